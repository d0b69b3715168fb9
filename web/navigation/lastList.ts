import { DEFAULT_FILTER, formatLocation, type ListFilter } from '#common/urls/viewLocation.ts';
import { createStore, useStore } from '#web/data/store.ts';

/** The list that this visit showed last: an open place links back to it, and the map still shows its places. */
const lastList = createStore<ListFilter | null>(null);

/** Sets the list that the visit shows now. Whether it showed another one before. */
export function setLastList(filter: ListFilter): boolean {
  const before = lastList.get();
  lastList.set(filter);
  return before !== null && pathOf(before) !== pathOf(filter);
}

/** Null when the visit began at a place. */
export function useLastList(): ListFilter | null {
  return useStore(lastList, (filter) => filter);
}

export function useListToReturnTo(): ListFilter {
  return useLastList() ?? DEFAULT_FILTER;
}

function pathOf(filter: ListFilter): string {
  return formatLocation({ tab: 'map', view: { screen: 'list', filter }, camera: null });
}
