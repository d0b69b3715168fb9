import { stripCaseEnding } from './caseEndings.ts';
import { words } from './normalise.ts';
import type { WordPattern } from './searchTypes.ts';
import { withOneLetterMoved } from './slips.ts';

/** With fewer hits than this the forgiving stages run too. */
const FEW = 3;
/** A word shorter than this is not searched by likeness. */
const FUZZY_MIN = 4;
const QUERY_WORDS_MAX = 6;

/** Where names are looked up: the database, or what a visitor has saved. `T` is what stands for a found one. */
export interface Names<T> {
  /** Those that have, for every pattern, a word that fits; the best first. */
  byWords(patterns: readonly WordPattern[]): Promise<readonly T[]>;
  /** The best ones with a word that begins so. */
  byPrefix(prefix: string): Promise<readonly T[]>;
  /** Words like this one, nearest first. */
  similar(word: string): Promise<readonly string[]>;
}

/**
 * Words that no other begins with: what answers "laavut" answers "laavu" beside it, and a word said twice asks for
 * nothing more.
 */
function withoutRepeats(all: readonly string[]): string[] {
  const distinct = [...new Set(all)];
  return distinct.filter((word) => !distinct.some((other) => other !== word && other.startsWith(word)));
}

/**
 * Prefix of every word first; with few hits also the words without a Finnish case ending, then words like them (typos).
 * Words under 3 letters beside longer ones are left to the ranking: half the names have a word that begins so.
 */
export async function forgiving<T>(norm: string, names: Names<T>): Promise<readonly T[]> {
  const all = withoutRepeats(words(norm)).slice(0, QUERY_WORDS_MAX);
  const long = all.filter((word) => word.length >= 3);
  const used = long.length > 0 ? long : all.slice(0, 1);
  const [first, second] = used;
  const byPrefix = await (first !== undefined && second === undefined
    ? names.byPrefix(first)
    : names.byWords(used.map((word) => ({ prefixes: [word], words: [] }))));
  if (byPrefix.length >= FEW) return byPrefix;
  const stripped = used.map((word) => ({ prefixes: [word], words: stripCaseEnding(word) }));
  const byStem = stripped.some((pattern) => pattern.words.length > 0) ? await names.byWords(stripped) : byPrefix;
  if (byStem.length >= FEW || !used.some((word) => word.length >= FUZZY_MIN)) return byStem;
  const similar = await Promise.all(
    used.map(async (word) => ({ prefixes: [word], words: word.length >= FUZZY_MIN ? await likeIt(word, names) : [] })),
  );
  const byLikeness = await names.byWords(similar);
  return [...byStem, ...byLikeness];
}

/** Triples of letters, by which likeness is looked up, miss a letter that got to another position. */
async function likeIt(word: string, names: Pick<Names<never>, 'similar'>): Promise<string[]> {
  return [...(await names.similar(word)), ...withOneLetterMoved(word)];
}
