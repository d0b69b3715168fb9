import type { Browser, Locator, Page } from '@playwright/test';
import type { Language } from '#common/languages.ts';
import { ACCOUNT_WORDS } from './accountWords.ts';
import { axeFaultsInBothLooks } from './axe.ts';
import { SIZES } from './everyScreen.ts';
import { OWN_WORDS } from './ownWords.ts';
import { button, field, loggedIn, loggedInAdmin } from './users.ts';
import { expect, find, test } from './visitor.ts';

const PLACE = 'Hämeen linna';
/** Nobody comments on it. */
const QUIET_PLACE = 'Sibeliuksen syntymäkoti';

/** All texts that somebody logged in may see. */
const ALL_WORDS = {
  fi: { ...ACCOUNT_WORDS.fi, ...OWN_WORDS.fi },
  sv: { ...ACCOUNT_WORDS.sv, ...OWN_WORDS.sv },
  en: { ...ACCOUNT_WORDS.en, ...OWN_WORDS.en },
} as const;

const words = ALL_WORDS.fi;
const section = (page: Page, language: Language = 'fi') =>
  page
    .getByRole('article')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: ALL_WORDS[language]['comments.title'], exact: true }) });
const rows = (page: Page, language: Language = 'fi') => section(page, language).getByRole('listitem');
const form = (page: Page, language: Language = 'fi') => field(page, ALL_WORDS[language]['comment.write']);
const row = (page: Page, text: string, language: Language = 'fi') => rows(page, language).filter({ hasText: text });
const way = (comment: Locator, name: string) => comment.getByRole('button', { name, exact: true });

let made = 0;

/** A comment that nobody else has written in this run. */
function text(words: string): string {
  made += 1;
  return `${words} ${Date.now().toString(36)}${made}`;
}

async function open(page: Page, language: Language = 'fi', name = PLACE): Promise<void> {
  const { id } = await find(page, name);
  await page.goto(`/v/place/${id}?lang=${language}`);
  await section(page, language).scrollIntoViewIfNeeded();
}

/** A page on which somebody is logged in, in a browser of their own. */
async function otherPage(
  browser: Browser,
  baseURL: string | undefined,
  who: (page: Page) => Promise<unknown>,
): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: baseURL ?? '', locale: 'fi-FI' })).newPage();
  await who(page);
  return page;
}

async function comment(page: Page, said: string): Promise<void> {
  const { id } = await find(page, PLACE);
  expect((await page.request.post('/api/comments/', { data: { attractionId: id, text: said } })).status()).toBe(200);
}

/** Sees every call that writes a comment. */
async function onWriting(
  page: Page,
  handle: (go: () => Promise<void>, stop: () => Promise<void>) => Promise<void>,
): Promise<void> {
  await page.route('**/graphql', (route, request) =>
    request.postData()?.includes('clientMutationId') === true
      ? handle(
          () => route.continue(),
          () => route.abort(),
        )
      : route.continue(),
  );
}

test.describe('on a phone, in English', () => {
  const language = 'en';
  const said = ALL_WORDS[language];
  test.use(SIZES.phone);

  // SPEC §2: Detail: comments; newest first, with author, relative time and the mark of an edit (RULINGS 21)
  // SPEC §2: Home: my comments
  test('a comment is written, edited, deleted, restored, at home; a logout leaves it to read', async ({
    page,
    browser,
    baseURL,
  }) => {
    const { username } = await loggedIn(page);
    const first = text('Laavulla oli puita');
    const second = text('Puut ovat loppu');

    await test.step('written by Enter, a new line by Shift and Enter; then the form is not there', async () => {
      await open(page, language);
      await form(page, language).fill(first);
      await form(page, language).press('Shift+Enter');
      await form(page, language).pressSequentially('Toinen rivi');
      await form(page, language).press('Enter');
      await expect(row(page, first, language).getByText(`${first}\nToinen rivi`)).toBeVisible();
      await expect(row(page, first, language).getByRole('link', { name: username })).toHaveAttribute(
        'href',
        `/v/profile/${encodeURIComponent(username)}`,
      );
      await expect(rows(page, language).first()).toContainText(first);
      await expect(form(page, language)).toHaveCount(0);
      await page.reload();
      await section(page, language).scrollIntoViewIfNeeded();
      await expect(row(page, first, language)).toBeVisible();
      await expect(form(page, language)).toHaveCount(0);
    });

    await test.step('edited in its place', async () => {
      await way(row(page, first, language), said['comment.edit']).click();
      const editor = field(page, said['comment.editing']);
      await expect(editor).toBeFocused();
      await editor.fill(second);
      await button(page, said['comment.save']).click();
      await expect(row(page, second, language)).toBeVisible();
      await expect(way(row(page, second, language), said['comment.edit'])).toBeFocused();
      await expect(page.getByText(first)).toHaveCount(0);
    });

    await test.step('deleted, and restored as a new one', async () => {
      await way(row(page, second, language), said['comment.delete']).click();
      await expect(page.getByText(second)).toHaveCount(0);
      await expect(rows(page, language).filter({ hasText: said['comment.deleted'] })).toBeVisible();
      await button(page, said['comment.restore']).click();
      await expect(row(page, second, language)).toBeVisible();
      await expect(rows(page, language).filter({ hasText: said['comment.deleted'] })).toHaveCount(0);
      await expect(rows(page, language).first()).toContainText(second);
    });

    await test.step('at home with the way to its place, edited there too', async () => {
      await page.goto('/v/home');
      const mine = page
        .getByRole('main')
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: said['comments.mine'] }) });
      await expect(mine.getByRole('listitem')).toHaveCount(1);
      await way(mine.getByRole('listitem'), said['comment.edit']).click();
      await field(page, said['comment.editing']).press('Escape');
      await mine.getByRole('link', { name: /linna|slott|castle/i }).click();
      await section(page, language).scrollIntoViewIfNeeded();
      await expect(row(page, second, language)).toBeVisible();
    });

    await test.step('for all to read; after a logout nothing of it can be changed', async () => {
      const visitor = await otherPage(browser, baseURL, (other) => open(other, language));
      await expect(row(visitor, second, language)).toBeVisible();
      await visitor.context().close();
      await page.goto('/v/home');
      await button(page, said['account.logout']).click();
      await expect(field(page, said['field.email'])).toBeVisible();
      await expect(page.getByText(second)).toHaveCount(0);
      await open(page, language);
      await expect(row(page, second, language)).toBeVisible();
      await expect(way(row(page, second, language), said['comment.edit'])).toHaveCount(0);
      await expect(form(page, language)).toHaveCount(0);
    });
  });

  // SPEC §6: A visitor reads comments, and is prompted to log in to write them
  test('a visitor reads comments, and is asked to log in to write one', async ({ page, browser, baseURL }) => {
    const said = text('Kaikkien luettavissa');
    const author = await otherPage(browser, baseURL, loggedIn);
    await comment(author, said);
    await author.context().close();
    await open(page, language);
    await expect(row(page, said, language)).toBeVisible();
    await expect(section(page, language).getByText(ALL_WORDS[language]['login.place'])).toBeVisible();
    await expect(section(page, language).getByRole('textbox')).toHaveCount(0);
    await section(page, language).getByRole('link', { name: ALL_WORDS[language]['login.open'] }).click();
    await expect(page).toHaveURL(/\/v\/home$/);
  });
});

test.describe('writing a comment', () => {
  // SPEC §5: The form shows only when logged in and the first comment is not already the user's own
  test('is offered again when somebody else has written', async ({ page, browser, baseURL }) => {
    await loggedIn(page);
    const mine = text('Oma');
    await comment(page, mine);
    await open(page);
    await expect(row(page, mine)).toBeVisible();
    await expect(form(page)).toHaveCount(0);
    const other = await otherPage(browser, baseURL, loggedIn);
    const answer = text('Vastaus');
    await comment(other, answer);
    await other.context().close();
    await page.reload();
    await section(page).scrollIntoViewIfNeeded();
    await expect(row(page, answer)).toBeVisible();
    await expect(way(row(page, answer), words['comment.edit'])).toHaveCount(0);
    await expect(form(page)).toBeVisible();
    await expect(way(row(page, mine), words['comment.edit'])).toBeVisible();
  });

  // SPEC §5: Comment: max 500; empty after trim 'Syötä viesti'; Enter submits
  test('asks for a text, counts near the end, and restores its draft after a reload', async ({ page }) => {
    await loggedIn(page);
    await open(page, 'fi', QUIET_PLACE);
    await form(page).fill('   ');
    await button(page, 'Lähetä').click();
    await expect(section(page).getByText('Syötä viesti')).toBeVisible();
    await expect(form(page)).toBeFocused();
    await form(page).fill('a'.repeat(600));
    await expect(form(page)).toHaveValue('a'.repeat(500));
    await expect(section(page).getByText('0 merkkiä jäljellä')).toBeVisible();
    await form(page).fill('Kesken jäänyt');
    await page.reload();
    await section(page).scrollIntoViewIfNeeded();
    await expect(form(page)).toHaveValue('Kesken jäänyt');
    await expect(section(page).getByText('Ei vielä kommentteja.')).toBeVisible();
  });

  test('shows it before the server has answered; a second click sends nothing more', async ({ page }) => {
    await loggedIn(page);
    await open(page);
    const said = text('Kerran');
    let calls = 0;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await onWriting(page, async (go) => {
      calls += 1;
      await held;
      await go();
    });
    await form(page).fill(said);
    await button(page, 'Lähetä').dblclick();
    await expect(row(page, said)).toContainText('Lähetetään…');
    release();
    await expect(row(page, said)).toContainText('hetki sitten');
    await page.reload();
    await section(page).scrollIntoViewIfNeeded();
    await expect(row(page, said)).toHaveCount(1);
    expect(calls).toBe(1);
  });

  // Issue "What people add": A comment that could not be sent is not lost
  test('without a server is not lost: it waits in the list, and is written once if it arrived unanswered', async ({
    page,
  }) => {
    await loggedIn(page);
    await open(page);
    const said = text('Tärkeä');
    // Arrives, but its answer does not.
    await page.route('**/graphql', async (route, request) => {
      if (request.postData()?.includes('clientMutationId') !== true) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await form(page).fill(said);
    await form(page).press('Enter');
    await expect(row(page, said)).toContainText(words['outbox.waiting']);
    await expect(form(page)).toHaveCount(0);
    // A retry that is running now ends first.
    await page.unrouteAll({ behavior: 'wait' });
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(row(page, said)).toContainText('hetki sitten');
    await page.reload();
    await section(page).scrollIntoViewIfNeeded();
    await expect(row(page, said)).toHaveCount(1);
  });
});

// SPEC §6: Edit and delete of own comments; admins see the latest, edit and delete any
test('an admin edits and deletes comments of others', async ({ page, browser, baseURL }) => {
  const author = await otherPage(browser, baseURL, loggedIn);
  const said = text('Sopimaton');
  await comment(author, said);
  await author.context().close();
  await loggedInAdmin(page);
  await open(page);
  await way(row(page, said), words['comment.edit']).click();
  const tidied = text('Siistitty');
  await field(page, words['comment.editing']).fill(tidied);
  await field(page, words['comment.editing']).press('Enter');
  await way(row(page, tidied), words['comment.delete']).click();
  await expect(rows(page).filter({ hasText: words['comment.deleted'] })).toBeVisible();
  await expect(button(page, words['comment.restore'])).toHaveCount(0);
  await page.reload();
  await section(page).scrollIntoViewIfNeeded();
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByText(tidied)).toHaveCount(0);
});

test('comments can be used by everybody, in both looks', async ({ page, browser, baseURL }) => {
  const language = 'sv';
  const said = ALL_WORDS[language];
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await loggedIn(page);
  const mine = text('Oma');
  await comment(page, mine);
  const other = await otherPage(browser, baseURL, loggedIn);
  await comment(other, `${text('Toisen')} ${'pitkäsana'.repeat(30)}`);
  await other.context().close();
  const check = async (name: string) => {
    expect(await axeFaultsInBothLooks(page), name).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(390);
  };
  await open(page, language);
  await button(page, said['comment.send']).click();
  await expect(section(page, language).getByText(said['comment.empty'])).toBeVisible();
  await check('form');
  await way(row(page, mine, language), said['comment.edit']).click();
  await check('editing');
  await field(page, said['comment.editing']).press('Escape');
  await way(row(page, mine, language), said['comment.delete']).press('Enter');
  await expect(button(page, said['comment.restore'])).toBeVisible();
  await check('deleted');
  await page.goto('/v/home');
  await expect(page.getByText(said['comments.mineNone'])).toBeVisible();
  await check('home');
});

test('the page stays where it is when the comments of a place come, where there are none', async ({ page }) => {
  await loggedIn(page);
  // A visit before it: the first picture takes for granted that the user is still logged in.
  await page.goto('/v/home');
  await expect(page.getByText(words['comments.mineNone'])).toBeVisible();
  const { id } = await find(page, QUIET_PLACE);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/graphql', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/v/place/${id}`);
  await expect(section(page)).toBeVisible();
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
  const height = () => section(page).evaluate((element) => element.getBoundingClientRect().height);
  const before = await height();
  release();
  await expect(form(page)).toBeVisible();
  expect(Math.abs((await height()) - before)).toBeLessThanOrEqual(2);
});
