// `npm run screenshots [-- PLAYWRIGHT OPTIONS]`: pictures of known views, light and dark, phone and desktop, into
// .data/screenshots.
import { findChromium } from './lib/chromium.mjs';
import { ensureBuilt, runMain, runProgram } from './lib/project.mjs';

await runMain(async () => {
  await ensureBuilt();
  const CHROMIUM = await findChromium();
  await runProgram(
    '@playwright/test',
    ['test', '--config', 'playwright.screenshots.config.ts', ...process.argv.slice(2)],
    { env: { CHROMIUM } },
  );
});
