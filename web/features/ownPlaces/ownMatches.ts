import { type Match, MATCHES, searchScore } from '#common/places/ranking.ts';
import { matchOf } from '#common/search/nameMatch.ts';
import { normalise } from '#common/search/normalise.ts';
import type { SearchGroup, SearchOption } from '#web/features/search/searchSections.ts';
import type { OwnPlace } from './ownPlacesStore.ts';

/** Own places that an answer shows. */
const SHOWN = 5;

const rank = (match: Match) => MATCHES.indexOf(match);

/**
 * The groups of an answer with the own places among them whose names answer the query, the best first: before the first group that
 * answers no better (RULINGS 9). Guesses are the server's alone.
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

function optionOf({ id, name }: OwnPlace, detail: string): SearchOption {
  return {
    key: `attraction ${id}`,
    name,
    matchedName: null,
    detail,
    stars: 0,
    disc: { family: 'own', icon: 'own' },
    target: { type: 'attraction', id },
  };
}
