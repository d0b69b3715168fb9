import Flatbush from 'flatbush';
import type { Position as GeoJsonPosition } from 'geojson';
import type { Position } from '#common/geo/bounds.ts';
import { crossesRay } from '#common/geo/plane.ts';
import type { AdminAreaRecord, AdminLevel } from './adminArea.ts';

/** The areas a position lies in; absent where the boundaries are not loaded or leave a gap. */
export interface Located {
  readonly municipality?: AdminAreaRecord;
  readonly region?: AdminAreaRecord;
}

export interface AdminIndex {
  /** A position on a common boundary belongs to one of the two, always the same. */
  locate(position: Position): Located;
  /** Whether a position lies at most so many metres outside of the municipality of this code. */
  isNear(position: Position, code: string, metres: number): boolean;
}

/**
 * An index for looking up the areas of many positions; its speed hardly depends on how finely the boundaries are drawn.
 */
export function adminIndex(areas: readonly AdminAreaRecord[]): AdminIndex {
  if (areas.length === 0) return { locate: () => ({}), isNear: () => false };
  const sorted = areas
    .toSorted((a, b) => (a.code < b.code ? -1 : 1))
    .map((area) => ({ area, contains: containment(area) }));
  const boxes = new Flatbush(sorted.length);
  for (const { area } of sorted) boxes.add(...area.bbox);
  boxes.finish();
  return {
    locate: (position) => {
      const [lon, lat] = position;
      const near = boxes
        .search(lon, lat, lon, lat)
        .sort((a, b) => a - b)
        .map((at) => sorted[at]);
      const within = (level: AdminLevel) =>
        near.find((entry) => entry?.area.level === level && entry.contains(position))?.area;
      const [municipality, region] = [within('MUNICIPALITY'), within('REGION')];
      return { ...(municipality && { municipality }), ...(region && { region }) };
    },
    isNear: (position, code, metres) =>
      areas.some((area) => area.code === code && area.level === 'MUNICIPALITY' && metresFrom(position, area) <= metres),
  };
}

/** Metres from a position to the boundary of an area, on the plane through the position. */
function metresFrom([lon, lat]: Position, { geometry }: AdminAreaRecord): number {
  const eastM = DEGREE_M * Math.cos((lat * Math.PI) / 180);
  let nearest = Infinity;
  for (const ring of ringsOf(geometry)) {
    for (const [x1, y1, x2, y2] of sidesOf(ring)) {
      const [ax, ay] = [(x1 - lon) * eastM, (y1 - lat) * DEGREE_M];
      const [dx, dy] = [(x2 - x1) * eastM, (y2 - y1) * DEGREE_M];
      const along = Math.min(1, Math.max(0, -(ax * dx + ay * dy) / (dx * dx + dy * dy || 1)));
      nearest = Math.min(nearest, Math.hypot(ax + along * dx, ay + along * dy));
    }
  }
  return nearest;
}

function ringsOf(geometry: AdminAreaRecord['geometry']): readonly (readonly GeoJsonPosition[])[] {
  return geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat();
}

/** Metres of a degree of latitude. */
const DEGREE_M = 111_195;

/** Sides of a boundary, four numbers each: `lon, lat, lon, lat`. */
type Sides = Float64Array;

/** A boundary of up to so many sides is tested side by side faster than by an index. */
const WALKED_MAX = 200;

/**
 * Whether a position lies inside the area: the sides that a ray to the east crosses are an odd number (outlines and
 * holes alike).
 */
function containment({ geometry, bbox }: AdminAreaRecord): (position: Position) => boolean {
  const sides = Float64Array.from(ringsOf(geometry).flatMap(sidesOf).flat());
  const count = sides.length / 4;
  if (count <= WALKED_MAX) {
    return (position) => {
      let inside = false;
      for (let side = 0; side < count; side += 1) if (isCrossed(sides, side, position)) inside = !inside;
      return inside;
    };
  }
  const index = new Flatbush(count);
  for (let at = 0; at < sides.length; at += 4) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = sides.subarray(at, at + 4);
    index.add(Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2));
  }
  index.finish();
  return (position) => {
    const [lon, lat] = position;
    return index.search(lon, lat, bbox[2], lat, (side) => isCrossed(sides, side, position)).length % 2 === 1;
  };
}

function sidesOf(ring: readonly GeoJsonPosition[]): (readonly [number, number, number, number])[] {
  return ring.slice(1).map(([x2 = 0, y2 = 0], at) => [ring[at]?.[0] ?? 0, ring[at]?.[1] ?? 0, x2, y2]);
}

function isCrossed(sides: Sides, side: number, [lon, lat]: Position): boolean {
  const at = 4 * side;
  return crossesRay(lon, lat, sides[at] ?? 0, sides[at + 1] ?? 0, sides[at + 2] ?? 0, sides[at + 3] ?? 0);
}
