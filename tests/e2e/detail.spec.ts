import type { Page } from '@playwright/test';
import { expect, find, NO_REAL_DATA, realData, test } from './visitor.ts';

/** Opens the first place that the search answers as a page of its own. */
async function open(page: Page, name: string, language = 'fi'): Promise<number> {
  const { id } = await find(page, name);
  await page.goto(`/v/place/${id}?lang=${language}`);
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
  return id;
}

const section = (page: Page, heading: RegExp) =>
  page
    .getByRole('article')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: heading }) });

test.describe('the detail of a place', () => {
  // SPEC §2: Detail: back to map link
  // SPEC §2: Detail: route link, directions link, link to more info
  // SPEC §2: Detail: show coordinates
  test('leads back to the map, to the full list, to directions and to a search for it on the web', async ({ page }) => {
    const id = await open(page, 'Hämeen linna');
    await expect(page.getByRole('link', { name: 'Kaikki kohteet' })).toHaveAttribute('href', '/v/place');
    await expect(page.getByRole('article').getByText('Huippukohde')).toBeVisible();
    await expect(page.getByRole('article').getByText(/Hämeenlinna, Kanta-Häme/)).toBeVisible();
    await page.getByRole('button', { name: 'Reittiohje' }).click();
    await expect(page.getByRole('link', { name: 'Google Maps' })).toHaveAttribute(
      'href',
      /destination=61\.0\d{4}%2C24\.4\d{4}$/,
    );
    await expect(page.getByRole('link', { name: 'Hae tietoa verkosta' })).toHaveAttribute(
      'href',
      /q=H%C3%A4meen\+linna\+H%C3%A4meenlinna$/,
    );
    await expect(page.getByRole('article').getByText(/Koordinaatit 61\.0\d{4}, 24\.4\d{4}/)).toBeVisible();
    await page.getByRole('link', { name: 'Takaisin kartalle' }).click();
    await expect(page).toHaveURL(new RegExp(`/v/map/${id}`));
  });

  // SPEC §2: Detail: link to the parent attraction or to the full list
  test('shows an area in km² and the places in it by category, one open at a time', async ({ page }) => {
    test.skip(!realData(), NO_REAL_DATA);
    await open(page, 'Kaivopuisto');
    await expect(page.getByRole('article').getByText(/^Pinta-ala 0,\d+\u00A0km²$/)).toBeVisible();
    const inside = section(page, /^Alueella/);
    await expect(inside.getByRole('button', { expanded: true })).toHaveCount(1);
    await inside.getByRole('button', { name: /^Taideteos/ }).click();
    await expect(inside.getByRole('button', { expanded: true })).toHaveText(/^Taideteos/);
    const child = inside.getByRole('link').first();
    await child.click();
    // The area has links of its own name, to what is written of it, until the place in it is there.
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Kaivopuisto');
    await expect(page.getByRole('link', { name: 'Kaivopuisto', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Kaikki kohteet' })).toHaveCount(0);
  });

  // SPEC §2: Detail: area size in km² or route length in km
  // SPEC §2: Detail: child attractions (heading 'along the route' for PATH, 'in the area' otherwise)
  test('shows the length of a route in km, and the places along it in the order of their distance', async ({
    page,
  }) => {
    test.skip(!realData(), NO_REAL_DATA);
    await open(page, 'Sininen reitti');
    await expect(page.getByRole('article').getByText(/^Pituus \d+,\d\u00A0km$/)).toBeVisible();
    const along = section(page, /^Reitin varrella/);
    const ways = await along.getByText(/km alusta/).allInnerTexts();
    const km = ways.map((text) => Number(/^[\d,]+/.exec(text)?.[0].replace(',', '.')));
    expect(km.length).toBeGreaterThan(1);
    expect(km).toEqual(km.toSorted((a, b) => a - b));
  });

  // SPEC §3: Properties are all shown (RULINGS 11); opening hours with their state now
  test('shows whether it is open now, and when that changes', async ({ page }) => {
    test.skip(!realData(), NO_REAL_DATA);
    await open(page, 'Ateneum');
    await expect(
      page
        .getByRole('article')
        .getByText(/^(?:Avoinna nyt · sulkeutuu|Suljettu nyt · avautuu) (?:(?:ma|ti|ke|to|pe|la|su) )?klo \d\d:\d\d$/),
    ).toBeVisible();
  });
});

// SPEC §2: Detail: favourite buttons, comments, photo upload, private note: a visitor is prompted to log in (§6)
// SPEC §2: Detail: area size in km² or route length in km
test('a place asks for a login, but not for the heart; sizes have a decimal comma', async ({ page }) => {
  await open(page, 'Hämeen linna', 'en');
  const prompts = page.getByRole('article').getByRole('link', { name: 'Log in' });
  await page.getByRole('button', { name: 'Favourite', exact: true, pressed: false }).click();
  await expect(page.getByRole('button', { name: 'Favourite', exact: true, pressed: true })).toBeVisible();
  await expect(prompts).toHaveCount(1);
  await prompts.click();
  await expect(page).toHaveURL(/\/v\/home$/);
  await open(page, 'Nuuksion kansallispuisto', 'en');
  await expect(page.getByRole('article').getByText(/^Area \d+(?:,\d+)?\u00A0km²$/)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('what an action opens below the edge of the sheet comes into view', async ({ page }) => {
    const { id } = await find(page, 'Hämeen linna');
    await page.goto(`/v/map/${id}`);
    await page.getByRole('button', { name: 'Jaa' }).click();
    await expect(page.getByRole('button', { name: 'Kopioi linkki' })).toBeInViewport({ ratio: 1 });
    await page.goto('/v/map?point=24.51,61.02');
    await page.getByRole('button', { name: 'Lisää oma paikka' }).first().click();
    await expect(page.getByRole('article').getByRole('link', { name: 'Kirjaudu sisään' }).first()).toBeInViewport({
      ratio: 1,
    });
  });
});

test.describe('special cases', () => {
  // SPEC §2: Special cases: NOTFOUND shows 'Kohdetta ei löytynyt', possibly removed; §4/§8 attraction 404
  test('a place that was never there is status 404 and says that it is not found, possibly removed', async ({
    page,
  }) => {
    const answer = await page.goto('/v/place/999999999999');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Kohdetta ei löytynyt' })).toBeVisible();
    await expect(page.getByText('Kohde on mahdollisesti poistettu.')).toBeVisible();
    await page.getByRole('link', { name: 'Kaikki kohteet' }).click();
    await expect(page).toHaveURL(/\/v\/place\?pos/);
  });

  // SPEC §2: Special cases: id -1 is a coordinate point with the coordinates as name, a route link and an
  //   add-own-place button
  test('a coordinate point has its coordinates as name, a route link, an add button, also after a reload', async ({
    page,
  }) => {
    await page.goto('/v/place');
    await page.goto('/v/place?point=24.9415,60.1718');
    const name = page.getByRole('heading', { level: 1, name: '60.17180, 24.94150' });
    await expect(name).toBeVisible();
    await expect(page).toHaveTitle(/^60\.17180, 24\.94150/);
    await page.getByRole('button', { name: 'Reittiohje' }).click();
    await expect(page.getByRole('link', { name: 'Google Maps' })).toHaveAttribute(
      'href',
      /destination=60\.17180%2C24\.94150$/,
    );
    await page.reload();
    await expect(name).toBeVisible();
    await page.getByRole('button', { name: 'Lisää oma paikka' }).click();
    await page.getByRole('article').getByRole('link', { name: 'Kirjaudu sisään' }).click();
    await expect(page).toHaveURL(/\/v\/home$/);
    await page.goBack();
    await expect(name).toBeVisible();
    expect(new URL(page.url()).searchParams.get('point')).toBe('24.9415,60.1718');
  });
});

test.describe('sharing', () => {
  // SPEC §2: Share: otherwise a popup with WhatsApp and copy link
  test('opens a popup with WhatsApp and a link to copy, and says that it was copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/v/place?point=24.9415,60.1718');
    await page.getByRole('button', { name: 'Jaa' }).click();
    await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\?text=60\.17180.*point%3D24\.9415%2C60\.1718/,
    );
    await page.getByRole('button', { name: 'Kopioi linkki' }).click();
    await expect(page.getByText('Linkki kopioitu')).toBeVisible();
    await expect(page.getByRole('link', { name: 'WhatsApp' })).toBeHidden();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(copied).searchParams.get('point')).toBe('24.9415,60.1718');
    await page.goto(copied);
    await expect(page.getByRole('heading', { level: 1, name: '60.17180, 24.94150' })).toBeVisible();
  });
});
