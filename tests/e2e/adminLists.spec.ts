import type { Browser, Page } from '@playwright/test';
import { makeImage } from '../support/made/madeImages.ts';
import { runAdmin } from '../support/product.ts';
import { withStores } from '../support/productFiles.ts';
import { ADMIN_WORDS } from './adminWords.ts';
import { axeFaults, axeFaultsInBothLooks } from './axe.ts';
import { SIZES } from './everyScreen.ts';
import { dataDir } from './ownProduct.ts';
import { account, button, field, loggedIn, loggedInAdmin, PASSWORD } from './users.ts';
import { expect, find, test } from './visitor.ts';

const words = ADMIN_WORDS.fi;
const SECTIONS = ['users', 'names', 'hidden', 'log', 'feedback', 'errors', 'data', 'debug'] as const;
const PLACE = 'Sibeliuksen syntymäkoti';

const main = (page: Page) => page.getByRole('main');
const row = (page: Page, text: string) => main(page).getByRole('listitem').filter({ hasText: text });
const heading = (page: Page, name: string) => main(page).getByRole('heading', { level: 2, name, exact: true });
const control = (page: Page, label: string) => main(page).getByLabel(label, { exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

async function otherPage(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  return context.newPage();
}

/** A word that nobody else has written in this run. */
const unique = (word: string) => `${word}${Date.now().toString(36)}`;

// Issue "What people add": Every moderation act is written down
// Issue "What people add": Admin user list with search, roles and block; §7 `user/list`
test('a user is found, blocked with a reason, let in again and made an admin; each act stands in the log', async ({
  page,
  browser,
  baseURL,
}) => {
  const other = await otherPage(browser, baseURL);
  const user = await loggedIn(other);
  const admin = await account(page);
  expect((await runAdmin(dataDir(), ['grant', admin.email])).code).toBe(0);
  expect(
    (await page.request.post('/api/user/login', { data: { email: admin.email, password: PASSWORD } })).status(),
  ).toBe(200);
  const mine = () => other.request.get('/api/bundle/').then((answer) => answer.status());
  expect(await mine()).toBe(200);
  await page.goto('/v/admin/users');
  await control(page, words['admin.userSearch']).fill(user.email);
  await control(page, words['admin.userSearch']).press('Enter');
  await expect(page).toHaveURL(/\/v\/admin\/users\?q=/);
  const found = row(page, user.username);
  await expect(main(page).getByRole('status')).toHaveText('1 rivi');
  await found.getByRole('button', { name: words['admin.block'], exact: true }).click();
  await expect(dialog(page).getByRole('heading')).toContainText(user.username);
  await field(page, words['admin.reason']).fill('x'.repeat(501));
  await field(page, words['admin.reason']).press('Enter');
  await expect(dialog(page).getByText(words['admin.reasonTooLong'])).toBeVisible();
  const why = unique('Mainoksia');
  await field(page, words['admin.reason']).fill(why);
  await field(page, words['admin.reason']).press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(found.getByText(words['admin.blocked'], { exact: true })).toBeVisible();
  expect(await mine()).toBe(401);
  expect(
    (await other.request.post('/api/user/login', { data: { email: user.email, password: PASSWORD } })).status(),
  ).toBe(401);

  await found.getByRole('button', { name: words['admin.unblock'] }).click();
  await dialog(page).getByRole('button', { name: words['comment.cancel'] }).click();
  await expect(dialog(page)).toBeHidden();
  await found.getByRole('button', { name: words['admin.unblock'] }).click();
  await dialog(page).getByRole('button', { name: words['admin.unblock'] }).click();
  await expect(found.getByText(words['admin.blocked'], { exact: true })).toHaveCount(0);
  expect(
    (await other.request.post('/api/user/login', { data: { email: user.email, password: PASSWORD } })).status(),
  ).toBe(200);
  await found.getByRole('button', { name: words['admin.makeAdmin'] }).click();
  await dialog(page).getByRole('button', { name: words['admin.makeAdmin'] }).click();
  await expect(found.getByText(words['admin.roleAdmin'], { exact: true })).toBeVisible();
  expect((await other.request.get('/api/user/list')).status()).toBe(200);

  await found.getByRole('link', { name: words['admin.actsAbout'] }).click();
  await expect(heading(page, words['admin.section.log'])).toBeVisible();
  await expect(row(page, words['admin.act.SET_ROLE'])).toContainText(words['admin.roleAdmin']);
  await expect(row(page, why)).toContainText(admin.username);
  await expect(row(page, why).getByRole('link', { name: user.username })).toHaveAttribute(
    'href',
    `/v/profile/${encodeURIComponent(user.username)}`,
  );
  await control(page, words['admin.action']).selectOption('UNBLOCK_USER');
  await button(page, words['admin.filter']).click();
  await expect(row(page, why)).toHaveCount(0);
  await expect(row(page, words['admin.act.UNBLOCK_USER'])).toHaveCount(1);
  await page.goBack();
  await expect(row(page, why)).toHaveCount(1);
  await control(page, words['admin.actor']).fill('Eiketaan_ole');
  await control(page, words['admin.actor']).press('Enter');
  await expect(main(page).getByRole('status')).toHaveText('Ei mitään näytettävää');

  // Nobody changes their own account: of two who take each other's right, one is left.
  await page.goto(`/v/admin/users?q=${encodeURIComponent(admin.username)}`);
  await expect(row(page, admin.username).getByText(words['admin.ownAccount'])).toBeVisible();
  await expect(row(page, admin.username).getByRole('button')).toHaveCount(0);
  // A notice says that the right was taken by somebody else meanwhile.
  await page.goto(`/v/admin/users?q=${encodeURIComponent(user.username)}`);
  await row(page, user.username).getByRole('button', { name: words['admin.takeAdmin'] }).click();
  expect((await runAdmin(dataDir(), ['revoke', admin.email])).code).toBe(0);
  await dialog(page).getByRole('button', { name: words['admin.takeAdmin'] }).click();
  await expect(dialog(page).getByText(words['admin.notAdmin'])).toBeVisible();
  await other.context().close();
});

// SPEC §5: Alternative name: at least 2 characters; §7 PUT `attractions/{id}/name`; RULINGS 23 searchable and shown
// SPEC §2: Admin section of a place; debug buttons
test('an alternative name is refused when it is too short, then shown, found, listed and deleted', async ({ page }) => {
  await loggedInAdmin(page);
  const { id } = await find(page, PLACE);
  await page.goto(`/v/place/${id}`);
  const name = field(page, words['admin.nameField']);
  await name.fill(' a ');
  await name.press('Enter');
  await expect(page.getByText('Vähintään 2 merkkiä')).toBeVisible();
  await expect(name).toBeFocused();
  const alias = unique('Säveltäjäntalo');
  await name.fill(alias);
  await button(page, words['admin.nameSave']).click();
  await expect(page.getByRole('status').filter({ hasText: /^OK$/ })).toBeVisible();
  await expect(page.getByRole('article').locator('header').getByText(alias)).toBeVisible();
  await page.getByRole('combobox').fill(alias.toLocaleLowerCase());
  await expect(page.getByRole('option').filter({ hasText: PLACE })).toBeVisible();
  await page.goto(`/v/admin/names?q=${alias}`);
  await expect(row(page, alias).getByRole('link', { name: new RegExp(PLACE) })).toHaveAttribute(
    'href',
    `/v/place/${id}`,
  );
  await button(page, `Poista nimi ${alias}`).click();
  await expect(row(page, alias)).toHaveCount(0);
  await page.goto(`/v/admin/log?place=${id}`);
  await expect(row(page, words['admin.act.REMOVE_ALTERNATIVE_NAME']).first()).toBeVisible();
  await expect(
    row(page, words['admin.act.SET_ALTERNATIVE_NAME']).filter({ hasText: alias }).getByRole('link', { name: PLACE }),
  ).toHaveAttribute('href', `/v/place/${id}`);
});

// SPEC §2: Admin section of a place; debug buttons
test('a photo is made a cover of its place, from which and from whose row ways lead to their photos', async ({
  page,
}) => {
  const admin = await loggedInAdmin(page);
  const { id } = await find(page, PLACE);
  await withStores(dataDir(), async ({ pool, files }) => {
    const [user] = (await pool.query<{ id: string }>('SELECT id FROM app_user WHERE username = $1', [admin.username]))
      .rows;
    await makeImage(pool, files, { attractionId: id, seed: 7007, width: 400, height: 300, uploaderId: user?.id ?? '' });
  });
  try {
    await page.goto(`/v/place/${id}`);
    const cover = button(page, 'Kuva 1 kansikuvaksi');
    await expect(cover).toHaveAttribute('aria-pressed', 'false');
    await cover.click();
    await expect(cover).toHaveAttribute('aria-pressed', 'true');
    // It shows at once; the button is disabled until it is saved.
    await expect(cover).toHaveAttribute('aria-disabled', 'false');
    await page.getByRole('link', { name: words['admin.photosHere'] }).click();
    // The place has links of its name too, until the queue is there.
    await expect(main(page).getByRole('navigation', { name: words['admin.sections'] })).toBeVisible();
    await expect(main(page).getByRole('link', { name: PLACE, exact: true })).toBeVisible();
    await page.goto(`/v/admin/log?place=${id}&action=MARK_COVER`);
    await expect(row(page, words['admin.act.MARK_COVER']).filter({ hasText: admin.username })).toHaveCount(1);
    await page.goto(`/v/admin/users?q=${encodeURIComponent(admin.username)}`);
    await row(page, admin.username).getByRole('link', { name: '1 kuva', exact: true }).click();
    await expect(main(page).getByRole('link', { name: PLACE, exact: true })).toBeVisible();
    await expect(main(page).getByRole('link', { name: admin.username, exact: true })).toBeVisible();
  } finally {
    await withStores(dataDir(), ({ pool }) => pool.query('DELETE FROM image WHERE attraction_id = $1', [id]));
  }
});

// Issue "Run by people who sleep": A moderator hides a place with a reason and restores it
test('a place is hidden with a reason, gone for visitors, shown again, and hidden once more from the log', async ({
  page,
  browser,
  baseURL,
}) => {
  await loggedInAdmin(page);
  const { id } = await find(page, PLACE);
  const visitor = await otherPage(browser, baseURL);
  const notFound = (at: Page) => at.getByRole('heading', { level: 1, name: words['notFound.title'] });
  const reason = unique('Yksityinen');
  try {
    await page.goto(`/v/place/${id}`);
    await button(page, words['admin.hide']).click();
    await dialog(page).getByLabel(words['admin.reason']).fill(reason);
    await dialog(page).getByRole('button', { name: words['admin.hide'] }).click();
    await expect(page.getByText(reason)).toBeVisible();
    await visitor.goto(`/v/place/${id}`);
    await expect(notFound(visitor)).toBeVisible();
    await expect(visitor.getByText(words['admin.hidden'])).toHaveCount(0);
    await page.goto(`/v/place/${id}`);
    await expect(notFound(page)).toBeVisible();
    await expect(page.getByText(reason)).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await button(page, words['admin.restore']).click();
    await expect(button(page, words['admin.hide'])).toBeVisible();
    await page.goto(`/v/admin/log?place=${id}&action=RESTORE_ATTRACTION`);
    await button(page, `Kumoa: ${words['admin.act.RESTORE_ATTRACTION']}`).first().click();
    await expect(button(page, `Kumoa: ${words['admin.act.RESTORE_ATTRACTION']}`).first()).toHaveText('Kumottu');
    await visitor.reload();
    await expect(notFound(visitor)).toBeVisible();
  } finally {
    await withStores(dataDir(), ({ pool }) =>
      pool.query(`DELETE FROM attraction_edit WHERE attraction_id = $1 AND kind = 'HIDDEN'`, [id]),
    );
    await withStores(dataDir(), ({ pool }) => pool.query('DELETE FROM hidden_identity WHERE id = $1', [id]));
    await visitor.context().close();
  }
});

// SPEC §2: Admin section of a place; debug buttons
test('the admin section of a place is for admins', async ({ page }) => {
  await loggedIn(page);
  // Another place than the test before has hidden: cached pages follow within a second.
  const { id } = await find(page, 'Hämeen linna');
  await page.goto(`/v/place/${id}`);
  await expect(page.getByRole('textbox', { name: words['note.title'] })).toBeVisible();
  await expect(field(page, words['admin.nameField'])).toHaveCount(0);
});

// Issue "What people add": Admins see import runs, data sets, client errors and feedback
// SPEC §2: Admin section of a place; debug buttons
test('feedback, failures of browsers and the data sets are seen, and the debug buttons do what they say', async ({
  page,
}) => {
  await loggedInAdmin(page);
  const [said, failed] = [unique('Laavu on purettu'), unique('Kartta ei piirry')];
  await page.request.post('/api/user/feedback', { data: { text: said, contact: 'maija@example.fi' } });
  await page.request.post('/api/user/logError/', {
    data: {
      type: 'error',
      message: failed,
      filename: '/assets/map.js',
      lineno: 7,
      colno: 8,
      stack: 'at draw',
      location: '/v/map',
      errorCount: 1,
    },
  });
  await page.goto('/v/admin/feedback');
  await expect(row(page, said).getByRole('link', { name: 'maija@example.fi' })).toHaveAttribute(
    'href',
    'mailto:maija%40example.fi',
  );
  await page
    .getByRole('navigation', { name: words['admin.sections'] })
    .getByRole('link', { name: words['admin.section.errors'] })
    .click();
  await control(page, words['admin.errorSearch']).fill(failed.toLocaleUpperCase());
  await control(page, words['admin.errorSearch']).press('Enter');
  await expect(main(page).getByRole('status')).toHaveText('1 rivi');
  await row(page, failed).getByText(words['admin.errorDetails']).click();
  await expect(row(page, failed).getByText('/assets/map.js:7:8')).toBeVisible();
  await control(page, words['admin.to']).fill('2020-01-01');
  await button(page, words['admin.filter']).click();
  await expect(row(page, failed)).toHaveCount(0);
  await button(page, words['admin.filterClear']).click();
  await expect(page).toHaveURL(/\/v\/admin\/errors$/);
  await expect(row(page, failed)).toHaveCount(1);
  await page.goto('/v/admin/data');
  await expect(row(page, words['admin.versionLive'])).toHaveCount(1);
  await expect(row(page, 'starter').last()).toContainText(words['admin.runPublished']);
  await expect(row(page, 'Helsinki').last()).toContainText(/^Helsinki[\d\s]+ kohdetta/);
  await page.goto('/v/admin/debug');
  const reported = page.waitForResponse('**/api/user/logError/');
  await button(page, words['admin.debug.sendError']).click();
  await expect(page.getByText(words['admin.debug.errorSent'])).toBeVisible();
  await reported;
  await page.goto('/v/admin/errors?q=A+test+report');
  await expect(row(page, 'A test report from the admin tab').first()).toBeVisible();
  await page.goto('/v/admin/debug');
  // The program has read its language before another is stored.
  await expect(heading(page, words['admin.section.debug'])).toBeVisible();
  await page.evaluate(() => localStorage.setItem('lang', 'sv'));
  const reloaded = page.waitForEvent('load');
  await button(page, words['admin.debug.clear']).click();
  await reloaded;
  await expect(heading(page, words['admin.section.debug'])).toBeVisible();
});

test.describe('on a phone, in both looks', () => {
  const language = 'sv';
  test.use({ ...SIZES.phone, contextOptions: { reducedMotion: 'reduce' } });
  // Issue "What people add": Nothing stands in the way of assistive technology on the lists of admins
  test('the lists of admins can be used by everybody', async ({ page }) => {
    await account(page);
    await loggedInAdmin(page);
    const check = async (name: string) => {
      expect.soft(await axeFaultsInBothLooks(page), name).toEqual([]);
      expect
        .soft(
          await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
          name,
        )
        .toBeLessThanOrEqual(0);
    };
    for (const section of SECTIONS) {
      await page.goto(`/v/admin/${section}?lang=${language}`);
      await expect(heading(page, ADMIN_WORDS[language][`admin.section.${section}`])).toBeVisible();
      if (section !== 'debug') await expect(main(page).getByRole('status').first()).not.toBeEmpty();
      await check(section);
    }
    const { id } = await find(page, PLACE);
    await page.goto(`/v/place/${id}`);
    await expect(field(page, ADMIN_WORDS[language]['admin.nameField'])).toBeVisible();
    await check('place');
    await page.goto('/v/admin/users');
    await button(page, ADMIN_WORDS[language]['admin.block']).first().click();
    await check('dialog');
  });
});
