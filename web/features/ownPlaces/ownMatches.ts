import { type Match, MATCHES, searchScore } from '#common/ranking/ranking.ts';
import { matchOf } from '#common/search/nameMatch.ts';
import { normalise } from '#common/search/normalise.ts';
import type { OwnPlace } from '#web/data/own/ownParts.ts';
import { setClientResults } from '#web/features/search/clientResults.ts';
import { BARE, type SearchGroup, type SearchOption } from '#web/features/search/searchSections.ts';
import { ownPlacesStore } from './ownPlacesStore.ts';

/** At most so many own places stand in an answer. */
const SHOWN = 5;

/** Has the search show own places among its results. */
export function showOwnMatches(): void {
  ownPlacesStore.subscribe(() => {
    const state = ownPlacesStore.get();
    const places = state.status === 'known' ? state.value : [];
    setClientResults((groups, query, detail) => withOwnPlaces(groups, places, query, detail));
  });
}

const rank = (match: Match) => MATCHES.indexOf(match);

/**
 * The groups of an answer with the own places among them whose names answer the query, the best first: before the first
 * group that answers no better (RULINGS 9). Only the server guesses (fuzzy matches).
 */
export function withOwnPlaces(
  groups: readonly SearchGroup[],
  places: readonly OwnPlace[],
  query: string,
  detail: string,
): readonly SearchGroup[] {
  const asked = normalise(query);
  if (asked === '') return groups;
  const found = places
    .map((place) => ({ place, match: matchOf(normalise(place.name), asked) }))
    .filter(({ match }) => match !== 'fuzzy')
    .map((one) => ({ ...one, score: searchScore({ match: one.match, weight: 1, quality: 0, distanceKm: null }) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, SHOWN);
  const [best] = found;
  if (best === undefined) return groups;
  const answersBetter = ({ options }: SearchGroup) =>
    options.some(({ name, matchedName }) => rank(matchOf(normalise(matchedName ?? name), asked)) < rank(best.match));
  const at = groups.findIndex((group) => !answersBetter(group));
  const own: SearchGroup = { header: 'OWN', options: found.map(({ place }) => optionOf(place, detail)) };
  return at === -1 ? [...groups, own] : [...groups.slice(0, at), own, ...groups.slice(at)];
}

function optionOf({ id, name, position }: OwnPlace, detail: string): SearchOption {
  return {
    ...BARE,
    key: `attraction ${id}`,
    name,
    detail,
    disc: { family: 'own', icon: 'own' },
    position,
    target: { type: 'attraction', id },
  };
}
