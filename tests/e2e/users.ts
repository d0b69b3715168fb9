import { expect, type Page } from '@playwright/test';
import type { Language } from '#common/languages.ts';
import { withStores } from '../support/productFiles.ts';
import { ACCOUNT_WORDS } from './accountWords.ts';
import { dataDir } from './ownProduct.ts';

export const PASSWORD = 'metsäPolku7';

export interface User {
  readonly email: string;
  readonly username: string;
}

let made = 0;

/** A user whom no other test of this run has made. */
export function somebody(): User {
  made += 1;
  const name = `Retkeilijä_${Date.now().toString(36)}${made}`;
  return { email: `${name.replace('ä', 'a')}@example.fi`, username: name };
}

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const password = (page: Page, name: string) => page.getByLabel(name, { exact: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export async function login(page: Page, language: Language, { email }: User, secret = PASSWORD): Promise<void> {
  const words = ACCOUNT_WORDS[language];
  await page.goto(`/v/home?lang=${language}`);
  await field(page, words['field.email']).fill(email);
  await password(page, words['field.password']).fill(secret);
  await button(page, words['login.open']).click();
}

/**
 * An account that is ready, made without its screens, and without waiting for the mail that asks to confirm its
 * address.
 */
export async function account(page: Page): Promise<User> {
  const user = somebody();
  const answer = await page.request.post('/api/user/register', { data: { ...user, password: PASSWORD, lang: 'fi' } });
  expect(answer.status()).toBe(200);
  await change(user, 'confirmed_at = now()');
  return user;
}

/** The account of an admin that is ready. */
export async function adminAccount(page: Page): Promise<User> {
  const user = await account(page);
  await change(user, "role = 'ADMIN'");
  return user;
}

async function change({ username }: User, what: string): Promise<void> {
  await withStores(dataDir(), ({ pool }) => pool.query(`UPDATE app_user SET ${what} WHERE username = $1`, [username]));
}

/** Somebody with an account of their own, logged in on this page without its screens. */
export async function loggedIn(page: Page): Promise<User> {
  return enter(page, await account(page));
}

/** The same, who is an admin. */
export async function loggedInAdmin(page: Page): Promise<User> {
  return enter(page, await adminAccount(page));
}

async function enter(page: Page, user: User): Promise<User> {
  expect(
    (await page.request.post('/api/user/login', { data: { email: user.email, password: PASSWORD } })).status(),
  ).toBe(200);
  return user;
}
