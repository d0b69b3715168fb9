/** Layer of the vector tiles of contours: lines with `elevation` (metres) and `level` (1: an index line). */
export const CONTOURS_LAYER = 'contours';

/** Closest zoom of the tiles of contours; views closer than that are drawn from them. */
export const CONTOURS_MAX_ZOOM = 14;
export const CONTOURS_MIN_ZOOM = 10;

/** Metres between lines, and between index lines, from a zoom of tiles on. */
const STEPS = [
  { zoom: 14, stepM: 5, indexM: 25 },
  { zoom: 13, stepM: 10, indexM: 50 },
  { zoom: 12, stepM: 25, indexM: 100 },
  { zoom: CONTOURS_MIN_ZOOM, stepM: 100, indexM: 500 },
] as const;

/** Metres between contours, and between index lines, in tiles of a zoom; empty where none are drawn. */
export function contourSteps(zoom: number): [stepM: number, indexM: number] | [] {
  const found = STEPS.find((step) => zoom >= step.zoom);
  return found === undefined ? [] : [found.stepM, found.indexM];
}
