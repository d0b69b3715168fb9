import type { Position } from '#common/geo/bounds.ts';
import { distanceKm } from '#common/geo/distance.ts';
import type { Language } from '#common/languages.ts';
import { TOP_ITEM_ABOVE_STARS } from '#common/limits.ts';
import { type Match, MATCHES, starsOf } from '#common/ranking/ranking.ts';
import { stripCaseEnding } from './caseEndings.ts';
import { forgiving, type Names } from './forgiving.ts';
import { matchOf } from './nameMatch.ts';
import { normalise, words } from './normalise.ts';
import { meant, rank, SIMILARITY_MIN, wordLikeness } from './searchMatch.ts';
import type { Candidate, GroupRows, SearchInput } from './searchTypes.ts';

/** Some 30 points of quality less than a name in Finland's own languages (`searchScore`). */
const ENGLISH_WEIGHT = 0.7;

export interface PlaceSource extends Names<number> {
  /** Places with exactly this name. */
  byName(norm: string): Promise<readonly number[]>;
  candidates(ids: readonly number[]): Promise<readonly Candidate[]>;
}

/** The places whose names answer the normalised query, the best first. */
export async function attractionRows(places: PlaceSource, norm: string, input: SearchInput): Promise<GroupRows> {
  const [ids, exact] = await Promise.all([forgiving(norm, places), places.byName(norm)]);
  const found = await places.candidates([...new Set([...exact, ...ids])]);
  const ranked = meant(
    found.map((candidate) => ({
      candidate,
      ...rank(
        { ...candidate, names: namesFor(candidate, input.language) },
        norm,
        kmFrom(input.near, [candidate.lon, candidate.lat]),
      ),
    })),
  );
  ranked.sort((a, b) => b.score - a.score || a.candidate.id - b.candidate.id);
  return {
    group: 'ATTRACTIONS',
    match: groupMatch(ranked[0], norm, input.language),
    rows: ranked.slice(0, input.first).map(({ candidate }) => ({
      type: 'attraction',
      id: candidate.id,
      matchedName: bestName(candidate, norm, input.language),
    })),
  };
}

/** The names of a place by how much they say to a visitor: an English name less to one who reads Finnish or Swedish. */
function namesFor({ names, name, name_sv, name_en, other_names }: Candidate, language: Language): Candidate['names'] {
  if (language === 'en' || name_en === null) return names;
  const english = normalise(name_en);
  if ([name, name_sv, ...other_names].some((other) => other !== null && normalise(other) === english)) return names;
  return names.map((one) => (one.norm === english ? { ...one, weight: one.weight * ENGLISH_WEIGHT } : one));
}

/**
 * A place that the whole country knows is meant before the village that it is named after: "koli" is the national park,
 * whose name begins with the whole word; "mu" is no museum's name.
 */
function groupMatch(
  best: { readonly match: Match; readonly candidate: Candidate } | undefined,
  query: string,
  language: Language,
): Match {
  if (best === undefined) return 'fuzzy';
  const isKnown = best.match === 'prefix' && starsOf(best.candidate.quality) > TOP_ITEM_ABOVE_STARS;
  return isKnown && beginsWithWords(bestName(best.candidate, query, language), query) ? 'exact' : best.match;
}

function beginsWithWords(name: string, query: string): boolean {
  const nameWords = words(normalise(name));
  return words(query).every((word, at) => {
    const nameWord = nameWords[at] ?? '';
    return nameWord === word || stripCaseEnding(nameWord).includes(word);
  });
}

/**
 * The variant, as it is written, that answers the query best; among equals the one of the visitor's language. A fuzzy
 * match is shown in the visitor's language too, unless that name is not similar to the query.
 */
function bestName({ name, name_sv, name_en, other_names }: Candidate, query: string, language: Language): string {
  const own = { fi: name, sv: name_sv, en: name_en }[language] ?? name;
  const variants = [own, name, name_sv, name_en, ...other_names].filter((variant) => variant !== null);
  const order = (variant: string) => {
    const norm = normalise(variant);
    const match = matchOf(norm, query);
    const isGuess = match === 'fuzzy' && !(variant === own && wordLikeness(norm, query) >= SIMILARITY_MIN);
    return MATCHES.indexOf(match) + (isGuess ? 1 - wordLikeness(norm, query) : 0);
  };
  return variants.reduce((best, variant) => (order(variant) < order(best) ? variant : best));
}

function kmFrom(near: Position | null, position: Position): number | null {
  return near && distanceKm(near, position);
}
