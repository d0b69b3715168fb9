// `npm run bench`: builds when needed, then scripts/commands/bench.ts.
import { ensureBuilt, runBuilt, runMain } from './lib/project.mjs';

await runMain(async () => {
  await ensureBuilt();
  await runBuilt('bench');
});
