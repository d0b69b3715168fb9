import type { Page } from '@playwright/test';
import { lookAt, openMap, standsStill } from './drawnMap.ts';
import { expect, NO_REAL_DATA, realData, test } from './visitor.ts';

// Software WebGL draws every pixel by hand: the map is small here.
test.use({ viewport: { width: 920, height: 640 } });

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'Täältä ei ole vielä tarkkaa karttaa' });
const zoom = (page: Page) => page.evaluate(() => window.taivalMap?.getZoom() ?? 0);

test.describe('where the base map has no details', { tag: '@map' }, () => {
  test('it says so, and comes no closer than 12: by a shared link, by a button, by the keyboard', async ({ page }) => {
    await openMap(page, '15,27.03,68.905');
    await expect(notice(page)).toBeVisible();
    await expect(page).toHaveURL(/pos=12,27\.03,68\.905/);
    await page.getByRole('button', { name: 'Lähennä' }).click();
    await page.locator('canvas.maplibregl-canvas').press('+');
    await standsStill(page);
    expect(await zoom(page)).toBe(12);
    await lookAt(page, 7, [27.03, 68.905]);
    await expect(notice(page)).toBeHidden();
  });

  test('a map that has them says nothing, and comes close', async ({ page }) => {
    test.skip(!realData(), NO_REAL_DATA);
    await openMap(page, '15,24.945,60.169');
    await expect.poll(() => page.evaluate(() => window.taivalMap?.getLayersOrder() ?? [])).toContain('haze');
    expect(await zoom(page)).toBe(15);
    await expect(notice(page)).toBeHidden();
    await page.getByRole('button', { name: 'Lähennä' }).click();
    await expect.poll(() => zoom(page)).toBe(16);
  });

  test('a map that was moved out of them steps back to 12, and may come close again where they are', async ({
    page,
  }) => {
    test.skip(!realData(), NO_REAL_DATA);
    await openMap(page, '15,24.945,60.169');
    await expect.poll(() => page.evaluate(() => window.taivalMap?.getLayersOrder() ?? [])).toContain('haze');
    await lookAt(page, 15, [25.2, 60.3]);
    await expect.poll(() => zoom(page)).toBe(12);
    await page.goto('/v/map?pos=16,24.945,60.169');
    await expect.poll(() => zoom(page)).toBe(16);
  });
});
