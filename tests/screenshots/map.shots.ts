import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';

const FOLDER = path.join(import.meta.dirname, '..', '..', '.data', 'screenshots');

/** `pos` of the URL: zoom, lon, lat. */
const VIEWS = {
  'suomenlinna-z14': '14,24.9845,60.148',
  'helsinki-z13': '13,24.945,60.168',
  'helsinki-z15': '15,24.945,60.1695',
  'seurasaari-z15': '15,24.8845,60.183',
  'espoo-helsinki-z10': '10,24.8,60.2',
  'hameenlinna-z11': '11,24.4643,60.996',
  'finland-z5': '5,26,64.5',
} as const;

const SCREENS = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const;

for (const [screen, options] of Object.entries(SCREENS)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${screen}, ${colorScheme}`, () => {
      test.use({ ...options, colorScheme, locale: 'fi-FI' });
      for (const [view, pos] of Object.entries(VIEWS)) {
        test(view, async ({ page }) => {
          await page.goto(`/v/map?pos=${pos}`);
          await expect(page.locator('canvas.maplibregl-canvas')).toBeVisible();
          await settled(page);
          await page.screenshot({ path: path.join(FOLDER, `${view}-${screen}-${colorScheme}.png`) });
        });
      }
    });
  }
}

/** Waits until the network is quiet and three looks in a row show the same picture. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  let same = 0;
  let last: Uint8Array = new Uint8Array();
  await expect
    .poll(
      async () => {
        const now = await page.screenshot();
        same = now.equals(last) ? same + 1 : 0;
        last = now;
        return same;
      },
      { timeout: 120_000, intervals: [1500] },
    )
    .toBeGreaterThanOrEqual(2);
}
