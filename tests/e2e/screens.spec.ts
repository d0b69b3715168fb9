import { tabTo } from './tabTo.ts';
import { expect, find, firstCard, test } from './visitor.ts';

const LANGUAGES = [
  { lang: 'fi', hiking: 'Retkeily', castle: 'Hämeen linna', missing: /Kohdetta ei löytynyt/ },
  { lang: 'sv', hiking: 'Vandring', castle: 'Tavastehus slott', missing: /hittades inte/ },
  { lang: 'en', hiking: 'Hiking', castle: 'Häme Castle', missing: /not found/i },
] as const;

// SPEC §1: The product is in Finnish, Swedish and English; nothing stands in the way of assistive technology in
//   any of them
test('the list, a place and one that is not there speak the language of the URL', async ({ page }) => {
  const { id } = await find(page, 'Hämeen linna');
  for (const { lang, hiking, castle, missing } of LANGUAGES)
    await test.step(lang, async () => {
      await page.goto(`/v/place?lang=${lang}`);
      await expect(page.getByRole('heading', { name: hiking, exact: true })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await page.goto(`/v/place/${id}?lang=${lang}`);
      await expect(page.getByRole('heading', { level: 1, name: castle })).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(castle));
      // An id that was never given.
      await page.goto(`/v/place/123456789012?lang=${lang}`);
      await expect(page.getByText(missing).first()).toBeVisible();
      await expect(page.getByRole('navigation').first()).toBeVisible();
    });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('nothing is wider than the screen', async ({ page }) => {
    for (const route of ['/v/map', '/v/place', '/v/map/museum?lang=sv', '/v/place/none?lang=en']) {
      await page.goto(route);
      await expect(page.getByRole('combobox')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), route).toBeLessThanOrEqual(390);
    }
  });

  // SPEC §1: Visitors need no account to browse map, lists and details
  // SPEC §2: Map and place tabs: both show a search box and either the attraction list or the attraction detail
  test('the list lies in a sheet that opens by keyboard, and a card opens the place', async ({ page }) => {
    await page.goto('/v/map');
    const card = firstCard(page);
    await card.scrollIntoViewIfNeeded();
    await card.click();
    await expect(page).toHaveURL(/\/v\/map\/\d+/);
    await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(card).toBeVisible();
  });
});

// SPEC §2: What is served for a list or place carries its data (DESIGN 7)
test('the list is in the served page: it needs no request to the API', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/graphql') && request.url().includes('kind')) asked.push(request.url());
  });
  await page.goto('/v/place');
  await expect(firstCard(page)).toBeVisible();
  expect(asked).toEqual([]);
});

// SPEC §4: Kind: selecting the already active kind makes it none
test('choosing a kind shows its places, choosing it again none and a hint', async ({ page }) => {
  await page.goto('/v/place');
  await page.getByRole('link', { name: 'Museot' }).click();
  await expect(page).toHaveURL(/\/v\/place\/museum/);
  await expect(page.getByRole('link', { name: /Sibeliuksen/ }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Museot' }).click();
  await expect(page).toHaveURL(/\/v\/place\/none/);
  await expect(page.getByText(/Valitse/)).toBeVisible();
});

test('everything in the list can be reached with the keyboard alone', async ({ page }) => {
  await page.goto('/v/place');
  const card = firstCard(page);
  await expect(card).toBeVisible();
  await tabTo(page, card);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/v\/place\/\d+/);
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
});
