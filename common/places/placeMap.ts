/** The looks of a small map around a place, as the page has them. */
export const MAP_LOOKS = ['light', 'dark'] as const;
export type MapLook = (typeof MAP_LOOKS)[number];
/** Maps that the server draws. */
export const DRAWN_LOOKS = [...MAP_LOOKS, 'paper'] as const;
export type DrawnLook = (typeof DRAWN_LOOKS)[number];

/** Pixels of a small map; a card shows it at half the size. */
export const MAP_WIDTH = 192;
export const MAP_HEIGHT = 144;

/** How many times larger a map is that is printed with the page of its place, in the colours of the day. */
export const PAPER_SCALE = 4;

/** Path under which saved areas and caches hold it, whatever the version. */
export function storedMapPath(attractionId: number, look: MapLook): string {
  return `/placemaps/${attractionId}_${look}.webp`;
}

/**
 * Path of the small map around a place, with `{look}` for its look; the version of the data set makes it a file that
 * never changes.
 */
export function placeMapTemplate(version: number, attractionId: number): string {
  return `/placemaps/${version}/${attractionId}_{look}.webp`;
}

/** Path of the map to print: of the newest data, as a print-out is. */
export function paperMapPath(attractionId: number): string {
  return `/placemaps/latest/${attractionId}_paper.webp`;
}

export function inLook(template: string, look: MapLook): string {
  return template.replace('{look}', look);
}
