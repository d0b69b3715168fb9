import type { Locator, Page } from '@playwright/test';
import { formatAgo } from '#common/format.ts';
import type { Language } from '#common/languages.ts';
import { axeFaults, axeFaultsInBothLooks } from './axe.ts';
import { SIZES, USER_PAGES } from './everyScreen.ts';
import { placeIds, show } from './show.ts';
import { button, loggedIn } from './users.ts';
import { expect, find, test } from './visitor.ts';
import { WORDS } from './words.ts';

const BEST = 'Hämeen linna';
const GOOD = 'Aulangon luonnonsuojelualue';
const TODO = 'Sibeliuksen syntymäkoti';
/** No other test has it as a favourite. */
const COUNTED = 'Aulangonjärven polku';
const POS = '?pos=11.2,24.46654,60.99486';

/** One of the four buttons of an open place. */
const choice = (page: Page, word: string) =>
  page
    .getByRole('region', { name: /^(Lisää suosikiksi|Lägg till som favorit|Add to favourites)$/ })
    .getByRole('button', { name: new RegExp(`^${word}`) });
/** Link to a place, whatever it is called in the language of the page. */
const link = async (page: Page, name: string, within: Locator = page.getByRole('main')) =>
  within.locator(`a[href^="/v/place/${(await find(page, name)).id}"]`);
const group = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
const heading = (page: Page) => page.getByRole('article').getByRole('heading', { level: 1 });

async function open(page: Page, name: string, tab: 'map' | 'place' = 'place'): Promise<void> {
  const { id } = await find(page, name);
  await page.goto(`/v/${tab}/${id}${POS}`);
  await expect(heading(page)).toBeVisible();
}

function mutationAnswered(page: Page): Promise<unknown> {
  return page.waitForResponse(
    (response) => response.url().endsWith('/graphql') && (response.request().postData() ?? '').includes('"input"'),
  );
}

async function choose(page: Page, name: string, word: string): Promise<void> {
  await open(page, name);
  const answered = mutationAnswered(page);
  await expect(choice(page, word)).toHaveAttribute('aria-disabled', 'false');
  await choice(page, word).click();
  await expect(choice(page, word)).toHaveAttribute('aria-pressed', 'true');
  await answered;
}

async function logOut(page: Page, language: Language): Promise<void> {
  await page.goto(`/v/home?lang=${language}`);
  await page.getByRole('main').locator('form[action="/api/user/logout-plain"] button').click();
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
}

// SPEC §2: Detail: favourite or star icon in the title, favourite buttons with counts (logged in)
// SPEC §2: Favourites: groups Best, Good, To-visit, each with 'added N ago'; an empty message
// RULINGS 22: what is nothing for the user stands in a fourth, folded group
// SPEC §2: Favourites on the map with their own icons by type; the list shows the favourites list
// SPEC §2: List: an own-favourites toggle; §4 choosing a kind clears favourites-on-map
// SPEC §4: Favourite toggle on the screen: the same type again removes it, a different type sets it; pressing sets
//   the type
// Issue "What people add": Favourites are optimistic in the client and correct after a failure
// SPEC §4: Login or logout reloads user, favourites and own places; nothing of them stays on the screen
test.describe('on a phone, in Swedish', () => {
  const language = 'sv';
  const words = WORDS[language];
  test.use(SIZES.phone);

  test('three favourites are saved, and stand in their groups until the user logs out', async ({ page }) => {
    await loggedIn(page);
    await page.goto(`/v/favourites?lang=${language}`);
    await expect(page.getByText(words['favourites.empty'])).toBeVisible();
    await choose(page, BEST, words['favourite.BEST']);
    await choose(page, GOOD, words['favourite.GOOD']);
    await choose(page, TODO, words['favourite.TODO']);

    await test.step('with how long ago, and a file of each group', async () => {
      await page.goto('/v/favourites');
      for (const [title, place] of [
        [words['favourites.BEST'], BEST],
        [words['favourites.GOOD'], GOOD],
        [words['favourites.TODO'], TODO],
      ] as const) {
        const card = await link(page, place, group(page, title));
        await expect(card).toContainText(
          words['favourites.added'].replace('{ago}', formatAgo(new Date(), new Date(), language)),
        );
        const coming = page.waitForEvent('download');
        await group(page, title).getByRole('link', { name: words['favourites.download'] }).click();
        expect((await coming).suggestedFilename()).toMatch(/\.gpx$/);
      }
    });

    await test.step('a card of the list carries its mark', async () => {
      await page.goto(`/v/place${POS}`);
      await expect(await link(page, GOOD)).toContainText(words['favourite.GOOD']);
    });

    await test.step('logging out leaves nothing', async () => {
      await logOut(page, language);
      await page.goto('/v/favourites');
      await expect(page.getByText(words['login.noFavourites'])).toBeVisible();
      await expect(await link(page, BEST)).toHaveCount(0);
      await open(page, BEST);
      await expect(choice(page, words['favourite.BEST'])).toHaveCount(0);
      expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('own.');
    });
  });
});

test.describe('a favourite', () => {
  test('is removed by its own button, and changed by another, by the keyboard too; each count follows', async ({
    page,
  }) => {
    await loggedIn(page);
    await choose(page, COUNTED, 'Paras');
    await expect(choice(page, 'Paras')).toHaveAccessibleName(/^Paras 1 käyttäjällä$/);
    await expect(page.getByRole('article').locator('header')).toContainText('Paras');
    await choice(page, 'Hyvä').focus();
    await page.keyboard.press('Enter');
    await expect(choice(page, 'Hyvä')).toHaveAttribute('aria-pressed', 'true');
    await expect(choice(page, 'Paras')).toHaveAttribute('aria-pressed', 'false');
    await expect(choice(page, 'Hyvä')).toHaveAccessibleName(/^Hyvä 1 käyttäjällä$/);
    await expect(choice(page, 'Paras')).toHaveAccessibleName(/^Paras 0 käyttäjällä$/);
    await page.reload();
    await expect(choice(page, 'Hyvä')).toHaveAttribute('aria-pressed', 'true');
    await expect(choice(page, 'Hyvä')).toHaveAccessibleName(/^Hyvä 1 käyttäjällä$/);
    await choice(page, 'Hyvä').click();
    await expect(choice(page, 'Hyvä')).toHaveAttribute('aria-pressed', 'false');
    await expect(choice(page, 'Hyvä')).toHaveAccessibleName(/^Hyvä 0 käyttäjällä$/);
    await page.goto('/v/favourites');
    await expect(page.getByText('Sinulla ei ole vielä suosikkeja.')).toBeVisible();
  });

  // SPEC §4: Favourite toggle on the screen: the same type again removes it, a different type sets it; pressing sets
  //   the type
  test('is set once by a double click', async ({ page }) => {
    await loggedIn(page);
    await open(page, TODO);
    await expect(choice(page, 'Haluan käydä')).toHaveAttribute('aria-disabled', 'false');
    const answered = mutationAnswered(page);
    await choice(page, 'Haluan käydä').dblclick();
    await expect(choice(page, 'Haluan käydä')).toHaveAttribute('aria-pressed', 'true');
    await answered;
    await page.goto('/v/favourites');
    await expect(group(page, 'Haluan käydä').getByRole('link', { name: TODO })).toBeVisible();
  });

  test('that the user does not care for stands in a fourth group, folded', async ({ page }) => {
    await loggedIn(page);
    await choose(page, BEST, 'Ei minulle');
    await page.goto('/v/favourites');
    const fold = page.getByRole('button', { name: /^Ei minulle/, expanded: false });
    await fold.click();
    await expect(page.getByRole('link', { name: new RegExp(BEST) })).toBeVisible();
  });
});

test.describe('on the map of a phone', { tag: ['@map', '@drawn'] }, () => {
  test.use(SIZES.phone);

  test('favourites take the place of the list and of its places, until a kind is chosen', async ({ page }) => {
    await page.addInitScript(() => sessionStorage.setItem('taival.map', 'exposed'));
    await loggedIn(page);
    await choose(page, BEST, 'Paras');
    const tiles: string[] = [];
    await page.goto(`/v/map${POS}`);
    const toggle = button(page, 'Suosikit kartalla');
    await expect(toggle).toBeVisible({ timeout: 60_000 });
    // The question about the position covers a part of a phone's map.
    await button(page, 'Ei nyt').click();
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(button(page, 'Omat suosikit')).toHaveAttribute('aria-pressed', 'true');
    await expect(group(page, 'Parhaat').getByRole('link', { name: BEST })).toBeVisible();
    page.on('request', (request) => {
      if (request.url().includes('/tiles/attractions/')) tiles.push(request.url());
    });

    await test.step('a click on its icon opens it', async () => {
      const { pt } = await find(page, BEST);
      const spot = async () => page.evaluate(([lon, lat]) => window.taivalMap?.project([lon, lat]), pt);
      const box = await page.locator('canvas.maplibregl-canvas').boundingBox();
      await expect(async () => {
        const at = await spot();
        if (!at || !box) throw new Error('The map shows nothing yet.');
        await page.mouse.click(box.x + at.x, box.y + at.y);
        await expect(heading(page)).toHaveText(BEST, { timeout: 1500 });
      }).toPass({ timeout: 60_000 });
      expect(tiles).toEqual([]);
    });

    await test.step('choosing a kind ends it', async () => {
      await page.goBack();
      await expect(button(page, 'Omat suosikit')).toHaveAttribute('aria-pressed', 'true');
      await page.getByRole('navigation', { name: 'Kohteiden tyyppi' }).getByRole('link', { name: 'Retkeily' }).click();
      await expect(button(page, 'Omat suosikit')).toHaveAttribute('aria-pressed', 'false');
      await expect(toggle).toHaveAttribute('aria-pressed', 'false');
      await expect(
        page
          .getByRole('main')
          .getByRole('link', { name: /Hämeenlinna/ })
          .first(),
      ).toBeVisible();
    });
  });
});

test.describe('without an account', () => {
  test.use({ ...SIZES.phone, colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });

  // Issue "What a visitor meets": Favourites without an account: kept on the device
  // Issue "What a visitor meets": Favourites without an account: offered to the account at login (once, merged)
  test('the favourites of a visitor stay on the device, until they move to the account', async ({ page }) => {
    await open(page, BEST);
    const heart = page.getByRole('article').getByRole('button', { name: WORDS.fi['actions.favourite'] });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect.soft(await axeFaults(page), 'the pressed heart').toEqual([]);
    // It shows at once, and is stored a moment later; loading another page in between would lose it.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('deviceFavourites'))).not.toBeNull();
    await page.goto('/v/favourites');
    await expect(await link(page, BEST, group(page, 'Parhaat'))).toBeVisible();
    await expect(page.getByText(WORDS.fi['login.favourites'])).toBeVisible();
    expect.soft(await axeFaults(page), 'the favourites of a visitor').toEqual([]);

    await loggedIn(page);
    await page.goto('/v/favourites');
    await expect(button(page, 'Siirrä tilille')).toBeVisible();
    expect.soft(await axeFaults(page), 'the offer').toEqual([]);
    await button(page, 'Siirrä tilille').click();
    await expect(await link(page, BEST, group(page, 'Parhaat'))).toBeVisible();
    await expect(button(page, 'Siirrä tilille')).toHaveCount(0);
    await page.reload();
    await expect(await link(page, BEST, group(page, 'Parhaat'))).toBeVisible();
    await logOut(page, 'fi');
    await page.goto('/v/favourites');
    await expect(page.getByText(WORDS.fi['login.noFavourites'])).toBeVisible();
  });
});

test.describe('in both looks', () => {
  const size = 'phone';
  test.use({ ...SIZES[size], contextOptions: { reducedMotion: 'reduce' } });

  // Issue "What people add": Nothing stands in the way of assistive technology on what is a user's own
  test('axe finds nothing on the pages of a user who is logged in', async ({ page }) => {
    await loggedIn(page);
    await choose(page, BEST, 'Paras');
    const axeFindsNothing = async (name: string) => {
      expect.soft(await axeFaultsInBothLooks(page), name).toEqual([]);
    };
    await choice(page, 'Paras').hover();
    await axeFindsNothing('a pressed button under the pointer');
    const ids = await placeIds(page);
    for (const screen of USER_PAGES.filter(({ map }) => !map)) {
      await show(page, screen, ids, 'fi', size);
      await axeFindsNothing(screen.name);
    }
  });

  test('axe finds nothing on the map of a user who is logged in', { tag: '@map' }, async ({ page }) => {
    await loggedIn(page);
    const ids = await placeIds(page);
    for (const screen of USER_PAGES.filter(({ map }) => map)) {
      await show(page, screen, ids, 'fi', size);
      expect.soft(await axeFaultsInBothLooks(page), screen.name).toEqual([]);
    }
  });
});
