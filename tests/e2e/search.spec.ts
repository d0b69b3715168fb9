import { expect, NO_REAL_DATA, realData, test } from './visitor.ts';

const BOX = /Hae kohteita/;

test.describe('the search box', () => {
  test('a place is found by its Swedish name and opened with Enter', async ({ page }) => {
    await page.goto('/v/place');
    await page.getByRole('combobox', { name: BOX }).fill('Tavastehus slott');
    await expect(page.getByRole('option').first()).toContainText('Hämeen linna');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Hämeen linna' })).toBeVisible();
  });

  test('arrows move over the rows, headers are passed by, Escape closes', async ({ page }) => {
    await page.goto('/v/map');
    const box = page.getByRole('combobox', { name: BOX });
    await box.fill('kansallispuisto');
    await expect(page.getByRole('option').nth(2)).toBeVisible();
    await box.press('ArrowDown');
    await box.press('ArrowDown');
    const active = await box.getAttribute('aria-activedescendant');
    await expect(page.locator(`[id="${active}"]`)).toHaveAttribute('role', 'option');
    await box.press('Escape');
    await expect(page.getByRole('listbox')).toBeHidden();
  });

  test('a category filters the list', async ({ page }) => {
    await page.goto('/v/map?pos=5.5,25.5,63');
    await page.getByRole('combobox', { name: BOX }).fill('majakka');
    await page.getByRole('option', { name: /^Majakka/ }).first().click();
    await expect(page).toHaveURL(/\/v\/map\/category-man_made-lighthouse/);
    await expect(page.getByRole('link', { name: /Söderskär/ }).first()).toBeVisible();
  });

  test('a coordinate is a place to look at, and survives a reload', async ({ page }) => {
    await page.goto('/v/map');
    await page.getByRole('combobox', { name: BOX }).fill(`N 60° 59.69' E 24° 27.99'`);
    await page.getByRole('option').first().click();
    await expect(page).toHaveURL(/point=24\.4665/);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('60.99');
  });

  test('one letter answers nothing, nonsense says so', async ({ page }) => {
    await page.goto('/v/map');
    const box = page.getByRole('combobox', { name: BOX });
    await box.fill('k');
    await expect(page.getByRole('option')).toHaveCount(0);
    await box.fill('qzxwvqzxwv');
    await expect(page.getByText('Haulla ei löytynyt mitään').first()).toBeVisible();
  });

  test('a typo and a case ending are forgiven', async ({ page }) => {
    test.skip(!realData(), NO_REAL_DATA);
    await page.goto('/v/map');
    const box = page.getByRole('combobox', { name: BOX });
    for (const query of ['suomelinna', 'suomenlinnassa']) {
      await box.fill(query);
      await expect(page.getByRole('option', { name: /^Suomenlinna/ }).first()).toBeVisible();
    }
  });
});
