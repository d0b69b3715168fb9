import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import type { Language } from '#common/languages.ts';
import { heading, link, OTHER_PASSWORD, register } from './accountForms.ts';
import { ACCOUNT_WORDS } from './accountWords.ts';
import { axeFaultsInBothLooks } from './axe.ts';
import { linkIn, mailTo } from './outbox.ts';
import { account, button, field, login, password, PASSWORD, somebody, type User } from './users.ts';
import { expect, test } from './visitor.ts';

const RESET = /salasana|lösenord|password/i;

async function otherDevice(
  browser: Browser,
  baseURL: string | undefined,
  language: Language,
  user: User,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    locale: 'fi-FI',
    userAgent: 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
  });
  const page = await context.newPage();
  await login(page, language, user);
  await expect(heading(page, ACCOUNT_WORDS[language]['nav.home'])).toBeVisible();
  return page;
}

// SPEC §2: Me or Login: the navigation speaks to whoever is logged in
// SPEC §2: Home: login, or the account component
// SPEC §2: Registration; then registered (check e-mail) with an option to resend
// SPEC §2: Forgot password: form, then submitted
// SPEC §2: Set password: old password needed when logged in; token otherwise; or token expired
// SPEC §2: Profile: picture, name, description (editable on own profile)
// SPEC §4: Login or logout reloads the user; logout leaves nothing of them
// SPEC §4: Profile: view, edit, saving, view
// SPEC §5: Profile description: at most 1000; draft kept in session storage until saved
// SPEC §6: Logged in: change password, profile description; visitors view profiles, register, log in, reset
// SPEC §8: Set password 400: password, oldPassword, resetToken with a link to request a new one; other
// SPEC §8: Password reset: success on success, the error on failure (the defect is mended)
// Issue "Accounts": Their data is theirs: download everything, delete the account
test('from registering to deleting the account', async ({ page, browser, baseURL }) => {
  const language = 'sv';
  const words = ACCOUNT_WORDS[language];
  const user = somebody();
  await test.step('register, and confirm by the mail: opening its link confirms nothing yet', async () => {
    await register(page, language, user);
    await page.goto(linkIn(await mailTo(user.email, /./)));
    await expect(page).toHaveURL(/\/v\/confirmemail$/);
    await expect(heading(page, words['confirm.title'])).toBeVisible();
    await button(page, words['confirm.send']).click();
    await expect(page.getByText(words['confirm.done'])).toBeVisible();
    await link(page, words['login.open']).click();
  });

  await test.step('log in: the address is known already', async () => {
    await expect(field(page, words['field.email'])).toHaveValue(user.email);
    await password(page, words['field.password']).fill(PASSWORD);
    await button(page, words['login.open']).click();
    await expect(heading(page, words['nav.home'])).toBeFocused();
    await expect(page).toHaveTitle(`${words['nav.home']} – Taival`);
    await expect(page.getByText(user.email)).toBeVisible();
    await expect(
      page.getByRole('navigation').first().getByRole('link', { name: words['nav.home'], exact: true }),
    ).toBeVisible();
  });

  await test.step('the profile: view, edit with a draft that survives a reload, save', async () => {
    await link(page, words['account.profile']).click();
    await expect(heading(page, user.username)).toBeVisible();
    await button(page, words['profile.edit']).click();
    await expect(field(page, words['profile.description'])).toBeFocused();
    await field(page, words['profile.description']).fill('Laavulta laavulle.\nHidas kulkija.');
    await page.reload();
    await expect(field(page, words['profile.description'])).toHaveValue('Laavulta laavulle.\nHidas kulkija.');
    await button(page, words['profile.save']).click();
    await expect(page.getByText('Hidas kulkija.')).toBeVisible();
    await expect(heading(page, user.username)).toBeFocused();
    await expect(button(page, words['profile.edit'])).toBeVisible();
    await page.reload();
    await expect(page.getByText('Hidas kulkija.')).toBeVisible();
    await expect(button(page, words['profile.edit'])).toBeVisible();
  });

  await test.step('change the password: the other device is logged out', async () => {
    const other = await otherDevice(browser, baseURL, language, user);
    await page.goto('/v/home');
    await expect(page.getByRole('listitem').filter({ hasText: 'Firefox, Android' })).toBeVisible();
    await link(page, words['account.changePassword']).click();
    await password(page, words['field.oldPassword']).fill(PASSWORD);
    await password(page, words['field.newPassword']).fill(OTHER_PASSWORD);
    await password(page, words['field.repeat']).fill(OTHER_PASSWORD);
    await button(page, words['setPassword.send']).click();
    await expect(page.getByText(words['setPassword.done'])).toBeVisible();
    await other.reload();
    await expect(heading(other, words['login.open'])).toBeVisible();
    await other.context().close();
  });

  await test.step('log out: nothing of the user stays, and back brings nothing', async () => {
    await page.goto(`/v/profile/${user.username}`);
    await button(page, words['profile.edit']).click();
    await field(page, words['profile.description']).fill('Keskeneräinen');
    await page.getByRole('navigation').first().getByRole('link', { name: words['nav.home'], exact: true }).click();
    await button(page, words['account.logout']).click();
    await expect(heading(page, words['login.open'])).toBeFocused();
    await expect(page.getByText(user.email)).toHaveCount(0);
    await page.goBack();
    await expect(heading(page, user.username)).toBeVisible();
    await expect(button(page, words['profile.edit'])).toHaveCount(0);
    await expect(page.getByText('Keskeneräinen')).toHaveCount(0);
    expect(await page.context().cookies()).toEqual([]);
  });

  await test.step('forget the password: the mail leads to a new one', async () => {
    await page.goto('/v/home');
    await page.getByRole('link', { name: words['login.forgot'] }).click();
    await expect(heading(page, words['forgot.title'])).toBeVisible();
    await field(page, words['field.email']).fill(user.email);
    await button(page, words['forgot.send']).click();
    await expect(heading(page, words['forgot.doneTitle'])).toBeVisible();
    await expect(page.getByText(words['forgot.failed'])).toHaveCount(0);
    const mail = await mailTo(user.email, RESET, 2);
    await page.goto(linkIn(mail));
    await expect(page).toHaveURL(/\/v\/setpw$/);
    await password(page, words['field.newPassword']).fill(PASSWORD);
    await password(page, words['field.repeat']).fill(PASSWORD);
    await button(page, words['setPassword.send']).click();
    await expect(page.getByText(words['setPassword.doneByLink'])).toBeVisible();
    await page.goto(linkIn(mail));
    await expect(page.getByText(words['setPassword.expired'])).toBeVisible();
    await link(page, words['setPassword.askAnew']).click();
    await expect(page).toHaveURL(/\/v\/forgotpw$/);
  });

  await test.step('log in with it, and download what is known of me', async () => {
    await login(page, language, user);
    await expect(heading(page, words['nav.home'])).toBeVisible();
    const coming = page.waitForEvent('download');
    await page.getByRole('link', { name: words['data.download'] }).click();
    const data: unknown = JSON.parse(await readFile(await (await coming).path(), 'utf8'));
    expect(JSON.stringify(data)).toContain(user.email);
    expect(JSON.stringify(data)).toContain('Hidas kulkija.');
  });

  await test.step('delete the account: the password is asked, a mail confirms it', async () => {
    await button(page, words['delete.open']).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading')).toContainText(user.username);
    await dialog.getByLabel(words['delete.password'], { exact: true }).fill('väärä');
    await dialog.getByRole('button', { name: words['delete.send'] }).click();
    await expect(dialog.getByText(words['delete.wrong'])).toBeVisible();
    await dialog.getByLabel(words['delete.password'], { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: words['delete.send'] }).click();
    await expect(heading(page, words['login.open'])).toBeVisible();
    await mailTo(user.email, /poistettu|raderats|deleted/);
    await login(page, language, user);
    await expect(page.getByText(words['login.wrong'])).toBeVisible();
    await page.goto(`/v/profile/${user.username}`);
    await expect(heading(page, words['profile.notFound'])).toBeVisible();
  });
});

// SPEC §4: Login or logout reloads the user; logout leaves nothing of them
// Issue "Accounts": Sessions: list and revoke
test('one device logs another out; a logout in one tab is one in all', async ({ page, browser, baseURL, context }) => {
  const user = await account(page);
  await login(page, 'fi', user);
  const other = await otherDevice(browser, baseURL, 'fi', user);
  await page.goto('/v/home');
  await button(page, 'Kirjaa ulos: Firefox, Android').click();
  await expect(page.getByText('Laite on kirjattu ulos')).toBeVisible();
  await expect(page.getByText('Firefox, Android')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('list').filter({ hasText: 'Tämä laite' })).toBeFocused();
  await other.reload();
  await expect(heading(other, 'Kirjaudu sisään')).toBeVisible();
  await other.context().close();

  const tab = await context.newPage();
  await tab.goto('/v/home');
  await expect(heading(tab, 'Minä')).toBeVisible();
  await button(page, 'Kirjaudu ulos').click();
  await expect(heading(tab, 'Kirjaudu sisään')).toBeVisible();
  await expect(tab.getByText(user.email)).toHaveCount(0);
});

// SPEC §2: resetToken, registerToken (also expired, exists) and email; the token leaves the URL
test('a token leaves the URL, and no request of the page carries it', async ({ page }) => {
  const leaked: string[] = [];
  page.on('request', (request) => {
    if (
      !request.isNavigationRequest() &&
      `${request.url()} ${request.headers()['referer'] ?? ''}`.includes('geheimnis')
    )
      leaked.push(request.url());
  });
  await page.goto('/v/setpw?resetToken=geheimnis');
  await expect(password(page, 'Uusi salasana')).toBeVisible();
  await expect(page).toHaveURL(/\/v\/setpw$/);
  await page.reload();
  await expect(password(page, 'Uusi salasana')).toBeVisible();
  expect(leaked).toEqual([]);
});

// SPEC §2: /v/profile/{username} and the parameter profile, in the history too
// SPEC §2: A missing user shows that they were not found
// SPEC §8: Unknown user
test('a profile is found by its parameter too, stands in the history, and says when nobody has the name', async ({
  page,
}) => {
  const user = await account(page);
  await page.goto('/v/help');
  await page.goto(`/?profile=${encodeURIComponent(user.username)}`);
  await expect(page).toHaveURL(new RegExp(`/v/profile/${encodeURIComponent(user.username)}$`));
  await expect(heading(page, user.username)).toBeVisible();
  await expect(page).toHaveTitle(`Profiili: ${user.username} – Taival`);
  await expect(page.getByText(/^Käyttäjänä \d\d\.\d\d\.\d{4} alkaen$/)).toBeVisible();
  await page.getByRole('navigation').first().getByRole('link', { name: 'Kirjaudu' }).click();
  await expect(heading(page, 'Kirjaudu sisään')).toBeVisible();
  await page.goBack();
  await expect(heading(page, user.username)).toBeVisible();
  await page.goto('/v/profile/eiketaan');
  await expect(heading(page, 'Käyttäjää ei löytynyt')).toBeVisible();
});

// SPEC §4: Anonymous until the initial load succeeds; a 401 there means anonymous
test('a visitor without an account gets no cookie, and nothing of accounts is stored', async ({ page }) => {
  for (const path of ['/', '/v/home', '/v/newuser', '/v/map']) {
    await page.goto(path);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Kirjaudu' })).toBeAttached();
    await page.waitForLoadState('networkidle');
  }
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('account');
});

const SCREENS = [
  ['/v/home', 'login.open'],
  ['/v/newuser', 'register.title'],
  ['/v/forgotpw', 'forgot.title'],
  ['/v/setpw?resetToken=abc', 'setPassword.title'],
  ['/v/setpw?resetToken=expired', 'setPassword.title'],
  ['/v/confirmemail?registerToken=abc&email=a%40example.fi', 'confirm.title'],
  ['/v/confirmemail?registerToken=expired&email=a%40example.fi', 'confirm.title'],
  ['/v/profile/eiketaan', 'profile.notFound'],
] as const;

// Issue "Accounts": Every screen in fi, sv and en, usable by everybody
test('axe finds nothing on the screens of accounts of a phone, also with faults, in both looks', async ({ page }) => {
  const language = 'en';
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  const words = ACCOUNT_WORDS[language];
  const check = async (name: string) => {
    expect(await axeFaultsInBothLooks(page), name).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(390);
  };
  for (const [path, title] of SCREENS) {
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
    await expect(heading(page, words[title])).toBeVisible();
    await expect(page.getByRole('main').locator('[class*=skeleton]')).toHaveCount(0);
    const send = page.locator('main form button[type=submit]');
    if (!path.includes('confirm') && (await send.count()) > 0) await send.click();
    await check(path);
  }
  const user = await account(page);
  await login(page, language, user);
  await expect(page.getByText(words['sessions.current'])).toBeVisible();
  await check('account');
  await button(page, words['delete.open']).click();
  await check('delete');
  await page.goto(`/v/profile/${user.username}`);
  await button(page, words['profile.edit']).click();
  await check('profile');
  await page.goto('/v/setpw');
  await expect(password(page, words['field.oldPassword'])).toBeVisible();
  await check('setpw');
});
