import { DEFAULT_FILTER, type ListFilter } from '#common/viewLocation.ts';
import { createStore, useStore } from './store.ts';

/** The list this visit showed last: an open place leads back to it, and the map goes on showing its places. */
const lastList = createStore<ListFilter | null>(null);

export function rememberList(filter: ListFilter): void {
  lastList.set(filter);
}

/** Null when the visit began at a place. */
export function useLastList(): ListFilter | null {
  return useStore(lastList, (filter) => filter);
}

export function useListToReturnTo(): ListFilter {
  return useLastList() ?? DEFAULT_FILTER;
}
