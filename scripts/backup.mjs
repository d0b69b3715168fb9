// `npm run backup`: builds the server when needed, then scripts/commands/backup.ts.
import { ensureServerBuilt, runBuilt, runMain } from './lib/project.mjs';

await runMain(async () => {
  await ensureServerBuilt();
  await runBuilt('backup');
});
