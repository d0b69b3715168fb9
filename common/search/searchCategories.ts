import { type Match, MATCHES } from '#common/ranking/ranking.ts';
import { matchOf } from './nameMatch.ts';
import { normalise, words } from './normalise.ts';
import type { OfferedCategory } from './searchTypes.ts';

type Found = Exclude<Match, 'fuzzy'>;

/** A word people say instead answers a step less well than a name. */
const BY_FURTHER: Readonly<Record<Found, Found>> = { exact: 'prefix', prefix: 'word', word: 'word' };

/** What the search takes of a category of the catalogue. */
export interface NamedCategory {
  readonly key: string;
  readonly weight: number;
  readonly fi: string;
  readonly sv?: string;
  readonly en?: string;
  readonly primary: boolean;
  readonly also?: readonly string[];
}

/**
 * Categories offered as search results (`primary`, RULINGS 9), one per canonical group, with their names in every
 * language.
 */
export function offeredCategories(all: readonly NamedCategory[]): readonly OfferedCategory[] {
  return all
    .filter((category) => category.primary)
    .map(({ key, weight, fi, sv, en, also = [] }) => ({
      key,
      weight,
      names: [fi, sv, en].flatMap((name) => (name ? [normalise(name)] : [])),
      further: also.map(normalise),
    }));
}

/**
 * Keys of the categories whose name in any language, or another word for them, answers the normalised query, best match
 * first.
 */
export function categoriesByName(
  offered: readonly OfferedCategory[],
  query: string,
  limit: number,
): { readonly key: string; readonly match: Found }[] {
  if (words(query).length === 0) return [];
  const found = offered.flatMap(({ key, weight, names, further }) => {
    const byFurther = bestOf(further, query);
    const matches = [bestOf(names, query), byFurther && BY_FURTHER[byFurther]];
    const match = MATCHES.filter(isFound).find((one) => matches.includes(one));
    return match ? [{ key, match, weight }] : [];
  });
  found.sort(
    (a, b) => MATCHES.indexOf(a.match) - MATCHES.indexOf(b.match) || b.weight - a.weight || (a.key < b.key ? -1 : 1),
  );
  return found.slice(0, limit);
}

function bestOf(norms: readonly string[], query: string): Found | null {
  const matches = norms.map((norm) => matchOf(norm, query));
  return MATCHES.filter(isFound).find((one) => matches.includes(one)) ?? null;
}

function isFound(match: Match): match is Found {
  return match !== 'fuzzy';
}
