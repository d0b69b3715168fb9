import type { Page } from '@playwright/test';
import { sayClosed } from './closures.ts';
import { drawnDiscs, type LonLat, openMap } from './drawnMap.ts';
import { expect, find, test } from './visitor.ts';

const PLACE = 'Sibeliuksen syntymäkoti';
const card = (page: Page) => page.getByRole('main').getByRole('link', { name: new RegExp(`^${PLACE}`) });
const chip = (page: Page) => page.getByRole('button', { name: /^Piilota suljetut/ }).first();

async function isDrawn(page: Page, [lon, lat]: LonLat): Promise<boolean> {
  const discs = await drawnDiscs(page);
  return discs.some(([x, y]) => Math.abs(x - lon) < 0.0001 && Math.abs(y - lat) < 0.0001);
}

// Issue 23: shown on card, list filter ("hide closed"), map
test('a closed place says so on its card, and is hidden from list and map on demand @map', async ({ page }) => {
  const { id, pt: pos } = await find(page, PLACE);
  const at = `16,${pos.join()}`;
  await sayClosed(page, id, true);

  await test.step('its card says until when', async () => {
    await page.goto(`/v/place/museum?pos=${at}&lang=fi`);
    await expect(card(page)).toContainText(/Suljettu \d\d\.\d\d\.\d{4} asti/);
  });

  await test.step('the chip hides it, and the way back shows it', async () => {
    await expect(chip(page)).toHaveText(/1$/);
    await chip(page).click();
    await expect(page).toHaveURL(/[?&]hideClosed=true$/);
    await expect(chip(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(card(page)).toHaveCount(0);
    await page.goBack();
    await expect(card(page)).toHaveCount(1);
  });

  await test.step('the map draws it, and leaves it out by the same link', async () => {
    await openMap(page, at, '', 'museum');
    await expect.poll(() => isDrawn(page, pos)).toBe(true);
    await chip(page).click();
    await expect.poll(() => isDrawn(page, pos)).toBe(false);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Poista suodattimet: Piilota suljetut' })).toBeVisible();
    await expect.poll(() => isDrawn(page, pos)).toBe(false);
  });

  await test.step('once it is open again it is back', async () => {
    await sayClosed(page, id, false);
    await page.goto(`/v/place/museum?pos=${at}&hideClosed=true`);
    await expect(card(page)).toHaveCount(1);
    await expect(card(page)).not.toContainText('Suljettu');
  });
});
