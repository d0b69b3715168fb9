import type { Browser, Locator, Page } from '@playwright/test';
import type { Language } from '#common/languages.ts';
import { ACCOUNT_WORDS } from './accountWords.ts';
import { OWN_WORDS } from './ownWords.ts';
import { field } from './users.ts';
import { expect, find } from './visitor.ts';

const PLACE = 'Hämeen linna';
/** Where `commentWriting.spec.ts` writes: it may run beside `comments.spec.ts`, which asks what stands first. */
export const OTHER_PLACE = 'Aulangonjärven polku';
/** Nobody comments on it. */
export const QUIET_PLACE = 'Sibeliuksen syntymäkoti';

/** All texts that somebody logged in may see. */
export const ALL_WORDS = {
  fi: { ...ACCOUNT_WORDS.fi, ...OWN_WORDS.fi },
  sv: { ...ACCOUNT_WORDS.sv, ...OWN_WORDS.sv },
  en: { ...ACCOUNT_WORDS.en, ...OWN_WORDS.en },
} as const;

/** The comments of the open place. */
export const section = (page: Page, language: Language = 'fi') =>
  page
    .getByRole('article')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: ALL_WORDS[language]['comments.title'], exact: true }) });
export const rows = (page: Page, language: Language = 'fi') => section(page, language).getByRole('listitem');
export const form = (page: Page, language: Language = 'fi') => field(page, ALL_WORDS[language]['comment.write']);
export const row = (page: Page, text: string, language: Language = 'fi') =>
  rows(page, language).filter({ hasText: text });
export const way = (comment: Locator, name: string) => comment.getByRole('button', { name, exact: true });

let made = 0;

/** A text that no other comment of this test run has. */
export function text(words: string): string {
  made += 1;
  return `${words} ${Date.now().toString(36)}${made}`;
}

/** Opens a place and scrolls to its comments. */
export async function openPlace(page: Page, language: Language = 'fi', name = PLACE): Promise<void> {
  const { id } = await find(page, name);
  await page.goto(`/v/place/${id}?lang=${language}`);
  await section(page, language).scrollIntoViewIfNeeded();
}

/** A page on which somebody is logged in, in a browser of their own. */
export async function otherPage(
  browser: Browser,
  baseURL: string | undefined,
  who: (page: Page) => Promise<unknown>,
): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: baseURL ?? '', locale: 'fi-FI' })).newPage();
  await who(page);
  return page;
}

/** Writes a comment by REST. */
export async function sendComment(page: Page, said: string, name = PLACE): Promise<void> {
  const { id } = await find(page, name);
  expect((await page.request.post('/api/comments/', { data: { attractionId: id, text: said } })).status()).toBe(200);
}
