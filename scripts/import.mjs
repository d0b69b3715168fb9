// `npm run import`: builds the server when needed, then scripts/commands/import.ts.
import { ensureServerBuilt, runBuilt, runMain } from './lib/project.mjs';

await runMain(async () => {
  await ensureServerBuilt();
  await runBuilt('import');
});
