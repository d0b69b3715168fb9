import type { Browser, Page } from '@playwright/test';
import { makeImage } from '../support/made/madeImages.ts';
import { withStores } from '../support/productFiles.ts';
import { ADMIN_WORDS } from './adminWords.ts';
import { axeFaultsInBothLooks } from './axe.ts';
import { SIZES } from './everyScreen.ts';
import { mailTo } from './outbox.ts';
import { dataDir } from './ownProduct.ts';
import {
  account,
  adminAccount,
  button,
  field,
  loggedIn,
  loggedInAdmin,
  login,
  password,
  PASSWORD,
  type User,
} from './users.ts';
import { expect, find, test } from './visitor.ts';

const words = ADMIN_WORDS.fi;

const main = (page: Page) => page.getByRole('main');
const rows = (page: Page) => main(page).locator('[data-row]');
const notice = (page: Page, text: RegExp | string) => page.locator('output').filter({ hasText: text });
const count = (page: Page, section: 'photos' | 'reports') =>
  page.getByRole('navigation').getByRole('link', { name: words[`admin.section.${section}`] });

let seed = 5000;
let castle = 0;

test.beforeAll(async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL: baseURL ?? '' });
  castle = (await find(page, 'Hämeen linna')).id;
  await page.close();
});

test.afterAll(() =>
  withStores(dataDir(), ({ pool }) => pool.query('DELETE FROM image WHERE attraction_id = $1', [castle])),
);

/**
 * Photos that somebody has sent, the first of them the first to be looked at. Answers the sender, and the paths of
 * the files.
 */
async function sent(
  page: Page,
  number: number,
): Promise<{ readonly user: User; readonly id: string; readonly imageIds: readonly number[] }> {
  const user = await account(page);
  return withStores(dataDir(), async ({ pool, files }) => {
    const [row] = (await pool.query<{ id: string }>('SELECT id FROM app_user WHERE username = $1', [user.username]))
      .rows;
    const imageIds: number[] = [];
    for (let n = 0; n < number; n += 1) {
      seed += 1;
      const created = new Date(Date.UTC(2026, 9, 1, 12, n)).toISOString();
      imageIds.push(
        await makeImage(pool, files, {
          attractionId: castle,
          seed,
          width: 400,
          height: 300,
          state: 'PENDING',
          uploaderId: row?.id ?? '',
          created,
        }),
      );
    }
    return { user, id: row?.id ?? '', imageIds };
  });
}

async function stateOf(imageIds: readonly number[]): Promise<string[]> {
  return withStores(dataDir(), async ({ pool }) =>
    (
      await pool.query<{ state: string }>('SELECT state::text FROM image WHERE id = ANY($1) ORDER BY id', [imageIds])
    ).rows.map(({ state }) => state),
  );
}

async function otherPage(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'fi-FI' });
  return context.newPage();
}

// SPEC §6: On login a toast shows the number of new images, and leads to the admin tab; §9 5 s; approval queue with
//   keys, and a reason by mail
test('an admin sees new photos at login, approves two by keys, rejects one; its sender gets the reason', async ({
  page,
}) => {
  const { user, id, imageIds } = await sent(page, 3);
  const admin = await adminAccount(page);
  await login(page, 'fi', admin);
  await notice(page, /kuva(a)? odottaa hyväksyntää/)
    .getByRole('link')
    .click();
  await expect(page).toHaveURL(/\/v\/admin$/);
  await expect(page).toHaveTitle(/^Ylläpito, Kuvat – Taival$/);
  await page.goto(`/v/admin?user=${id}`);
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).first()).toContainText('Hämeen linna');
  await expect(rows(page).first().getByRole('link', { name: user.username })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog').getByText(words['admin.key.approve'])).toBeVisible();
  await page.keyboard.press('a');
  await page.keyboard.press('Escape');
  await expect(rows(page)).toHaveCount(3);

  await page.keyboard.press('j');
  await expect(rows(page).first()).toBeFocused();
  await page.keyboard.press('a');
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toBeFocused();
  await page.keyboard.press('c');
  await expect(rows(page)).toHaveCount(1);
  await page.keyboard.press('r');
  const reason = field(page, words['admin.rejectReason']);
  await reason.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: words['admin.rejectMissing'] })).toBeVisible();
  await button(page, words['admin.reason.blurred']).click();
  await expect(reason).toBeFocused();
  await page.keyboard.type(' Ota uusi, arvaa a.');
  await page.keyboard.press('Enter');
  await expect(main(page).getByText(words['admin.photosDone'])).toBeVisible();
  await expect.poll(() => stateOf(imageIds)).toEqual(['APPROVED', 'APPROVED', 'REJECTED']);
  const mail = await mailTo(user.email, /^Kuvasi Taivalissa/);
  expect(mail.text).toContain(`${words['admin.reason.blurred']} Ota uusi, arvaa a.`);

  await main(page).getByRole('link', { name: words['admin.state.APPROVED'], exact: true }).click();
  await expect(page).toHaveURL(/state=approved/);
  await expect(rows(page)).toHaveCount(2);
  await expect(button(page, words['admin.cover']).first()).toHaveAttribute('aria-pressed', 'true');
  await expect(rows(page).first()).toContainText(admin.username);
  await page.goBack();
  await expect(main(page).getByText(words['admin.photosDone'])).toBeVisible();
});

// Issue "Weather and encyclopedia": Admin queue: bulk actions, and two moderators at once
test('several photos are chosen with a range and approved at once; what fails is as before, with a notice', async ({
  page,
}) => {
  const { id, imageIds } = await sent(page, 5);
  await loggedInAdmin(page);
  await page.goto(`/v/admin?user=${id}`);
  await expect(rows(page)).toHaveCount(5);
  await rows(page).nth(1).getByRole('checkbox').click();
  await rows(page)
    .nth(3)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] });
  await expect(main(page).getByText('3 valittu')).toBeVisible();
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('onlyWaiting') === true ? route.abort() : route.continue(),
  );
  await button(page, words['admin.approveChosen']).click();
  await expect(notice(page, /./)).toBeVisible();
  await expect(rows(page)).toHaveCount(5);
  expect(await stateOf(imageIds)).toEqual(Array.from({ length: 5 }, () => 'PENDING'));
  await page.unroute('**/graphql');
  await rows(page).nth(1).focus();
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+X');
  await page.keyboard.press('a');
  await expect(notice(page, '3 kuvaa on hyväksytty')).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).nth(1)).toBeFocused();
  expect(await stateOf(imageIds)).toEqual(['PENDING', 'APPROVED', 'APPROVED', 'APPROVED', 'PENDING']);
});

// Issue "Weather and encyclopedia": Admin queue: bulk actions, and two moderators at once
test('a photo decided on by another admin or deleted meanwhile is not changed, and a notice says why', async ({
  page,
  browser,
  baseURL,
}) => {
  const { id, imageIds } = await sent(page, 2);
  const other = await otherPage(browser, baseURL);
  await loggedInAdmin(page);
  await loggedInAdmin(other);
  for (const one of [page, other]) {
    await one.goto(`/v/admin?user=${id}`);
    await expect(rows(one)).toHaveCount(2);
  }
  await rows(other).first().getByRole('button', { name: words['admin.approve'], exact: true }).click();
  await expect(notice(other, 'Kuva on hyväksytty')).toBeVisible();
  await rows(page).first().getByRole('button', { name: words['admin.reject'] }).click();
  await field(page, words['admin.rejectReason']).fill('Epätarkka');
  await field(page, words['admin.rejectReason']).press('Enter');
  await expect(notice(page, 'Toinen ylläpitäjä oli jo käsitellyt kuvan')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  expect(await stateOf(imageIds)).toEqual(['APPROVED', 'PENDING']);
  await withStores(dataDir(), ({ pool }) => pool.query('DELETE FROM image WHERE id = $1', [imageIds[1]]));
  await rows(page).first().getByRole('button', { name: words['admin.approve'], exact: true }).click();
  await expect(notice(page, 'Kuva oli jo poistettu')).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await other.context().close();
});

// SPEC §2: Admin: latest comments with edit and delete; reports in the admin queue
test('an admin edits and deletes comments of others, and closes reports', async ({ page, browser, baseURL }) => {
  const writing = await otherPage(browser, baseURL);
  const author = await loggedIn(writing);
  const said = (text: string) =>
    writing.request
      .post('/api/comments/', { data: { attractionId: castle, text } })
      .then(async (answer) => (await answer.json())[0].id as number);
  const ids = [await said('Ensimmäinen'), await said('Toinen kommentti')];
  const reporting = await otherPage(browser, baseURL);
  await loggedIn(reporting);
  for (const id of ids) {
    const query = 'mutation ($input: ReportInput!) { report(input: $input) { __typename } }';
    const answer = await reporting.request.post('/graphql', {
      data: { query, variables: { input: { id: btoa(`Comment:${id}`), reason: `Asiaton ${id}` } } },
    });
    expect((await answer.json()).data).toEqual({ report: { __typename: 'ReportPayload' } });
  }
  await loggedInAdmin(page);
  await page.goto('/v/admin/reports');
  const reported = (id: number | undefined) =>
    main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading'), hasText: `Asiaton ${id}` });
  await expect(reported(ids[0])).toContainText('Ensimmäinen');
  await expect(reported(ids[0]).getByRole('link', { name: `Käyttäjä ${author.username}` })).toHaveAttribute(
    'href',
    /\/v\/admin\/users\?q=/,
  );
  await reported(ids[0]).getByRole('button', { name: words['admin.keep'] }).click();
  await expect(notice(page, words['admin.caseKept'])).toBeVisible();
  await expect(reported(ids[0])).toHaveCount(0);
  await reported(ids[1]).getByRole('button', { name: words['admin.removeComment'] }).click();
  await expect(reported(ids[1])).toHaveCount(0);
  await page.goto('/v/admin/reports?state=closed');
  await expect(reported(ids[0])).toContainText(words['admin.outcome.KEPT']);
  await expect(reported(ids[1])).toContainText(words['admin.outcome.REMOVED']);

  await page.getByRole('navigation').getByRole('link', { name: words['admin.section.comments'] }).click();
  await expect(page).toHaveURL(/\/v\/admin\/comments$/);
  const written = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: author.username }) });
  await expect(written).toHaveCount(1);
  await expect(written.getByRole('link', { name: 'Hämeen linna' })).toBeVisible();
  await written.getByRole('button', { name: words['comment.edit'] }).click();
  await field(page, words['comment.editing']).fill('Siistitty');
  await field(page, words['comment.editing']).press('Enter');
  await expect(written).toContainText('Siistitty');
  await written.getByRole('button', { name: words['comment.delete'] }).click();
  await expect(main(page).getByText(words['comment.deleted'])).toBeVisible();
  // Shown before the server has answered.
  await expect.poll(async () => (await writing.request.get('/api/comments/my/')).json()).toEqual([]);
  await writing.context().close();
  await reporting.context().close();
});

// SPEC §2: Home: admin tools link for admin; the admin tab is for admins
test('a user reads that the page is for admins; an admin who logs in sees it, and finds it from their account', async ({
  page,
}) => {
  const admin = await adminAccount(page);
  await loggedIn(page);
  await page.goto('/v/admin/reports');
  await expect(main(page).getByText(words['admin.only'])).toBeVisible();
  await page.goto('/v/home');
  await expect(main(page).getByRole('link', { name: words['account.profile'] })).toBeVisible();
  await expect(main(page).getByRole('link', { name: words['nav.admin'] })).toHaveCount(0);
  await button(page, words['account.logout']).click();
  await expect(field(page, words['field.email'])).toBeVisible();

  await page.goto('/v/admin/reports');
  await field(page, words['field.email']).fill(admin.email);
  await password(page, words['field.password']).fill(PASSWORD);
  await button(page, words['login.open']).click();
  await expect(main(page).getByRole('heading', { level: 2, name: words['admin.section.reports'] })).toBeVisible();
  await expect(page).toHaveURL(/\/v\/admin\/reports$/);
  await page.goto('/v/home');
  await main(page).getByRole('link', { name: words['nav.admin'] }).click();
  await expect(page).toHaveURL(/\/v\/admin$/);
  await expect(count(page, 'photos')).toHaveAttribute('aria-current', 'page');
});

// Issue "Weather and encyclopedia": Nothing stands in the way of assistive technology on the queues of admins
test.describe('axe finds nothing on the queues', () => {
  // Issue "Weather and encyclopedia": Nothing stands in the way of assistive technology on the queues of admins
  test('of a phone, in both looks', async ({ page: making, browser, baseURL }) => {
    const { id } = await sent(making, 2);
    const context = await browser.newContext({ baseURL: baseURL ?? '', ...SIZES.phone });
    const page = await context.newPage();
    await loggedInAdmin(page);
    const language = 'en';
    for (const path of [`/v/admin?user=${id}`, '/v/admin/reports', '/v/admin/comments']) {
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
      await expect(main(page).getByRole('heading', { level: 2 })).toBeVisible();
      if (path.includes('user')) {
        await rows(page).first().getByRole('checkbox').click();
        await expect(button(page, ADMIN_WORDS[language]['admin.approveChosen'])).toBeVisible();
      }
      expect(await axeFaultsInBothLooks(page), path).toEqual([]);
      const isWide = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      expect(isWide, `${path} scrolls sideways`).toBe(false);
    }
    await context.close();
  });
});
