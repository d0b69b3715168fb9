import { allCategories, type Category } from '#common/categories/catalogue.ts';
import { normalise, words } from '#common/normalise.ts';
import { MATCHES } from '#common/ranking.ts';
import { matchOf } from './searchMatch.ts';

interface CategoryNames {
  readonly category: Category;
  readonly norms: readonly string[];
}

/** Categories offered as search results (`primary`, RULINGS 9), one per canonical group, with their names in every language. */
const offered: readonly CategoryNames[] = allCategories()
  .filter((category) => category.primary)
  .map((category) => ({ category, norms: [category.fi, category.sv, category.en].flatMap((name) => (name ? [normalise(name)] : [])) }));

/** Keys of the categories whose name in any language answers the normalised query, best match first. */
export function categoriesByName(query: string, limit: number): { readonly key: string; readonly match: 'exact' | 'prefix' | 'word' }[] {
  if (words(query).length === 0) return [];
  const found = offered.flatMap(({ category, norms }) => {
    const best = MATCHES.find((match) => norms.some((norm) => matchOf(norm, query) === match));
    return best && best !== 'fuzzy' ? [{ key: category.key, match: best, weight: category.weight }] : [];
  });
  found.sort((a, b) => MATCHES.indexOf(a.match) - MATCHES.indexOf(b.match) || b.weight - a.weight || (a.key < b.key ? -1 : 1));
  return found.slice(0, limit);
}
