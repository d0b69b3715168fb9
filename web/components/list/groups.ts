import type { Family } from '#common/families.ts';
import { UNGROUPED_CHILDREN_BELOW } from '#common/limits.ts';

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

/**
 * Groups places by category in the order of their first places, the rest under `OTHERS` at the end (SPEC §2). Null: show them all
 * without groups, because they are fewer than five or of one category.
 */
export function groupByCategory<T>(items: readonly T[], categoryOf: (item: T) => ListCategory): readonly Group<T>[] | null {
  if (items.length < UNGROUPED_CHILDREN_BELOW) return null;
  const groups = new Map<string, { category: ListCategory | null; items: T[] }>();
  for (const item of items) {
    const category = categoryOf(item);
    const key = category.group.primary ? category.group.key : OTHERS;
    const group = groups.get(key) ?? { category: key === OTHERS ? null : category, items: [] };
    group.items.push(item);
    groups.set(key, group);
  }
  if (groups.size < 2) return null;
  const others = groups.get(OTHERS);
  groups.delete(OTHERS);
  if (others !== undefined) groups.set(OTHERS, others);
  return [...groups].map(([key, group]) => ({ key, ...group }));
}
