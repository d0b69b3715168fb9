import { allCategories, type Category } from '#common/categories/catalogue.ts';
import { matchOf } from '#common/nameMatch.ts';
import { normalise, words } from '#common/normalise.ts';
import { type Match, MATCHES } from '#common/ranking.ts';

interface CategoryNames {
  readonly category: Category;
  readonly names: readonly string[];
  /** What people say instead. */
  readonly further: readonly string[];
}

type Found = Exclude<Match, 'fuzzy'>;

/** A word people say instead answers a step less well than a name. */
const BY_FURTHER: Readonly<Record<Found, Found>> = { exact: 'prefix', prefix: 'word', word: 'word' };

/** Categories offered as search results (`primary`, RULINGS 9), one per canonical group, with their names in every language. */
const offered: readonly CategoryNames[] = allCategories()
  .filter((category) => category.primary)
  .map((category) => ({
    category,
    names: [category.fi, category.sv, category.en].flatMap((name) => (name ? [normalise(name)] : [])),
    further: (category.also ?? []).map(normalise),
  }));

/** Keys of the categories whose name in any language, or another word for them, answers the normalised query, best match first. */
export function categoriesByName(query: string, limit: number): { readonly key: string; readonly match: Found }[] {
  if (words(query).length === 0) return [];
  const found = offered.flatMap(({ category: { key, weight }, names, further }) => {
    const byFurther = bestOf(further, query);
    const matches = [bestOf(names, query), byFurther && BY_FURTHER[byFurther]];
    const match = MATCHES.filter(isFound).find((one) => matches.includes(one));
    return match ? [{ key, match, weight }] : [];
  });
  found.sort((a, b) => MATCHES.indexOf(a.match) - MATCHES.indexOf(b.match) || b.weight - a.weight || (a.key < b.key ? -1 : 1));
  return found.slice(0, limit);
}

function bestOf(norms: readonly string[], query: string): Found | null {
  const matches = norms.map((norm) => matchOf(norm, query));
  return MATCHES.filter(isFound).find((one) => matches.includes(one)) ?? null;
}

function isFound(match: Match): match is Found {
  return match !== 'fuzzy';
}
