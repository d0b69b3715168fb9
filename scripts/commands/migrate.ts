import { readConfig } from '#api/platform/config.ts';
import { openDatabase } from '#api/platform/db/database.ts';
import { runCommand } from '../cli/runCommand.ts';

// `npm run migrate`: brings the tables up to this version, so that an upgrade fails before any process is replaced. The
// server does the same when it starts.
await runCommand(async () => {
  const db = await openDatabase(readConfig(process.env));
  await db.close();
  console.log('The tables are up to date.');
  return 0;
});
