import { expect, test } from './visitor.ts';

const BOX = /Hae kohteita/;

test.describe('the search box', () => {
  // SPEC §2: Search box: arrows move
  // SPEC §2: A category result filters by category
  // SPEC §9: Search minimum 2 chars
  test('is gone through by arrows, leads to categories, coordinates and kinds', async ({ page }) => {
    await test.step('arrows move over the rows, headers are passed by, Escape closes', async () => {
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

    await test.step('a category filters the list', async () => {
      await page.goto('/v/map?pos=5.5,25.5,63');
      await page.getByRole('combobox', { name: BOX }).fill('majakka');
      await page
        .getByRole('option', { name: /^Majakka/ })
        .first()
        .click();
      await expect(page).toHaveURL(/\/v\/map\/category-man_made-lighthouse/);
      await expect(page.getByRole('link', { name: /Söderskär/ }).first()).toBeVisible();
    });

    await test.step('a coordinate is a place to look at, and survives a reload', async () => {
      await page.goto('/v/map');
      await page.getByRole('combobox', { name: BOX }).fill(`N 60° 59.69' E 24° 27.99'`);
      await page.getByRole('option').first().click();
      await expect(page).toHaveURL(/point=24\.4665/);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('60.99');
    });

    await test.step('one letter answers nothing, nonsense says so', async () => {
      await page.goto('/v/map');
      const box = page.getByRole('combobox', { name: BOX });
      await box.fill('k');
      await expect(page.getByRole('option')).toHaveCount(0);
      await box.fill('qzxwvqzxwv');
      await expect(page.getByText('Haulla ei löytynyt mitään').first()).toBeVisible();
      await page.getByRole('option', { name: 'Museot' }).click();
      await expect(page).toHaveURL(/\/v\/map\/museum/);
    });
  });

  // SPEC §2: Search box: focus shows results
  // SPEC §5: Search: query trimmed; empty clears results; under 2 chars gives no results
  // SPEC §2: Query words of 2 or more characters are highlighted in results
  // SPEC §2: Search box: Enter selects, header rows are skipped
  // SPEC §2: An attraction result opens it
  test('hides, shows and clears its results, highlights words and opens a place', async ({ page }) => {
    await test.step('leaving the field hides the results, focus shows them again, emptying clears them', async () => {
      await page.goto('/v/place');
      const box = page.getByRole('combobox', { name: BOX });
      await box.fill('linna');
      await expect(page.getByRole('option').first()).toBeVisible();
      await box.blur();
      await expect(page.getByRole('option')).toHaveCount(0);
      await box.focus();
      await expect(page.getByRole('option').first()).toBeVisible();
      const results = page.getByRole('option', { name: /linna/i });
      await expect(results.first()).toBeVisible();
      await box.fill('');
      await expect(results).toHaveCount(0);
      await box.fill('linna');
      await expect(results.first()).toBeVisible();
      await page.getByRole('button', { name: 'Tyhjennä haku' }).click();
      await expect(box).toHaveValue('');
      await expect(results).toHaveCount(0);
      await expect(box).toBeFocused();
    });

    await test.step('words of two letters or more are highlighted', async () => {
      await page.goto('/v/place');
      await page.getByRole('combobox', { name: BOX }).fill('linna hä');
      await expect(
        page
          .getByRole('option', { name: /^Hämeen linna/ })
          .first()
          .locator('mark'),
      ).toHaveText(['Hä', 'linna']);
      await page.getByRole('combobox', { name: BOX }).fill('linna h');
      await expect(
        page
          .getByRole('option', { name: /^Hämeen linna/ })
          .first()
          .locator('mark'),
      ).toHaveText(['linna']);
    });

    await test.step('a place is found by its Swedish name and opened with Enter', async () => {
      await page.goto('/v/place');
      await page.getByRole('combobox', { name: BOX }).fill('Tavastehus slott');
      await expect(page.getByRole('option').first()).toContainText('Hämeen linna');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Hämeen linna' })).toBeVisible();
    });
  });

  test('an empty field offers what was chosen last, what is near and the kinds of places', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ longitude: 25.47, latitude: 65.01 });
    await page.goto('/v/place');
    const box = page.getByRole('combobox', { name: BOX });
    await box.fill('Hämeen linna');
    await page.getByRole('option').first().click();
    await expect(page).toHaveURL(/\/v\/place\/\d+/);
    await page.reload();
    await box.click();
    await expect(page.getByRole('option').first()).toContainText('Hämeen linna');
    await page.getByRole('option', { name: 'Lähellä minua' }).click();
    await expect(page).toHaveURL(/\/v\/place\?pos=12,25\.47,65\.01/);
  });
});
