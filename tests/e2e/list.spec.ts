import type { Locator, Page } from '@playwright/test';
import { detail, expect, NO_REAL_DATA, realData, test } from './visitor.ts';

const HELSINKI = 'pos=12,24.94,60.17';

const groups = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('button');
const cards = (page: Page) =>
  page.getByRole('main').getByRole('listitem').getByRole('link').filter({ hasText: 'Helsinki' });

/** Names of cards, in their order. */
async function names(list: Locator): Promise<string[]> {
  return (await list.allInnerTexts()).map((text) => text.split('\n')[0] ?? '');
}

/** The distances on the cards, in their order. */
async function distances(page: Page): Promise<number[]> {
  const texts = await page.getByRole('main').getByRole('listitem').getByRole('link').allInnerTexts();
  return texts.flatMap((text) => {
    const shown = /([\d\u00A0,]+)\u00A0km(?!²)/.exec(text)?.[1];
    return shown === undefined ? [] : [Number(shown.replaceAll('\u00A0', '').replace(',', '.'))];
  });
}

test.describe('the list view', () => {
  // SPEC §2: Map and place tabs: both show a search box and either the attraction list or the attraction detail
  // SPEC §2: List: kind selector hiking, attraction, museum, restaurant, and after a more toggle cafe, swimming,
  //   groceries, cycling, skiing
  // SPEC §2: List: a toilets category filter
  // SPEC §2: List: a hint to choose a kind if none is chosen
  // SPEC §2: List: a 'no places in map area, nearest places' notice
  test('has the kinds, asks for one where none is chosen, and shows the nearest ones where none are', async ({
    page,
  }) => {
    await test.step('has the kinds and the toilets, the rarer ones after the toggle', async () => {
      await page.goto('/v/place');
      const kinds = page.getByRole('navigation', { name: 'Kohteiden tyyppi' });
      const near = ['Laavut', 'Tulipaikat', 'Kahvilat', 'Reitit', 'Uinti'];
      const primary = ['Retkeily', 'Nähtävyydet', 'Museot', 'Ravintolat'];
      await expect(kinds.getByRole('link')).toHaveText([...near, ...primary, 'WC:t']);
      await kinds.getByRole('button', { name: 'Lisää' }).click();
      await expect(kinds.getByRole('link')).toHaveText([
        ...near,
        ...primary,
        'Ruokakaupat',
        'Pyöräily',
        'Hiihto',
        'WC:t',
      ]);
      await kinds.getByRole('link', { name: 'WC:t' }).click();
      await expect(page).toHaveURL(/\/v\/place\/wc/);
      await expect(page.getByRole('heading', { level: 2, name: 'WC:t' })).toBeVisible();
    });

    await test.step('asks to choose a kind where none is chosen, and leads to the default one', async () => {
      await page.goto('/v/place/none');
      await expect(page.getByText('Valitse ensin, millaisia kohteita etsit.')).toBeVisible();
      await page.getByRole('link', { name: 'Näytä retkeilykohteet' }).click();
      await expect(page).toHaveURL(/\/v\/place\?pos/);
    });

    await test.step('says that the map area has no places, and shows the nearest ones, the nearest first', async () => {
      await page.goto('/v/place/museum?pos=10,27.5,68.4');
      await expect(page.getByText('Kartan alueella ei ole kohteita. Lähimmät kohteet:')).toBeVisible();
      const shown = await distances(page);
      expect(shown.length).toBeGreaterThan(4);
      expect(shown).toEqual(shown.toSorted((a, b) => a - b));
    });
  });

  // SPEC §2: List: category lists with one open category at a time
  // SPEC §2: List: at most 40 cards
  // SPEC §9: List cards max 40; top-item badge above 3 stars
  test('has one category open at a time, and forty places at most', async ({ page }) => {
    test.skip(!realData(), NO_REAL_DATA);
    await test.step('has one category open at a time', async () => {
      await page.goto(`/v/place?${HELSINKI}`);
      await expect(groups(page).nth(1)).toBeVisible();
      await expect(groups(page).nth(0)).toHaveAttribute('aria-expanded', 'true');
      await expect(groups(page).and(page.locator('[aria-expanded="true"]'))).toHaveCount(1);
      await groups(page).nth(1).click();
      await expect(groups(page).nth(1)).toHaveAttribute('aria-expanded', 'true');
      await expect(groups(page).nth(0)).toHaveAttribute('aria-expanded', 'false');
      await expect(groups(page).and(page.locator('[aria-expanded="true"]'))).toHaveCount(1);
    });

    await test.step('shows forty places at most', async () => {
      await page.goto(`/v/place?${HELSINKI}`);
      await expect(page.getByText('40 parasta kohdetta')).toBeVisible();
      const counts = (await groups(page).allInnerTexts()).map((text) => Number(/\d+$/.exec(text)?.[0]));
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(40);
      await page.goto(`/v/place/category-amenity-cafe?${HELSINKI}`);
      await expect(page.getByText('40 parasta kohdetta')).toBeVisible();
      await expect(cards(page)).toHaveCount(40);
    });

    await test.step('shows the whole group of a chip', async () => {
      await page.getByRole('link', { name: 'Tulipaikat' }).click();
      for (const what of ['Tulentekopaikka', 'Grillipaikka'])
        await expect(cards(page).filter({ hasText: what }).first()).toBeVisible();
    });
  });

  // SPEC §2: List: sorted by quality score, with distance weighting when the user position is inside the map bounds
  //   (RULINGS 8)
  // SPEC §2: Detail: distance
  test('ranks by distance when the visitor is inside the bounds', async ({ page, context }) => {
    test.skip(!realData(), NO_REAL_DATA);
    const list = `/v/place/category-tourism-museum?${HELSINKI}`;
    await page.goto(list);
    await expect(cards(page).nth(9)).toBeVisible();
    const before = await names(cards(page));
    // Farther down qualities differ by more than the distances of a town take away.
    const tenth = before[9] ?? '';
    const id = /\d+$/.exec((await cards(page).nth(9).getAttribute('href')) ?? '')?.[0];
    const { pos } = await detail(page, Number(id));
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ longitude: pos[0], latitude: pos[1] });
    await page.goto(list);
    await expect(cards(page).filter({ hasText: tenth }).first()).toContainText(/(?:^|\D)0(?:,01)?\u00A0km/);
    await expect(async () => expect((await names(cards(page))).indexOf(tenth)).toBeLessThan(9)).toPass();
    expect(await distances(page), 'each card shows its distance').toHaveLength(before.length);
  });
});
