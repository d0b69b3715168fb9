import type { Language } from '#common/languages.ts';
import { currentLanguage } from '#web/i18n/language.ts';

/** A paragraph, the points or steps of a list, or addresses to try. */
export type Block =
  | string
  | { readonly points: readonly string[] }
  | { readonly steps: readonly string[] }
  | { readonly examples: readonly Example[] };

/** An address of this server, with what it answers. */
export interface Example {
  readonly text: string;
  readonly path: string;
}

/** A page of text in one language. */
export interface Article {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly { readonly heading: string; readonly blocks: readonly Block[] }[];
}

/**
 * Loads the text of each language. Long texts have files of their own, so that they are no part of the messages that
 * every page loads.
 */
export type ArticleTexts = Readonly<Record<Language, () => Promise<{ readonly article: Article }>>>;

export async function loadArticle(texts: ArticleTexts): Promise<Article> {
  return (await texts[currentLanguage()]()).article;
}
