import { type Bounds, containsPosition } from '#common/geo/bounds.ts';
import { fromTileGrid, toTileGrid } from '#common/geo/tileGrid.ts';

/** From further away the map draws no conditions: they would cover each other. */
const CONDITIONS_FROM_ZOOM = 7;
/** Closer, the same box serves, and lines have no more details. */
const FINEST_ZOOM = 14;
/** A box that was asked for at a zoom serves until the map is so much closer. */
const COARSE_STEPS = 2;

/** A box whose conditions are asked for, and the zoom for whose details. */
export interface AskedBox {
  readonly bounds: Bounds;
  readonly zoom: number;
}

/**
 * The box to ask for where a map shows bounds: the tiles that these touch, so that visitors of one region ask the same,
 * which caches answer, and a map that moves a little asks nothing. Null: the map is too far away.
 */
export function askedBox(seen: Bounds, mapZoom: number): AskedBox | null {
  if (mapZoom < CONDITIONS_FROM_ZOOM) return null;
  const zoom = Math.min(Math.floor(mapZoom), FINEST_ZOOM);
  const [left, top] = toTileGrid([seen[0], seen[3]], zoom).map(Math.floor);
  const [right, bottom] = toTileGrid([seen[2], seen[1]], zoom).map(Math.ceil);
  const [west, north] = fromTileGrid([left ?? 0, top ?? 0], zoom);
  const [east, south] = fromTileGrid([right ?? 0, bottom ?? 0], zoom);
  return { bounds: [west, south, east, north], zoom };
}

/** Whether an answer for a box serves a map that shows bounds at a zoom. */
export function serves({ bounds, zoom }: AskedBox, seen: Bounds, mapZoom: number): boolean {
  const [west, south, east, north] = seen;
  const isInside = containsPosition(bounds, [west, south]) && containsPosition(bounds, [east, north]);
  return isInside && Math.min(mapZoom, FINEST_ZOOM) < zoom + COARSE_STEPS;
}
