import { expect, test } from './visitor.ts';

const LANGUAGES = [
  {
    lang: 'fi',
    intro: 'Etusivu',
    claims: ['1000 luontokohdetta', '3000 reittiä', '2000 nähtävyyttä'],
    tabs: ['Kartta', 'Kohteet', 'Suosikit', 'Kirjaudu'],
  },
  {
    lang: 'sv',
    intro: 'Startsida',
    claims: ['1000 naturmål', '3000 leder', '2000 sevärdheter'],
    tabs: ['Karta', 'Platser', 'Favoriter', 'Logga in'],
  },
  {
    lang: 'en',
    intro: 'Home',
    claims: ['1000 nature sites', '3000 trails', '2000 sights'],
    tabs: ['Map', 'Places', 'Favourites', 'Log in'],
  },
] as const;

// SPEC §2: The product is in Finnish, Swedish and English
// SPEC §2: Intro: marketing claims of 1000 nature sites, 3000 trails and 2000 sights
test('the intro makes its claims in every language, with the live counts beside them', async ({ page }) => {
  for (const { lang, intro, claims } of LANGUAGES)
    await test.step(lang, async () => {
      await page.goto(`/v/intro/${lang}`);
      await expect(page).toHaveTitle(`${intro} – Taival`);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      for (const claim of claims) {
        const item = page.getByRole('listitem').filter({ hasText: claim });
        await expect(item.getByText(claim, { exact: true })).toBeVisible();
        await expect(item.getByText(/^\d[\d\s,]* \p{L}/u).first()).toBeVisible();
      }
    });
  await page.getByRole('link', { name: 'Open the map', exact: true }).click();
  await expect(page).toHaveURL(/\/v\/map/);
  await page.goBack();
  await expect(page).toHaveURL(/\/v\/intro\/en$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

// SPEC §2: Document titles: the attraction name plus its admin areas, or the tab's name, followed by the product
//   name
// SPEC §2: Logo to intro, Map, Places, Favourites, Me or Login, help button
test('every tab of the toolbar has its title, and back returns through them', async ({ page }) => {
  await page.goto('/v/help?lang=sv');
  await expect(page).toHaveURL(/\/v\/help$/);
  await expect(page).toHaveTitle('Hjälp – Taival');
  const navigation = page.getByRole('navigation').first();
  for (const name of ['Karta', 'Platser', 'Favoriter', 'Logga in'])
    await expect(navigation.getByRole('link', { name, exact: true })).toBeVisible();
  await navigation.getByRole('link', { name: 'Favoriter', exact: true }).click();
  await expect(page).toHaveTitle('Favoriter – Taival');
  await expect(page.getByRole('heading', { level: 1, name: 'Favoriter' })).toBeFocused();
  await navigation.getByRole('link', { name: 'Logga in', exact: true }).click();
  await expect(page).toHaveTitle('Logga in – Taival');
  await page.goBack();
  await expect(page).toHaveTitle('Favoriter – Taival');
  await page.goBack();
  await expect(page).toHaveTitle('Hjälp – Taival');
});

// SPEC §2: Other: About page (licences list loaded on demand from /static/licenses.json)
// SPEC §9: Last-updated date: shown from a build timestamp
test('the about page shows the date of the build and the sources, and licences on demand', async ({ page }) => {
  await page.goto('/v/about?lang=en');
  await expect(page).toHaveTitle('About – Taival');
  await expect(page.getByText(/\d\d\.\d\d\.\d{4}\.$/).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'ODbL 1.0' }).first()).toBeVisible();
  const asked = page.waitForRequest('**/static/licenses.json');
  await page.getByRole('button', { name: 'Show licences' }).click();
  await asked;
  await expect(page.getByRole('link', { name: /^maplibre-gl / })).toBeVisible();
});

// SPEC §2: Route form: /v/{tab}/{optional segment}; the root / is the intro tab
// SPEC §2: Query parameter tab: the value search is treated as place
test('the root is the intro with counts from the served page, or the page that its parameters name', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    // Who is logged in is asked by POST, and later.
    if (request.url().includes('/graphql?')) asked.push(request.url());
  });
  await page.goto('/');
  await expect(page).toHaveTitle('Etusivu – Taival');
  await expect(page.getByRole('heading', { name: 'Nyt mukana' })).toBeVisible();
  await expect(page.getByText(/^\d.* luontokohde/).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Parhaat kohteet: / })).toBeVisible();
  expect(asked).toEqual([]);
  await page.goto('/?attraction=5');
  await expect(page).toHaveURL(/\/v\/place\/5$/);
  await page.goto('/?tab=search');
  await expect(page).toHaveURL(/\/v\/place(\?|$)/);
  await page.goto('/?attraction=nonsense&pos=1,2&tab=nothing');
  await expect(page).toHaveURL(/\/$/);
});

// SPEC §2: The intro in English is /v/intro/en; the language is taken from the third path segment
test('the language of the path is replaced by the one chosen, and stays for other pages', async ({ page }) => {
  await page.goto('/v/intro/en');
  await page.getByRole('button', { name: /Svenska/ }).click();
  await expect(page).toHaveURL(/\/v\/intro\/sv$/);
  await expect(page).toHaveTitle('Startsida – Taival');
  await page.goto('/v/home');
  await expect(page).toHaveTitle('Logga in – Taival');
});

test('an address of no page says so and leads to the map', async ({ page }) => {
  await page.goto('/v/nothing');
  await expect(page.getByRole('heading', { level: 1, name: 'Sivua ei löytynyt' })).toBeVisible();
  await page.getByRole('link', { name: 'Avaa kartta' }).click();
  await expect(page).toHaveURL(/\/v\/map/);
});

test('toolbar and intro are within the screen, however small it is', async ({ page }) => {
  for (const [width, height] of [
    [320, 640],
    [360, 740],
    [667, 375],
    [900, 700],
  ] as const)
    await test.step(`${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await page.goto('/?lang=fi');
      await expect(page.getByRole('heading', { name: 'Nyt mukana' })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await page.goto('/v/help?lang=sv');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const control of await page.getByRole('banner').locator('a, button').filter({ visible: true }).all()) {
        const box = await control.boundingBox();
        const name = (await control.getAttribute('aria-label')) ?? (await control.textContent()) ?? '';
        expect(box?.x, name).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0), name).toBeLessThanOrEqual(width);
        if (box && box.height > 30) expect(Math.min(box.width, box.height), name).toBeGreaterThanOrEqual(47.5);
      }
    });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  // SPEC §2: Other tabs: home, favourites, help, feedback, about, installhelp
  test("no page is wider than the screen in any language, and the toolbar's words fit their targets", async ({
    page,
  }) => {
    for (const { lang, tabs } of LANGUAGES)
      await test.step(lang, async () => {
        for (const path of ['/', '/v/help', '/v/about', '/v/installhelp', '/v/home', '/v/favourites']) {
          await page.goto(`${path}?lang=${lang}`);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390);
        }
        for (const name of tabs) {
          const tab = page.getByRole('navigation').first().getByRole('link', { name, exact: true });
          const { width, height, overflow } = await tab.evaluate((link) => ({
            width: link.clientWidth,
            height: link.clientHeight,
            overflow: link.scrollWidth > link.clientWidth,
          }));
          expect(Math.min(width, height)).toBeGreaterThanOrEqual(48);
          expect(overflow).toBe(false);
        }
      });
  });
});
