import type { Page } from '@playwright/test';
import { openMap } from './drawnMap.ts';
import { expect, find, firstCard, test } from './visitor.ts';

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Päävalikko' }).getByRole('link', { name, exact: true });
const heading = (page: Page) => page.getByRole('article').getByRole('heading', { level: 1 });
const entries = (page: Page) => page.evaluate(() => window.history.length);

// SPEC §2: /v/map/{x} and /v/place/{x}: id, kind or category-{category}
// SPEC §2: Browser history is pushed on changes of attraction, kind, category, tab; back restores them
test('back restores attraction, kind, category and tab, each as it was, and forward returns', async ({ page }) => {
  await page.goto('/v/place');
  await expect(firstCard(page)).toBeVisible();
  await page.getByRole('link', { name: 'Museot' }).click();
  await expect(page).toHaveURL(/\/v\/place\/museum(\?|$)/);
  const museum = page
    .getByRole('main')
    .getByRole('link', { name: /Sibeliuksen/ })
    .first();
  await museum.click();
  await expect(page).toHaveURL(/\/v\/place\/\d+/);
  await expect(heading(page)).toContainText('Sibeliuksen');
  const place = new URL(page.url()).pathname;
  await tab(page, 'Kartta').click();
  await expect(page).toHaveURL(new RegExp(place.replace('/place/', '/map/')));
  await expect(tab(page, 'Kartta')).toHaveAttribute('aria-current', 'page');
  await expect(heading(page)).toBeFocused();
  await page.getByRole('combobox').click();
  await page.getByRole('combobox').fill('museo');
  await page.getByRole('option', { name: /Museo/ }).first().click();
  await expect(page).toHaveURL(/\/v\/map\/category-/);
  await tab(page, 'Suosikit').click();
  await expect(page).toHaveURL(/\/v\/favourites$/);

  await page.goBack();
  await expect(page).toHaveURL(/\/v\/map\/category-/);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(place.replace('/place/', '/map/')));
  await expect(heading(page)).toContainText('Sibeliuksen');
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${place}(\\?|$)`));
  await expect(heading(page)).toContainText('Sibeliuksen');
  await page.goBack();
  await expect(page).toHaveURL(/\/v\/place\/museum(\?|$)/);
  await expect(museum).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/v\/place(\?|$)/);
  await expect(page.getByRole('link', { name: 'Retkeily', exact: true })).toHaveAttribute('aria-current', 'true');
  await page.goForward();
  await expect(page).toHaveURL(/\/v\/place\/museum(\?|$)/);
});

// SPEC §4: … except when loaded initially or by back
test('back stays on the tab that it leads to: it switches none', async ({ page }) => {
  const { id } = await find(page, 'Hämeen linna');
  await page.goto(`/v/place/${id}`);
  await expect(heading(page)).toBeVisible();
  await tab(page, 'Ohje')
    .or(page.getByRole('link', { name: 'Ohje' }))
    .first()
    .click();
  await expect(page).toHaveURL(/\/v\/help$/);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/v/place/${id}(\\?|$)`));
});

// SPEC §4: From the intro tab, selecting an attraction switches to map
test('from the intro a place opens on the map', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('combobox').fill('Hämeen linna');
  await page
    .getByRole('option', { name: /^Hämeen linna/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/v\/map\/\d+/);
  await expect(heading(page)).toContainText('Hämeen linna');
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

// SPEC §2: Query parameter pos: zoom,lon,lat
// SPEC §2: Pos is always replaced, never pushed (RULINGS 1)
test('moving the map replaces its address and adds no step', { tag: '@map' }, async ({ page }) => {
  await openMap(page, '11,24.47,61');
  const before = await entries(page);
  await page.evaluate(() => void window.taivalMap?.jumpTo({ center: [24.6, 61.1], zoom: 11.5 }));
  await expect(page).toHaveURL(/pos=11\.5,24\.6,61\.1/);
  expect(await entries(page)).toBe(before);
});

// SPEC §2: Hiking is the default and is omitted from the path
test('an address that is not canonical is replaced, not followed by another', async ({ page }) => {
  await page.goto('/v/help');
  const before = await entries(page);
  await page.goto('/v/map/hiking?lang=en&attraction=nonsense&tab=search');
  await expect(page).toHaveURL(/\/v\/place(\?|$)/);
  expect(await entries(page)).toBe(before + 1);
});

test('a list to which the visitor comes back is scrolled as it was', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 520 });
  await page.goto('/v/place');
  await expect(firstCard(page)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 120));
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(0);
  const card = page
    .getByRole('main')
    .getByRole('link', { name: /Hämeenlinna/ })
    .last();
  await card.evaluate((link) => link instanceof HTMLElement && link.click());
  await expect(heading(page)).toBeVisible();
  await page.goBack();
  await expect(firstCard(page)).toBeAttached();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
});

// SPEC §2: Query parameters that are not valid (ruled in RULINGS 1, 2)
test('an address of nonsense is answered by a page of ours', async ({ page }) => {
  for (const address of [
    '/v/map/%E0%A4%A',
    '/v/place/%00',
    '/?attraction=%E0%A4%A',
    '/?pos=%F0%9F%98%80',
    `/v/place/${'9'.repeat(300)}`,
    '/?tab=__proto__&lang=constructor&attraction=1e9&attraction=5',
  ])
    await test.step(address.slice(0, 50), async () => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expect(
        page
          .getByRole('link', { name: 'Kohteet', exact: true })
          .or(page.getByRole('link', { name: /etusivu|kartta/i }))
          .first(),
      ).toBeVisible();
    });
});
