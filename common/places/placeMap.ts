/** The looks of a small map around a place, as the page has them. */
export const MAP_LOOKS = ['light', 'dark'] as const;
export type MapLook = (typeof MAP_LOOKS)[number];

/** Pixels of a small map; a card shows it at half the size. */
export const MAP_WIDTH = 192;
export const MAP_HEIGHT = 144;

/** Path under which saved areas and caches hold it, whatever the version. */
export function storedMapPath(attractionId: number, look: MapLook): string {
  return `/placemaps/${attractionId}_${look}.webp`;
}

/** Path of the small map around a place; the version of the data set makes it a file that never changes. */
export function placeMapPath(version: number, attractionId: number, look: MapLook): string {
  return `/placemaps/${version}/${attractionId}_${look}.webp`;
}
