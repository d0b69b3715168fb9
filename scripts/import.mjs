// `npm run import`: builds when needed, then scripts/commands/import.ts.
import { ensureBuilt, runBuilt, runMain } from './lib/project.mjs';

await runMain(async () => {
  await ensureBuilt();
  await runBuilt('import');
});
