import type { Page } from '@playwright/test';
import { tabTo } from './tabTo.ts';
import { expect, test } from './visitor.ts';

const LANGUAGES = [
  { lang: 'fi', heading: 'Löydä seuraava retkikohteesi', places: 'Selaa kohteita', list: 'Retkeily' },
  { lang: 'sv', heading: 'Hitta nästa utflyktsmål', places: 'Bläddra bland platser', list: 'Vandring' },
  { lang: 'en', heading: 'Find your next trip', places: 'Browse places', list: 'Hiking' },
] as const;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const { lang, heading, places, list } of LANGUAGES) {
    // SPEC §1: The served page of an intro, a list or a place can be read before, or without, its program
    test(`intro, list and place can be read and followed (${lang})`, async ({ page }) => {
      await page.goto(`/v/intro/${lang}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await page.getByRole('link', { name: places }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(list);
      const place = page.getByRole('main').getByRole('listitem').getByRole('link').first();
      const name = await place.locator('b').innerText();
      await place.click();
      await expect(page).toHaveURL(/\/v\/place\/\d+/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
    });
  }

  for (const path of ['/v/map', '/v/home'])
    test(`${path} says that it needs them, and leads to what can be read`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('link', { name: 'listan över platser' })).toBeVisible();
      await page.getByRole('link', { name: 'the list of places' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hiking');
    });
});

/** Opens the list, whose program is held back until it is released. */
async function openEarly(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/program-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/v/place', { waitUntil: 'commit' });
  return release;
}

// SPEC §1: The served page of an intro, a list or a place can be read before, or without, its program
test('the served list stays until the program draws the list in its place', async ({ page }) => {
  const release = await openEarly(page);
  const names = page.getByRole('listitem').getByRole('link').locator('b');
  await expect(names.first()).toBeVisible();
  const first = await names.first().innerText();
  release();
  await expect(page.getByRole('searchbox').or(page.getByRole('combobox')).first()).toBeVisible();
  await expect(page.getByText(first, { exact: true })).toBeVisible();
  await expect(page.locator('.early')).toHaveCount(0);
  await expect(page.getByRole('main')).toHaveCount(1);
});

// SPEC §1: Every action is possible with the keyboard alone, and the focus is never lost
test('a card focused in the served list is focused in the drawn list', async ({ page }) => {
  const release = await openEarly(page);
  const card = page.getByRole('listitem').getByRole('link').first();
  await expect(card).toBeVisible();
  const address = await card.getAttribute('href');
  await tabTo(page, card);
  release();
  await expect(page.locator('.early')).toHaveCount(0);
  await expect(page.locator('a:focus')).toHaveAttribute('href', address ?? '');
});
