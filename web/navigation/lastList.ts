import { DEFAULT_FILTER, formatLocation, type ListFilter } from '#common/urls/viewLocation.ts';
import { createStore, useStore } from '#web/data/store.ts';
import { showFavouritesOnMap } from '#web/features/favourites/favourites.ts';

/** The list this visit showed last: an open place leads back to it, and the map goes on showing its places. */
const lastList = createStore<ListFilter | null>(null);

/** Another list than before takes the place of the favourites too (SPEC §4). */
export function rememberList(filter: ListFilter): void {
  const before = lastList.get();
  if (before !== null && pathOf(before) !== pathOf(filter)) showFavouritesOnMap(false);
  lastList.set(filter);
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
