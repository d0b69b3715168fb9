import type { Page } from '@playwright/test';
import { SIZES } from './everyScreen.ts';
import { tabTo } from './tabTo.ts';
import { expect, find, firstCard, test } from './visitor.ts';

const ROUTES = { map: '/v/map?pos=11.2,24.46654,60.99486', places: '/v/place?pos=11.2,24.46654,60.99486' } as const;
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

// SPEC §1: Every action is possible with the keyboard alone, and the focus is never lost
test('the skip link leads past the toolbar to the content', async ({ page }) => {
  await page.goto(ROUTES.places);
  await expect(firstCard(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Siirry sisältöön' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox')).toBeFocused();
});

for (const tab of ['map', 'places'] as const) {
  // SPEC §1: Every action is possible with the keyboard alone, and the focus is never lost
  test(`the focus is restored on the way back from a place to its list (${tab})`, async ({ page }) => {
    await page.goto(ROUTES[tab]);
    const museums = page.getByRole('link', { name: 'Museot' });
    await tabTo(page, museums);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/museum/);
    await expect(museums).toBeFocused();
    // Of the list: the place has links to what is written of it, too.
    const museum = page.getByRole('listitem').getByRole('link', { name: /Sibeliuksen syntymäkoti/ });
    await tabTo(page, museum);
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Sibeliuksen syntymäkoti');
    await expect(heading(page)).toBeFocused();
    await page.goBack();
    await expect(museum).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(heading(page)).toBeFocused();
    await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Takaisin: Museot' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(museum).toBeVisible();
    await expect(heading(page)).toBeFocused();
  });
}

// SPEC §1: Every action is possible with the keyboard alone, and the focus is never lost
test('from tab to tab and back the page begins at its heading', async ({ page }) => {
  await page.goto('/v/help');
  await tabTo(page, page.getByRole('link', { name: 'Suosikit' }));
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Suosikit');
  await expect(heading(page)).toBeFocused();
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Selaa kohteita' }));
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Kohteet');
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('main').getByRole('link', { name: 'Selaa kohteita' })).toBeFocused();
  await page.goBack();
  await expect(heading(page)).toHaveText('Ohje');
  await expect(heading(page)).toBeFocused();
});

test('a search result is chosen by arrows and Enter, and the page begins at what it opens', async ({ page }) => {
  await page.goto(ROUTES.places);
  const box = page.getByRole('combobox');
  await tabTo(page, box);
  await page.keyboard.type('Hämeen linna');
  await expect(page.getByRole('option', { name: /Hämeen linna/ }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Hämeen linna');
  await expect(heading(page)).toBeFocused();
  await box.focus();
  await box.fill('majakka');
  await page
    .getByRole('option', { name: /^Majakka/ })
    .first()
    .waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/category-man_made-lighthouse/);
  await expect(heading(page).or(page.getByRole('main')).or(box).and(page.locator(':focus'))).toHaveCount(1);
});

test('the ways of sharing and downloading open, are gone through, and give the focus back', async ({ page }) => {
  const { id } = await find(page, 'Hämeen linna');
  await page.goto(`/v/place/${id}`);
  for (const [name, ways] of [
    ['Jaa', ['link WhatsApp', 'button Kopioi linkki']],
    [
      'Lataa',
      ['link GPX navigaattoriin tai kelloon', 'link GeoJSON karttaohjelmaan', 'button Tulosta tai tallenna PDF'],
    ],
  ] as const) {
    await tabTo(page, button(page, name));
    await page.keyboard.press('Enter');
    await expect(button(page, name)).toHaveAttribute('aria-expanded', 'true');
    for (const way of ways) {
      await page.keyboard.press('Tab');
      await expect(
        page.getByRole(way.startsWith('link') ? 'link' : 'button', { name: way.replace(/^\w+ /, '') }),
      ).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(button(page, name)).toBeFocused();
    await expect(button(page, name)).toHaveAttribute('aria-expanded', 'false');
  }
  await tabTo(page, button(page, 'Jaa'));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /Link/ })).toBeVisible();
  await expect(button(page, 'Jaa')).toBeFocused();
});

test('licences take the focus of the button that asked for them', async ({ page }) => {
  await page.goto('/v/about');
  await tabTo(page, button(page, 'Näytä lisenssit'));
  await page.keyboard.press('Enter');
  const list = page.getByRole('list').filter({ has: page.getByRole('link', { name: /^maplibre-gl / }) });
  await expect(list).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(list.getByRole('link').first()).toBeFocused();
});

// SPEC §1: Every action is possible with the keyboard alone, and the focus is never lost
test(
  'the map is moved, its base map chosen and a distance measured without a pointer',
  { tag: '@map' },
  async ({ page }) => {
    await page.goto(ROUTES.map);
    const canvas = page.locator('canvas.maplibregl-canvas');
    await expect(button(page, 'Karttapohja')).toBeVisible({ timeout: 60_000 });
    await tabTo(page, canvas);
    await page.keyboard.press('ArrowRight');
    await expect(page).not.toHaveURL(/24\.46654/);
    await page.keyboard.press('Tab');
    await expect(button(page, 'Lähennä')).toBeFocused();

    await tabTo(page, button(page, 'Karttapohja'));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('radio', { name: 'Maastokartta' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('radio', { name: 'Yleiskartta' })).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expect(button(page, 'Karttapohja')).toBeFocused();

    await page.keyboard.press('Tab');
    await expect(button(page, 'Etäisyyden mittaus')).toBeFocused();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('region', { name: 'Etäisyyden mittaus' });
    await tabTo(page, panel.getByRole('button', { name: 'Lisää keskipiste' }));
    await page.keyboard.press('Enter');
    await canvas.focus();
    const before = page.url();
    await page.keyboard.press('ArrowRight');
    await expect(page).not.toHaveURL(before);
    await tabTo(page, panel.getByRole('button', { name: 'Lisää keskipiste' }));
    await page.keyboard.press('Enter');
    await expect(panel.locator('output')).toHaveText(/^\d+,\d+\skm$/);
    await tabTo(page, panel.getByRole('button', { name: 'Lopeta' }));
    await page.keyboard.press('Enter');
    await expect(panel).toHaveCount(0);
    await expect(button(page, 'Etäisyyden mittaus')).toBeFocused();

    await tabTo(page, button(page, 'Piilota sivupaneeli'));
    await page.keyboard.press('Enter');
    await expect(button(page, 'Näytä sivupaneeli')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(firstCard(page)).toBeVisible();
  },
);

test.describe('on a phone', () => {
  test.use(SIZES.phone);

  // SPEC §1: Every action is possible with the keyboard alone, and the focus is never lost
  test('drawer and sheet open and close by their handles', async ({ page }) => {
    await page.goto(ROUTES.map);
    await expect(firstCard(page)).toBeVisible();
    await tabTo(page, button(page, 'Avaa valikko'));
    await page.keyboard.press('Enter');
    await expect(button(page, 'Sulje valikko')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('banner').locator(':focus')).toHaveCount(1);
    await tabTo(page, button(page, 'Sulje valikko'));
    await page.keyboard.press('Enter');
    await expect(button(page, 'Avaa valikko')).toBeFocused();

    const handle = page.getByRole('button', { name: /paneelia? (ylemmäs|alas)/ });
    await tabTo(page, handle);
    const top = () => handle.evaluate((one) => one.getBoundingClientRect().top);
    const peek = await top();
    await page.keyboard.press('ArrowUp');
    await expect.poll(top).toBeLessThan(peek - 100);
    const half = await top();
    await page.keyboard.press('ArrowUp');
    await expect(button(page, 'Laske paneeli alas')).toBeFocused();
    await expect.poll(top).toBeLessThan(half - 100);
    await page.keyboard.press('Enter');
    await expect.poll(top).toBeCloseTo(peek, -1);
    await expect(handle).toBeFocused();
  });
});
