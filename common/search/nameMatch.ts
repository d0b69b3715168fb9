import type { Match } from '#common/ranking/ranking.ts';
import { stripCaseEnding } from './caseEndings.ts';
import { words } from './normalise.ts';

/**
 * How one normalised name answers a normalised query: 'word' when each word of the query begins a word of the name or
 * is an inflected form of one ("domkyrkan", "Nuuksiossa"), 'fuzzy' when one is neither. The same on server and client.
 */
export function matchOf(norm: string, query: string): Match {
  if (norm === query) return 'exact';
  if (norm.startsWith(query)) return 'prefix';
  const nameWords = words(norm);
  return askedWords(query).every((asked) => nameWords.some((nameWord) => isMeant(nameWord, asked))) ? 'word' : 'fuzzy';
}

interface AskedWord {
  readonly word: string;
  /** What it may be an inflected form of. */
  readonly stems: ReadonlySet<string>;
}

/** The same query is held against hundreds of names in a row. */
let last: { readonly query: string; readonly asked: readonly AskedWord[] } | null = null;

/** Words of a normalised query. */
export function askedWords(query: string): readonly AskedWord[] {
  if (last?.query !== query)
    last = { query, asked: words(query).map((word) => ({ word, stems: new Set(stripCaseEnding(word)) })) };
  return last.asked;
}

export function isMeant(nameWord: string, { word, stems }: AskedWord): boolean {
  return nameWord.startsWith(word) || stems.has(nameWord);
}
