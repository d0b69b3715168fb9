import { readFile } from 'node:fs/promises';
import { expect, find, test } from './visitor.ts';

// SPEC §2: A place can be taken along as GPX or GeoJSON, and on paper
test('a place is downloaded as GPX under its name, by keyboard alone', async ({ page }) => {
  const { id } = await find(page, 'Hämeen linna');
  await page.goto(`/v/place/${id}?lang=sv`);
  await page.getByRole('button', { name: 'Ladda ner' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^GPX/ })).toBeFocused();
  const coming = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const downloaded = await coming;
  expect(downloaded.suggestedFilename()).toMatch(/^tavastehus-slott-\d+\.gpx$/);
  expect(await readFile(await downloaded.path(), 'utf8')).toContain('<name>Tavastehus slott</name>');
  await expect(page.getByRole('link', { name: /^GPX/ })).toBeHidden();
});

// SPEC §2: A place can be taken along as GPX or GeoJSON, and on paper
test('on paper the place stands alone, also where it lies over the map', async ({ page }) => {
  const { id } = await find(page, 'Hämeen linna');
  await page.goto(`/v/map/${id}`);
  const title = page.getByRole('heading', { level: 1, name: 'Hämeen linna' });
  await expect(title).toBeVisible();
  await expect(page.getByRole('button', { name: 'Lataa' })).toBeVisible();
  await expect(page.getByRole('navigation')).not.toHaveCount(0);
  await expect(page.getByRole('search')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(title).toBeVisible();
  await expect(page.getByText(/^Koordinaatit/)).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('search')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Lataa' })).toBeHidden();
  await expect(page.locator('canvas:visible')).toHaveCount(0);
  const map = page.locator('figure img[src*="_paper"]');
  await expect.poll(() => map.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(768);
});
