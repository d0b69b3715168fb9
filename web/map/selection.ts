import type { AttractionId } from '#common/attractionId.ts';
import { createStore, useStore } from '#web/state/store.ts';

const hovered = createStore<AttractionId | null>(null);

/** Marks a place in the list and on the map at once: its card or its icon is hovered or focused. */
export function setHovered(id: AttractionId | null): void {
  hovered.set(id);
}

export function useHoveredId(): AttractionId | null {
  return useStore(hovered, (id) => id);
}

/** Whether this place is the hovered one; a card renders again only when its own answer changes. */
export function useIsHovered(id: AttractionId): boolean {
  return useStore(hovered, (hoveredId) => hoveredId === id);
}
