import { axeFaultsInBothLooks } from './axe.ts';
import { ALL_WORDS, form, openPlace, otherPage, row, rows, section, sendComment, text, way } from './commentHelp.ts';
import { SIZES } from './everyScreen.ts';
import { button, field, loggedIn, loggedInAdmin } from './users.ts';
import { expect, test } from './visitor.ts';

const words = ALL_WORDS.fi;

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
      await openPlace(page, language);
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
      const visitor = await otherPage(browser, baseURL, (other) => openPlace(other, language));
      await expect(row(visitor, second, language)).toBeVisible();
      await visitor.context().close();
      await page.goto('/v/home');
      await button(page, said['account.logout']).click();
      await expect(field(page, said['field.email'])).toBeVisible();
      await expect(page.getByText(second)).toHaveCount(0);
      await openPlace(page, language);
      await expect(row(page, second, language)).toBeVisible();
      await expect(way(row(page, second, language), said['comment.edit'])).toHaveCount(0);
      await expect(form(page, language)).toHaveCount(0);
    });
  });

  // SPEC §6: A visitor reads comments, and is prompted to log in to write them
  test('a visitor reads comments, and is asked to log in to write one', async ({ page, browser, baseURL }) => {
    const said = text('Kaikkien luettavissa');
    const author = await otherPage(browser, baseURL, loggedIn);
    await sendComment(author, said);
    await author.context().close();
    await openPlace(page, language);
    await expect(row(page, said, language)).toBeVisible();
    await expect(section(page, language).getByText(ALL_WORDS[language]['login.place'])).toBeVisible();
    await expect(section(page, language).getByRole('textbox')).toHaveCount(0);
    await section(page, language).getByRole('link', { name: ALL_WORDS[language]['login.open'] }).click();
    await expect(page).toHaveURL(/\/v\/home$/);
  });
});

// SPEC §6: Edit and delete of own comments; admins see the latest, edit and delete any
test('an admin edits and deletes comments of others', async ({ page, browser, baseURL }) => {
  const author = await otherPage(browser, baseURL, loggedIn);
  const said = text('Sopimaton');
  await sendComment(author, said);
  await author.context().close();
  await loggedInAdmin(page);
  await openPlace(page);
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
  await sendComment(page, mine);
  const other = await otherPage(browser, baseURL, loggedIn);
  await sendComment(other, `${text('Toisen')} ${'pitkäsana'.repeat(30)}`);
  await other.context().close();
  const check = async (name: string) => {
    expect(await axeFaultsInBothLooks(page), name).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(390);
  };
  await openPlace(page, language);
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
