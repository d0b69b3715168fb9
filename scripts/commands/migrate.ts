import { readConfig } from '#api/platform/config.ts';
import { openDatabase } from '#api/platform/db/database.ts';
import { endOnSignals } from '../cli/endOnSignals.ts';
import { oneSentence } from '../cli/sentence.ts';

// `npm run migrate`: brings the tables up to this version, so that an upgrade fails before any process is replaced. The
// server does the same when it starts.
const ending = endOnSignals();
try {
  const db = await openDatabase(readConfig(process.env));
  await db.close();
  console.log('The tables are up to date.');
} catch (error) {
  if (!ending.isTold) console.error(oneSentence(error));
  process.exitCode = 1;
}
