/**
 * Orders of a list: `now` as `best`, moved by season, weather and darkness (common/ranking/rightNow.ts); `best` by
 * quality, near places before far ones (RULINGS 8); `nearest` to the visitor, or to the
 * middle of the map where nobody knows where the visitor is; `longest` routes first; `flattest` by the metres up on
 * each kilometre of a route; `newest` by the day of the source's last change.
 */
export const LIST_SORTS = ['now', 'best', 'nearest', 'longest', 'flattest', 'newest'] as const;

/** What visitors get who have chosen nothing. */
export const DEFAULT_LIST_SORT = 'now';

export type ListSort = (typeof LIST_SORTS)[number];

export function isListSort(value: unknown): value is ListSort {
  return LIST_SORTS.some((sort) => sort === value);
}
