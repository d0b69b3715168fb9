import { DEFAULT_LANGUAGE, isLanguage, type Language, LANGUAGES } from '#common/languages.ts';

export interface PageUrl {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
}

/** One page for search engines: a path that shows it in the browser's language, and one for each language. */
export interface PageAddress {
  readonly any: string;
  readonly in: Readonly<Record<Language, string>>;
}

const INTRO = /^\/v\/intro(?:\/([a-z]+))?\/?$/;

/** Language that the URL itself asks for: the segment of the intro before the parameter (RULINGS 1). */
export function askedLanguage({ pathname, search }: PageUrl): Language | null {
  const segment = INTRO.exec(pathname)?.[1];
  const parameter = new URLSearchParams(search).get('lang');
  return [segment, parameter].find(isLanguage) ?? null;
}

/** First language of ours in an Accept-Language header, as the browser orders them. */
export function browserLanguage(header: string | undefined): Language {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().slice(0, 2).toLowerCase());
  return tags.find(isLanguage) ?? DEFAULT_LANGUAGE;
}

/** The intro, at the root and at `/v/intro`. */
export function isIntro({ pathname }: PageUrl): boolean {
  return pathname === '/' || INTRO.test(pathname);
}

function inEach(path: (language: Language) => string): PageAddress['in'] {
  return { fi: path('fi'), sv: path('sv'), en: path('en') };
}

export const INTRO_ADDRESS: PageAddress = { any: '/', in: inEach((language) => `/v/intro/${language}`) };

/** Address of a page whose language is the `lang` parameter. */
export function addressOf(path: string): PageAddress {
  return { any: path, in: inEach((language) => withLanguage(path, language)) };
}

/** The path with the language that was asked for, if any. */
export function withLanguage(path: string, language: Language | null): string {
  return language === null ? path : `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
}

/** Other languages' versions of a page as `[hreflang, path]`. */
export function alternatesOf(address: PageAddress): readonly (readonly [string, string])[] {
  return [...LANGUAGES.map((language) => [language, address.in[language]] as const), ['x-default', address.any]];
}
