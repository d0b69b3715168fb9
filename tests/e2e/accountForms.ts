import { expect, type Page } from '@playwright/test';
import type { Language } from '#common/languages.ts';
import { ACCOUNT_WORDS, type AccountWords } from './accountWords.ts';
import { button, field, password, PASSWORD, type User } from './users.ts';

export const OTHER_PASSWORD = 'järvenRanta8';

export const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

export async function fillRegistration(
  page: Page,
  words: AccountWords,
  { email, username }: User,
  secret = PASSWORD,
  repeated = secret,
): Promise<void> {
  await field(page, words['field.email']).fill(email);
  await field(page, words['field.username']).fill(username);
  await password(page, words['field.password']).fill(secret);
  await password(page, words['field.repeat']).fill(repeated);
}

export async function register(page: Page, language: Language, user: User): Promise<void> {
  const words = ACCOUNT_WORDS[language];
  await page.goto(`/v/newuser?lang=${language}`);
  await fillRegistration(page, words, user);
  await button(page, words['register.send']).click();
  await expect(heading(page, words['registered.title'])).toBeVisible();
  await expect(page.getByText(user.email)).toBeVisible();
}
