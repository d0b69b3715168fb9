import {
  ALL_WORDS,
  form,
  openPlace,
  OTHER_PLACE,
  otherPage,
  QUIET_PLACE,
  row,
  section,
  sendComment,
  text,
  way,
} from './commentHelp.ts';
import { loggedIn } from './users.ts';
import { expect, find, test } from './visitor.ts';

const words = ALL_WORDS.fi;

test.describe('writing a comment', () => {
  // SPEC §5: The form shows only when logged in and the first comment is not already the user's own
  test('is offered again when somebody else has written', async ({ page, browser, baseURL }) => {
    await loggedIn(page);
    const mine = text('Oma');
    await sendComment(page, mine, OTHER_PLACE);
    await openPlace(page, 'fi', OTHER_PLACE);
    await expect(row(page, mine)).toBeVisible();
    await expect(form(page)).toHaveCount(0);
    const other = await otherPage(browser, baseURL, loggedIn);
    const answer = text('Vastaus');
    await sendComment(other, answer, OTHER_PLACE);
    await other.context().close();
    await page.reload();
    await section(page).scrollIntoViewIfNeeded();
    await expect(row(page, answer)).toBeVisible();
    await expect(way(row(page, answer), words['comment.edit'])).toHaveCount(0);
    await expect(form(page)).toBeVisible();
    await expect(way(row(page, mine), words['comment.edit'])).toBeVisible();
  });

  // Issue "What people add": A comment that could not be sent is not lost
  test('without a server is not lost: it waits in the list, and is written once if it arrived unanswered', async ({
    page,
  }) => {
    await loggedIn(page);
    await openPlace(page, 'fi', OTHER_PLACE);
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
