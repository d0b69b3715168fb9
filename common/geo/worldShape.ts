/**
 * Lines and areas in world coordinates: Web Mercator integers. The square world is 2^30 units a side, x from 180° W eastwards, y from the
 * north edge southwards, as in tiles (one unit is 3.7 cm at the equator, 1.9 cm at 60° N). At zoom z a tile is 2^(30 − z) units a side.
 */
import type { Geometry, Position as GeoPosition } from 'geojson';
import { latOfMercatorY, lonOfMercatorX, mercatorX, mercatorY, type Position } from './bounds.ts';

const WORLD_BITS = 30;

/** Side of the square world in world units. */
export const WORLD_SIZE = 2 ** WORLD_BITS;

/** Side of the square world in Web Mercator metres. */
const WORLD_M = 2 * mercatorX(180);

/** `[x, y]` in world units, rounded, within `[0, WORLD_SIZE]`. */
export function toWorld([lon, lat]: Position): [x: number, y: number] {
  const x = Math.round((0.5 + mercatorX(lon) / WORLD_M) * WORLD_SIZE);
  const y = Math.round((0.5 - mercatorY(lat) / WORLD_M) * WORLD_SIZE);
  return [Math.min(Math.max(x, 0), WORLD_SIZE), Math.min(Math.max(y, 0), WORLD_SIZE)];
}

/** Position of a point in world units. */
export function fromWorld(x: number, y: number): Position {
  return [lonOfMercatorX((x / WORLD_SIZE - 0.5) * WORLD_M), latOfMercatorY((0.5 - y / WORLD_SIZE) * WORLD_M)];
}

/** Lines or rings in world units, flat. */
export interface Shape {
  readonly type: 'PATH' | 'AREA';
  /** x0, y0, x1, y1, … of all parts, one after another; a ring ends with its first point. */
  readonly coords: Int32Array;
  /** For each part the number of the point after its last one (twice that is an index of `coords`). */
  readonly ends: readonly number[];
  /** AREA: whether the ring is a hole of the outer ring before it; PATH: all false. */
  readonly holes: readonly boolean[];
}

/** Point numbers `[from, to)` of each part. */
export function partsOf({ ends }: Shape): readonly (readonly [from: number, to: number])[] {
  return ends.map((end, part) => [part === 0 ? 0 : (ends[part - 1] ?? 0), end]);
}

/** Lines and rings of a geometry in world units; null for points. Throws on anything but the types of `SourceRecord.geometry`. */
export function toShape(geometry: Geometry): Shape | null {
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

function shapeOf(type: Shape['type'], groups: readonly (readonly (readonly GeoPosition[])[])[]): Shape {
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
