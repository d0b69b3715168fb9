import { createStore, useStore } from '#web/data/store.ts';
import type { MapHover } from './mapProps.ts';

const hovered = createStore<MapHover | null>(null);

/** Marks a place in the list and on the map at once: its card or its icon is hovered or focused. */
export function setHovered(place: MapHover | null): void {
  hovered.set(place);
}

export function useHovered(): MapHover | null {
  return useStore(hovered, (place) => place);
}

/** Whether this place is the hovered one; a card renders again only when its own answer changes. */
export function useIsHovered(attractionId: number): boolean {
  return useStore(hovered, (place) => place?.attractionId === attractionId);
}
