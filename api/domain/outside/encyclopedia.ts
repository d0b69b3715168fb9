import type { Context } from '#api/domain/core/context.ts';
import { UnavailableError } from '#api/domain/core/errors.ts';
import type { Place } from '#api/domain/places/places.ts';
import { type ArticleName, articleUrl, languagesFor, mainArticle } from '#api/outside/encyclopedia/article.ts';
import { articleHtml, shortened } from '#api/outside/encyclopedia/articleHtml.ts';
import { storedText } from '#api/outside/encyclopedia/storedTextsSql.ts';
import type { Page, Titles } from '#api/outside/encyclopedia/wikiAnswers.ts';
import type { Outside } from '#api/outside/outside.ts';
import type { Language } from '#common/languages.ts';
import { available } from './available.ts';

/** The beginning of an article, in the language asked for or in the next best. */
export interface EncyclopediaText {
  /** The language it is written in, which may differ from the asked one. */
  readonly language: Language;
  readonly title: string;
  /** Sanitised. */
  readonly html: string;
  /** By the rule of SPEC §9. */
  readonly shortHtml: string;
  readonly isShortened: boolean;
  /** Address of the article, which names its authors. */
  readonly url: string;
}

type Asking = Pick<Context, 'db'> & { readonly outside: Pick<Outside, 'encyclopedia'> };

/** Whether a text can be asked for: an article or an item is named. */
export function hasArticle(place: Pick<Place, 'properties' | 'wikidata'>): boolean {
  return place.wikidata !== null || mainArticle(place) !== null;
}

/**
 * The text that stands with a place, of its article or that of its Wikidata item; null where it has neither. Throws
 * UnavailableError: `noData` where the article is gone or empty.
 */
export async function encyclopediaOf(
  asking: Asking,
  place: Pick<Place, 'properties' | 'wikidata'>,
  language: Language,
): Promise<EncyclopediaText | null> {
  const article = mainArticle(place);
  const key = article === null ? place.wikidata : `${article.language}:${article.title}`;
  if (key === null) return null;
  const stored = await storedText(asking.db, key, language);
  if (stored !== null) return textOf(stored.language, stored);
  if (article !== null) return articleText(asking, article, language);
  const { value } = await available(asking.outside.encyclopedia.titles(key));
  const [first] = named(value, language);
  if (first === undefined) throw new UnavailableError('noData');
  return articleText(asking, first, language);
}

/** The text of an article, or of what it is called in the language asked for. Throws UnavailableError. */
export async function articleText(
  { outside }: Pick<Asking, 'outside'>,
  name: ArticleName,
  language: Language,
): Promise<EncyclopediaText> {
  const { page } = (await available(outside.encyclopedia.page(name))).value;
  if (page === null) throw new UnavailableError('noData');
  const own = textOf(name.language, page);
  if (name.language === language) {
    if (own !== null) return own;
  } else {
    const title = page.titles[language];
    const other = title === undefined ? null : await inLanguage(outside, { language, title }).catch(() => null);
    if (other !== null) return other;
    if (own !== null) return own;
  }
  throw new UnavailableError('noData');
}

/** Null where it has no text. */
async function inLanguage(outside: Asking['outside'], name: ArticleName): Promise<EncyclopediaText | null> {
  const { page } = (await outside.encyclopedia.page(name)).value;
  return page === null ? null : textOf(name.language, page);
}

function textOf(language: Language, { title, extract }: Pick<Page, 'title' | 'extract'>): EncyclopediaText | null {
  const html = articleHtml(extract, language);
  if (html === '') return null;
  const short = shortened(html, language);
  return {
    language,
    title,
    html,
    shortHtml: short.html,
    isShortened: short.isShortened,
    url: articleUrl(language, title),
  };
}

/** Articles in the order in which a reader would rather have them. */
function named(titles: Titles, language: Language): ArticleName[] {
  return languagesFor(language).flatMap((candidate) => {
    const title = titles[candidate];
    return title !== undefined ? [{ language: candidate, title }] : [];
  });
}
