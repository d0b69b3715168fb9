import Flatbush from 'flatbush';
import type { Position as GeoJsonPosition } from 'geojson';
import type { Position } from '#common/bounds.ts';
import type { AdminAreaRecord, AdminLevel } from './adminArea.ts';

/** The areas a position lies in; absent where the boundaries are not loaded or leave a gap. */
export interface Located {
  readonly municipality?: AdminAreaRecord;
  readonly region?: AdminAreaRecord;
}

export interface AdminIndex {
  /** A position on a common boundary belongs to one of the two, always the same. */
  locate(position: Position): Located;
}

/** Index for point-in-polygon questions in bulk; its speed hardly depends on how finely the boundaries are drawn. */
export function adminIndex(areas: readonly AdminAreaRecord[]): AdminIndex {
  if (areas.length === 0) return { locate: () => ({}) };
  const sorted = areas.toSorted((a, b) => (a.code < b.code ? -1 : 1)).map((area) => ({ area, contains: containment(area) }));
  const boxes = new Flatbush(sorted.length);
  for (const { area } of sorted) boxes.add(...area.bbox);
  boxes.finish();
  return {
    locate: (position) => {
      const [lon, lat] = position;
      const near = boxes.search(lon, lat, lon, lat).sort((a, b) => a - b).map((at) => sorted[at]);
      const within = (level: AdminLevel) => near.find((entry) => entry?.area.level === level && entry.contains(position))?.area;
      const [municipality, region] = [within('MUNICIPALITY'), within('REGION')];
      return { ...(municipality && { municipality }), ...(region && { region }) };
    },
  };
}

/** Sides of one ring as `[lon, lat, lon, lat]`. */
type Side = readonly [number, number, number, number];

/** Whether a position lies inside the area: the sides that a ray to the east crosses are an odd number (outlines and holes alike). */
function containment({ geometry, bbox }: AdminAreaRecord): (position: Position) => boolean {
  const rings = geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat();
  const sides = rings.flatMap(sidesOf);
  const index = new Flatbush(sides.length);
  for (const [x1, y1, x2, y2] of sides) index.add(Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2));
  index.finish();
  return ([lon, lat]) => {
    const crossed = index.search(lon, lat, bbox[2], lat, (at) => crossesRay(sides[at], lon, lat));
    return crossed.length % 2 === 1;
  };
}

function sidesOf(ring: readonly GeoJsonPosition[]): Side[] {
  return ring.slice(1).map((to, at): Side => [ring[at]?.[0] ?? 0, ring[at]?.[1] ?? 0, to[0] ?? 0, to[1] ?? 0]);
}

/** A side owns its lower end and not its upper one, so that a ray through a corner counts once. */
function crossesRay(side: Side | undefined, lon: number, lat: number): boolean {
  if (side === undefined) return false;
  const [x1, y1, x2, y2] = side;
  return y1 > lat !== y2 > lat && lon < ((x2 - x1) * (lat - y1)) / (y2 - y1) + x1;
}
