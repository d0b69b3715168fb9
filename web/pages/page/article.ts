import type { Language } from '#common/languages.ts';
import { currentLanguage } from '#web/i18n/language.ts';

/** A paragraph, or the points or steps of a list. */
export type Block = string | { readonly points: readonly string[] } | { readonly steps: readonly string[] };

/** A page of text in one language. */
export interface Article {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly { readonly heading: string; readonly blocks: readonly Block[] }[];
}

/** Where each language's text is fetched from: long texts are no part of the messages that every page loads. */
export type ArticleTexts = Readonly<Record<Language, () => Promise<{ readonly article: Article }>>>;

/** The text in the language of the visitor. */
export async function loadArticle(texts: ArticleTexts): Promise<Article> {
  return (await texts[currentLanguage()]()).article;
}
