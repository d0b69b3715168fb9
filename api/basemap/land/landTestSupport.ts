import { type GridPoint, tileSide, toPosition } from '#api/basemap/grid/baseGrid.ts';
import { cutBounds, even, type Ring } from '#api/basemap/grid/halfGrid.ts';
import type { Bounds } from '#common/geo/bounds.ts';
import { flatOf } from '#common/geo/flatLine.ts';
import { insideRing } from '#common/geo/plane.ts';
import { coastLine, cutCoast } from './coast.ts';
import { CutLand } from './cutLand.ts';
import { landMap, type LandMap } from './landMap.ts';

/** A made-up sea of some z14 tiles, east and south of this one (in the Gulf of Finland); its unit is a tile's side. */
const ORIGIN = { x: 9324, y: 4750 } as const;
export type Place = readonly [x: number, y: number];

const side = tileSide(14);
const gridPoint = ([x, y]: Place): GridPoint => [Math.round((ORIGIN.x + x) * side), Math.round((ORIGIN.y + y) * side)];

export function coastline(...places: readonly Place[]): GridPoint[] {
  return places.map(gridPoint);
}

/** A closed coastline round an island, land on its left. */
export function island([x, y]: Place, radius: number): GridPoint[] {
  return coastline(
    [x - radius, y + radius],
    [x + radius, y + radius],
    [x + radius, y - radius],
    [x - radius, y - radius],
    [x - radius, y + radius],
  );
}

export function boundsOf([left, top]: Place, [right, bottom]: Place): Bounds {
  const [west, north] = toPosition(gridPoint([left, top]));
  const [east, south] = toPosition(gridPoint([right, bottom]));
  return [west, south, east, north];
}

/** Embedded land: rectangles from one corner to the other. */
export function embeddedLand(...rectangles: readonly (readonly [from: Place, to: Place])[]): CutLand {
  return new CutLand(
    rectangles.map(([[left, top], [right, bottom]]): Ring =>
      coastline([left, bottom], [right, bottom], [right, top], [left, top], [left, bottom]).map(([x, y]): GridPoint => [
        even(2 * x),
        even(2 * y),
      ]),
    ),
  );
}

export const NO_LAND = new CutLand([]);

/** Land round the origin, as polygons in units of a tile's side. */
export function landAround(map: LandMap, from: Place = [-4, -4], to: Place = [12, 12]): Place[][][] {
  const box = [...gridPoint(from), ...gridPoint(to)].map((v) => 2 * v - 1);
  const [minX = 0, minY = 0, maxX = 0, maxY = 0] = box;
  return map
    .within([minX, minY, maxX, maxY])
    .map((polygon) =>
      polygon.map((ring) => ring.map(([x, y]): Place => [x / 2 / side - ORIGIN.x, y / 2 / side - ORIGIN.y])),
    );
}

export function isLand(polygons: readonly (readonly (readonly Place[])[])[], [x, y]: Place): boolean {
  const inRing = (ring: readonly Place[]) =>
    insideRing(
      [x, y],
      ring.map(([px, py]): GridPoint => [px, py]),
    );
  return polygons.some(([outer, ...holes]) => outer !== undefined && inRing(outer) && !holes.some(inRing));
}

export function made(coast: readonly GridPoint[][], bounds: Bounds, embedded: CutLand = NO_LAND): LandMap {
  return landMap(
    cutCoast(
      coast.map((line) => coastLine(flatOf(line))),
      cutBounds(bounds),
    ),
    bounds,
    embedded,
  );
}
