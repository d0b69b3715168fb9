import { preferencesOf } from '#api/rest/core/acceptHeaders.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language, LANGUAGES } from '#common/languages.ts';
import { formatPage } from '#common/urls/pageLocation.ts';
import type { PageTab } from '#common/urls/tabs.ts';

export interface PageUrl {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
}

/** The paths of a page: `any` shows it in the browser's language, `in` has a path for each language. */
export interface PageAddress {
  readonly any: string;
  readonly in: Readonly<Record<Language, string>>;
}

/** The supported language that an Accept-Language header wants most; of equals the first. */
export function browserLanguage(header: string | undefined): Language {
  const wanted = preferencesOf(header ?? '').filter(({ q }) => q > 0);
  const languages = wanted.sort((a, b) => b.q - a.q).map(({ name }) => name.split('-', 1)[0]);
  return languages.find(isLanguage) ?? DEFAULT_LANGUAGE;
}

/** Whether a User-Agent header is a phone's: all of them say so by this part of a word. */
export function isPhone(userAgent: string | undefined): boolean {
  return userAgent?.includes('Mobi') === true;
}

function inEach(any: string, path: (language: Language) => string): PageAddress {
  return { any, in: { fi: path('fi'), sv: path('sv'), en: path('en') } };
}

/** Address of a map, a list or a place: its language is the `lang` parameter. */
export function addressOf(path: string): PageAddress {
  return inEach(path, (language) => `${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
}

/** Address of a page of its own: its language is the last segment of its path. */
export function addressOfTab(tab: PageTab): PageAddress {
  return inEach(formatPage({ tab, language: null }), (language) => formatPage({ tab, language }));
}

/** The path of a page in the language that was asked for, if any. */
export function pathIn(address: PageAddress, asked: Language | null): string {
  return asked === null ? address.any : address.in[asked];
}

/** All languages' versions of a page as `[hreflang, path]`. */
export function alternatesOf(address: PageAddress): readonly (readonly [string, string])[] {
  return [...LANGUAGES.map((language) => [language, address.in[language]] as const), ['x-default', address.any]];
}
