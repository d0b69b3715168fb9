import { type Match, searchScore } from '#common/ranking/ranking.ts';
import { askedWords, isMeant, matchOf } from './nameMatch.ts';
import { words } from './normalise.ts';
import type { Candidate } from './searchTypes.ts';
import { isOneSlip } from './slips.ts';

export interface Ranked {
  readonly match: Match;
  /** 0–1; 1 unless the match is fuzzy. */
  readonly similarity: number;
  readonly score: number;
}

/** Fuzzy answers less like the query than this are not shown. */
export const SIMILARITY_MIN = 0.45;

const NO_MATCH: Ranked = { match: 'fuzzy', similarity: 0, score: Number.NEGATIVE_INFINITY };

/** The best answer among a candidate's names. `distanceKm` null where nobody's position is known. */
export function rank(
  candidate: Pick<Candidate, 'names' | 'quality'>,
  query: string,
  distanceKm: number | null,
): Ranked {
  const scored = candidate.names.map<Ranked>(({ norm, weight }) => {
    const match = matchOf(norm, query);
    const similarity = match === 'fuzzy' ? wordLikeness(norm, query) : 1;
    return {
      match,
      similarity,
      score: searchScore({ match, weight, similarity, quality: candidate.quality, distanceKm }),
    };
  });
  return scored.reduce((best, one) => (one.score > best.score ? one : best), NO_MATCH);
}

/** How well the words of the query are met by words of the name, 0–1, an ending forgiven. */
export function wordLikeness(norm: string, query: string): number {
  const nameWords = words(norm);
  const asked = askedWords(query);
  if (asked.length === 0) return 0;
  const best = asked.map((one) =>
    Math.max(0, ...nameWords.map((nameWord) => (isMeant(nameWord, one) ? 1 : likeness(nameWord, one.word)))),
  );
  return best.reduce((sum, one) => sum + one, 0) / asked.length;
}

/**
 * How alike two words are, 0–1: the shared part of their letter triples (the measure of pg_trgm, without its padding
 * rules), or, where one slip of the fingers makes one of the other, the part of the letters that are right.
 */
export function likeness(left: string, right: string): number {
  return isOneSlip(left, right) ? 1 - 1 / Math.max(left.length, right.length) : sharedTriples(left, right);
}

function sharedTriples(left: string, right: string): number {
  const a = triples(left);
  const b = triples(right);
  const shared = [...a].filter((triple) => b.has(triple)).length;
  const all = a.size + b.size - shared;
  return all === 0 ? 0 : shared / all;
}

function triples(text: string): Set<string> {
  const padded = `  ${text} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, index) => padded.slice(index, index + 3)));
}

/** Literal answers alone where there are any, else the guesses that are like enough. */
export function meant<T extends { readonly match: Match; readonly similarity: number }>(ranked: readonly T[]): T[] {
  const literal = ranked.filter(({ match }) => match !== 'fuzzy');
  return literal.length > 0 ? literal : ranked.filter(({ similarity }) => similarity >= SIMILARITY_MIN);
}
