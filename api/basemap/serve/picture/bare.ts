import { insideRing, type PlanePoint } from '#common/geo/plane.ts';
import type { WorldBox } from '#common/geo/worldShape.ts';
import { type DrawnTile, featuresOf } from './tileFeatures.ts';

/** Numbers of points in a row and in a column of a view at which the ground is checked: land or water. */
const [COLUMNS, ROWS] = [12, 9];
/** A map with less land or less water than this share looks like a card of one colour. */
const SHARE_MIN = 0.03;

/** Whether tiles draw nothing in a view but one ground, land or water: borders alone make no map. */
export function isBare(tiles: readonly DrawnTile[], view: WorldBox): boolean {
  const points = gridOf(view);
  const land = new Set<PlanePoint>();
  const lakes = new Set<PlanePoint>();
  for (const tile of tiles)
    for (const { key, parts } of featuresOf(tile)) {
      if (key === 'border') continue;
      if (key !== 'earth' && key !== 'water') {
        if (parts().some((part) => part.some((point) => isIn(view, point)))) return false;
        continue;
      }
      const rings = parts();
      for (const point of points) {
        const isInside = rings.filter((ring) => insideRing(point, ring)).length % 2 === 1;
        if (isInside) (key === 'earth' ? land : lakes).add(point);
      }
    }
  const dry = points.filter((point) => land.has(point) && !lakes.has(point)).length / points.length;
  return Math.min(dry, 1 - dry) < SHARE_MIN;
}

function gridOf([left, top, right, bottom]: WorldBox): PlanePoint[] {
  return Array.from({ length: COLUMNS * ROWS }, (_, i): PlanePoint => [
    left + ((i % COLUMNS) + 0.5) * ((right - left) / COLUMNS),
    top + (Math.floor(i / COLUMNS) + 0.5) * ((bottom - top) / ROWS),
  ]);
}

function isIn([left, top, right, bottom]: WorldBox, [x, y]: PlanePoint): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}
