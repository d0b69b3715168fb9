import type { Page } from '@playwright/test';
import { expect, test } from './visitor.ts';

/** Code of the map, as the build names its files. */
const MAP_CODE = /\/assets\/(MapView|AttractionOverlay|maplibre|deck)[^/]*\.js/;

function mapRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (MAP_CODE.test(request.url())) asked.push(request.url());
  });
  return asked;
}

test.describe('the map of the intro', { tag: '@map' }, () => {
  // SPEC §2: Intro: the map loads after a 5 s delay, or at once when the user leaves the tab
  // SPEC §7: Map and install help load on demand
  // SPEC §9: Map load delay on intro: 5 s
  test('loads 5 s after the intro shows, not before', async ({ page }) => {
    const opened = Date.now();
    await page.clock.install({ time: opened });
    const asked = mapRequests(page);
    await page.goto('/');
    await expect(page.getByText(/^Nyt mukana/).first()).toBeVisible();
    // The clock of the page runs while it loads, which takes a busy machine a second: from here on it stands.
    await page.clock.pauseAt(opened + 4900);
    expect(asked).toEqual([]);
    const code = page.waitForRequest(MAP_CODE);
    await page.clock.runFor(5000);
    await code;
  });

  // SPEC §2: Intro: the map is seen where there is room for it
  test('shows beside the words of a wide screen, and opens what is clicked in it on the map tab', async ({ page }) => {
    await page.goto('/');
    const canvas = page.locator('canvas.maplibregl-canvas');
    await expect(canvas).toBeVisible({ timeout: 60_000 });
    // Known once the map has loaded, which takes a busy machine long.
    await expect(canvas).toHaveAttribute('tabindex', '-1', { timeout: 100_000 });
    // Places are drawn after the map itself, and with them comes what takes clicks.
    await expect(async () => {
      await canvas.click({ position: { x: 5, y: 5 }, timeout: 1500 });
      await expect(page).toHaveURL(/\/v\/map/, { timeout: 1500 });
    }).toPass({ timeout: 60_000 });
  });

  test.describe('of a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    // SPEC §2: Intro: the map is seen where there is room for it
    test('loads unseen', async ({ page }) => {
      const code = page.waitForRequest(MAP_CODE);
      await page.goto('/');
      await code;
      await expect(page.locator('canvas')).toHaveCount(0);
    });
  });
});
