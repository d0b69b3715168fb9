/**
 * Lines and areas in world coordinates: Web Mercator integers. The square world is 2^30 units a side, x from 180° W
 * eastwards, y from the north edge southwards, as in tiles (one unit is 3.7 cm at the equator, 1.9 cm at 60° N). At
 * zoom z a tile is 2^(30 − z) units a side.
 */
import type { Geometry, Position as GeoPosition } from 'geojson';
import type { Bounds, Position } from './bounds.ts';
import { crossesRay, type PlaneBox } from './plane.ts';
import { fromTileGrid, tileSideM, toTileGrid } from './tileGrid.ts';

const WORLD_BITS = 30;

/** Side of the square world in world units. */
export const WORLD_SIZE = 2 ** WORLD_BITS;

/** A box in world units; y grows to the south. */
export type WorldBox = PlaneBox;

/** A position in world units, rounded and clamped to `[0, WORLD_SIZE]`. */
export function toWorld(position: Position): [x: number, y: number] {
  const [x, y] = toTileGrid(position, WORLD_BITS);
  const inWorld = (n: number) => Math.min(Math.max(Math.round(n), 0), WORLD_SIZE);
  return [inWorld(x), inWorld(y)];
}

/** The position of a point in world units. */
export function fromWorld(x: number, y: number): Position {
  return fromTileGrid([x, y], WORLD_BITS);
}

/** A box of degrees in world units. */
export function toWorldBox([west, south, east, north]: Bounds): WorldBox {
  return [...toWorld([west, north]), ...toWorld([east, south])];
}

/** Metres on the ground of one world unit at row `y`. */
export function metresPerUnit(y: number): number {
  return tileSideM(y, WORLD_BITS);
}

/** The lines of a route or the rings of an area in world units, in one flat array. */
export interface WorldShape {
  readonly type: 'PATH' | 'AREA';
  /** x0, y0, x1, y1, … of all parts, one after another; a ring ends with its first point. */
  readonly coords: Int32Array;
  /** For each part the number of the point after its last one (twice that is an index of `coords`). */
  readonly ends: readonly number[];
  /** AREA: whether the ring is a hole of the outer ring before it; PATH: whether the line is beside the main line. */
  readonly holes: readonly boolean[];
}

/** Point numbers `[from, to)` of each part. */
export function partsOf({ ends }: WorldShape): readonly (readonly [from: number, to: number])[] {
  return ends.map((end, part) => [part === 0 ? 0 : (ends[part - 1] ?? 0), end]);
}

/** Whether a point lies in an area: inside an outer ring and in none of its holes (even-odd rule over all rings). */
export function areaContains({ coords, ends }: WorldShape, x: number, y: number): boolean {
  let inside = false;
  let from = 0;
  for (const to of ends) {
    for (let at = 2 * from; at < 2 * (to - 1); at += 2) {
      if (crossesRay(x, y, coords[at] ?? 0, coords[at + 1] ?? 0, coords[at + 2] ?? 0, coords[at + 3] ?? 0))
        inside = !inside;
    }
    from = to;
  }
  return inside;
}

/**
 * Lines and rings of a geometry in world units; null for points. Throws on anything but the types of
 * `SourceRecord.geometry`.
 */
export function toWorldShape(geometry: Geometry): WorldShape | null {
  switch (geometry.type) {
    case 'Point':
      return null;
    case 'LineString':
      return shapeOf('PATH', [[geometry.coordinates]]);
    case 'MultiLineString':
      return shapeOf(
        'PATH',
        geometry.coordinates.map((line) => [line]),
      );
    case 'Polygon':
      return shapeOf('AREA', [geometry.coordinates]);
    case 'MultiPolygon':
      return shapeOf('AREA', geometry.coordinates);
    default:
      throw new TypeError(`a ${geometry.type} is no geometry of a place`);
  }
}

/** A route with lines beside it as one shape, those last. */
export function withSideParts(route: WorldShape, sideLines: WorldShape | null): WorldShape {
  if (sideLines === null) return route;
  const offset = route.coords.length / 2;
  return {
    ...route,
    coords: Int32Array.from([...route.coords, ...sideLines.coords]),
    ends: [...route.ends, ...sideLines.ends.map((end) => offset + end)],
    holes: [...route.holes, ...sideLines.holes.map(() => true)],
  };
}

function shapeOf(type: WorldShape['type'], groups: readonly (readonly (readonly GeoPosition[])[])[]): WorldShape {
  const parts = groups.flatMap((group) => group.map((points, i) => ({ points, hole: i > 0 })));
  const coords = new Int32Array(2 * parts.reduce((sum, { points }) => sum + points.length, 0));
  const ends: number[] = [];
  let at = 0;
  for (const { points } of parts) {
    for (const [lon = 0, lat = 0] of points) {
      const [x, y] = toWorld([lon, lat]);
      coords[at++] = x;
      coords[at++] = y;
    }
    ends.push(at / 2);
  }
  return { type, coords, ends, holes: parts.map(({ hole }) => hole) };
}
