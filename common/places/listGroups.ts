import type { Family } from '#common/catalogue/families.ts';
import { UNGROUPED_CHILDREN_BELOW } from '#common/limits.ts';

/** A group with so large a share of the places needs no heading: the list is of it. */
const LONE_SHARE = 0.9;

/** What grouping needs to know of a place's category. */
export interface ListCategory {
  readonly group: { readonly key: string; readonly name: string; readonly primary: boolean; readonly icon: string };
  readonly family: Family;
}

export interface Group<T> {
  /** Key of the category; `OTHERS` for all those that have no group of their own. */
  readonly key: string;
  readonly category: ListCategory | null;
  readonly items: readonly T[];
}

export const OTHERS = 'others';

/** So many of its best places decide how early a group stands: neither one good place nor many poor ones alone. */
const DECIDING = 3;

/**
 * Groups places by category, the rest under `OTHERS` at the end (SPEC §2): in the order of their first places or, with
 * `worthOf`, of what their three best places are worth together. Null: show them all without groups, because they are
 * fewer than five or, but for one in ten, of one category.
 */
export function groupByCategory<T>(
  items: readonly T[],
  categoryOf: (item: T) => ListCategory,
  worthOf: (item: T) => number = () => 0,
): readonly Group<T>[] | null {
  if (items.length < UNGROUPED_CHILDREN_BELOW) return null;
  const groups = new Map<string, { category: ListCategory | null; items: T[] }>();
  for (const item of items) {
    const category = categoryOf(item);
    const key = category.group.primary ? category.group.key : OTHERS;
    const group = groups.get(key) ?? { category: key === OTHERS ? null : category, items: [] };
    group.items.push(item);
    groups.set(key, group);
  }
  const largest = Math.max(...[...groups.values()].map(({ items: own }) => own.length));
  if (groups.size < 2 || largest >= LONE_SHARE * items.length) return null;
  const worth = ({ items: own }: { readonly items: readonly T[] }) =>
    own
      .map(worthOf)
      .sort((a, b) => b - a)
      .slice(0, DECIDING)
      .reduce((sum, one) => sum + one, 0);
  return [...groups]
    .map(([key, group]) => ({ key, ...group, worth: key === OTHERS ? Number.NEGATIVE_INFINITY : worth(group) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ key, category, items: own }) => ({ key, category, items: own }));
}
