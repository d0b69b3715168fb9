// `npm run bench`: builds when needed, then scripts/commands/bench.ts.
import { findChromium } from './lib/chromium.mjs';
import { ensureBuilt, runBuilt, runMain } from './lib/project.mjs';

await runMain(async () => {
  await ensureBuilt();
  process.env.CHROMIUM = await findChromium();
  await runBuilt('bench');
});
