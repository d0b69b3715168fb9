import { type Match, searchScore } from '#common/ranking.ts';
import { words } from '#common/normalise.ts';
import type { PlaceCandidate } from './searchSql.ts';

/** How one normalised name answers a normalised query: 'fuzzy' when a word of the query begins none of the name's words. */
export function matchOf(norm: string, query: string): Match {
  if (norm === query) return 'exact';
  if (norm.startsWith(query)) return 'prefix';
  const nameWords = words(norm);
  return words(query).every((word) => nameWords.some((nameWord) => nameWord.startsWith(word))) ? 'word' : 'fuzzy';
}

export interface Ranked {
  readonly match: Match;
  readonly score: number;
}

const NO_MATCH: Ranked = { match: 'fuzzy', score: Number.NEGATIVE_INFINITY };

/** The best answer among a candidate's names. `distanceKm` null where nobody's position is known. */
export function rank(candidate: Pick<PlaceCandidate, 'names' | 'quality'>, query: string, distanceKm: number | null): Ranked {
  const scored = candidate.names.map<Ranked>(({ norm, weight }) => {
    const match = matchOf(norm, query);
    const similarity = match === 'fuzzy' ? likeness(norm, query) : 1;
    return { match, score: searchScore({ match, weight, similarity, quality: candidate.quality, distanceKm }) };
  });
  return scored.reduce((best, one) => (one.score > best.score ? one : best), NO_MATCH);
}

/** Shared part of the two texts' letter triples, 0–1 (the measure of pg_trgm, without its padding rules). */
export function likeness(left: string, right: string): number {
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
