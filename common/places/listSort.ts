/**
 * Orders of a list: `best` by quality, near places before far ones (RULINGS 8); `nearest` to the visitor, or to the
 * middle of the map where nobody knows where the visitor is; `longest` routes first; `newest` by the day of the
 * source's last change.
 */
export const LIST_SORTS = ['best', 'nearest', 'longest', 'newest'] as const;

export type ListSort = (typeof LIST_SORTS)[number];

export function isListSort(value: unknown): value is ListSort {
  return LIST_SORTS.some((sort) => sort === value);
}
