import { z } from 'zod';
import type { Database } from '#api/platform/db/database.ts';
import { rowsOf } from '#api/platform/db/rows.ts';
import { isLanguage, type Language } from '#common/languages.ts';
import { languagesFor } from './article.ts';

/** Texts of one article by language, as an import stores them; empty where it has none. */
const storedTexts = z.record(z.string(), z.object({ title: z.string(), extract: z.string() }));

export type StoredTexts = z.output<typeof storedTexts>;

export interface StoredText {
  readonly language: Language;
  readonly title: string;
  readonly extract: string;
}

/**
 * The text that the last import brought for an article (`fi:Title`, or a Wikidata item); null where it brought none.
 * Index: encyclopedia_article primary key.
 */
export async function storedText({ pool }: Database, article: string, language: Language): Promise<StoredText | null> {
  const [row] = await rowsOf<{ texts: unknown }>(
    pool,
    'SELECT texts FROM encyclopedia_article WHERE published AND article = $1',
    [article],
  );
  const texts = storedTexts.safeParse(row?.texts);
  if (!texts.success) return null;
  const found = languagesFor(language).find((candidate) => texts.data[candidate] !== undefined);
  const text = found === undefined ? undefined : texts.data[found];
  return isLanguage(found) && text !== undefined ? { language: found, ...text } : null;
}
