import { defineConfig } from '@playwright/test';
import { chromiumOfPages, testedChromium } from './scripts/lib/chromiumOptions.ts';
import { productOfWorker } from './tests/e2e/ownProduct.ts';

/** A test that looks at a drawn map has this tag, or its file stands in the list. */
const MAPS =
  /@map\b|\b(?:archive|baseMap|map|mapControls|outsideStyle|pocketJourney|relief|savedAreas|tilesElsewhere)\.spec\.ts/;

// A real Chromium against the built server on a real database; nothing may leave the server (BASEMAP=embedded).
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/browser',
  globalSetup: './tests/e2e/globalSetup.ts',
  // Software WebGL on a busy machine draws a town in many seconds.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // Each has a product of its own (globalSetup.ts).
  workers: 3,
  // A machine that stands still for seconds fails a test that a person would have waited for; the closing line tells
  // what passed only at the second try.
  retries: 1,
  reporter: 'list',
  use: {
    // The workers read this file again, after the global setup has started the product.
    baseURL: productOfWorker()?.url ?? '',
    viewport: { width: 1440, height: 900 },
    locale: 'fi-FI',
    // What has not come by then does not come: the second try begins earlier.
    actionTimeout: 90_000,
    // Requests that a worker answers are not seen by the tests' routes; what it does has tests of its own
    // (installed.spec.ts).
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    launchOptions: testedChromium,
  },
  projects: [
    // A graphics processor made of software draws a quarter of the pixels; sizes on the page stay as they are.
    { name: 'maps', grep: MAPS, use: { deviceScaleFactor: 0.5 } },
    { name: 'pages', grepInvert: MAPS, use: { launchOptions: chromiumOfPages } },
  ],
});
