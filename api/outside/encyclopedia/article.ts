import { DEFAULT_LANGUAGE, isLanguage, type Language, LANGUAGES } from '#common/languages.ts';

/** An article of the encyclopedia in one of our languages. */
export interface ArticleName {
  readonly language: Language;
  readonly title: string;
}

/** An article to be read elsewhere, in any language. */
export interface ArticleLink {
  readonly language: string;
  readonly title: string;
  readonly url: string;
}

/** The articles that a place names, each as `fi:Title`. */
export interface ArticleProperties {
  readonly wikipedia?: string;
  readonly wikipedia_extra?: string;
}

/** Why a text is no title of an article. */
export type TitleFault = 'missing' | 'tooLong' | 'invalidCharacters';

/** The encyclopedia's own limit. */
const TITLE_BYTES_MAX = 255;
/** Characters that no title holds there: they are parts of the wiki's syntax. */
const NO_TITLE = /[#<>[\]{}|\p{Cc}\u{fffd}]/u;

/** The title as the encyclopedia writes it, or why the text is none. */
export function readTitle(text: string): { readonly title: string } | { readonly fault: TitleFault } {
  const title = text.normalize('NFC').replaceAll('_', ' ').trim();
  if (title === '') return { fault: 'missing' };
  if (Buffer.byteLength(title) > TITLE_BYTES_MAX) return { fault: 'tooLong' };
  if (NO_TITLE.test(title) || title.split('/').some((part) => part === '.' || part === '..'))
    return { fault: 'invalidCharacters' };
  return { title };
}

/** The encyclopedia's public page, also where another service is configured. */
export function articleUrl(language: string, title: string): string {
  const path = encodeURIComponent(title.replaceAll(' ', '_'))
    .replaceAll('%3A', ':')
    .replaceAll('%2F', '/')
    .replaceAll('%2C', ',');
  return `https://${language}.wikipedia.org/wiki/${path}`;
}

/** `fi:Title`, as places name their articles; null for a text that names none. */
function linkOf(text: string | undefined): ArticleLink | null {
  const [, language, title] = /^([a-z]{2,3}(?:-[a-z]+)*):(.+)$/s.exec(text ?? '') ?? [];
  if (language === undefined || title === undefined) return null;
  const read = readTitle(title);
  return 'fault' in read ? null : { language, title: read.title, url: articleUrl(language, read.title) };
}

/** The articles that a place names. */
export function articleLinks({ properties }: { readonly properties: ArticleProperties }): ArticleLink[] {
  return [linkOf(properties.wikipedia), linkOf(properties.wikipedia_extra)].filter((link) => link !== null);
}

/** The article whose text stands with a place: `wikipedia_extra` may be about something else, such as the artist. */
export function mainArticle({ properties }: { readonly properties: ArticleProperties }): ArticleName | null {
  const link = linkOf(properties.wikipedia);
  return link !== null && isLanguage(link.language) ? { language: link.language, title: link.title } : null;
}

/** Languages in the order in which a reader of one would rather have them. */
export function languagesFor(language: Language): readonly Language[] {
  return [...new Set([language, DEFAULT_LANGUAGE, ...LANGUAGES])];
}
