import type { Geometry, Position as GeoPosition } from 'geojson';
import { fromWorld, partsOf, type WorldShape } from './worldShape.ts';

/** Decimals of degrees: half a metre in Finland. */
const DECIMALS = 1e5;

/** The GeoJSON of a shape, as it is drawn: lines, or polygons with their holes. */
export function shapeGeometry(shape: WorldShape): Geometry {
  const parts = partsOf(shape).map(([from, to]) =>
    Array.from({ length: to - from }, (_, at) => positionAt(shape, from + at)),
  );
  if (shape.type === 'PATH') return { type: 'MultiLineString', coordinates: parts };
  const polygons: GeoPosition[][][] = [];
  for (const [at, ring] of parts.entries()) {
    const outer = shape.holes[at] === true ? polygons.at(-1) : undefined;
    if (outer === undefined) polygons.push([ring]);
    else outer.push(ring);
  }
  return { type: 'MultiPolygon', coordinates: polygons };
}

function positionAt({ coords }: WorldShape, at: number): GeoPosition {
  const [lon, lat] = fromWorld(coords[2 * at] ?? 0, coords[2 * at + 1] ?? 0);
  return [Math.round(lon * DECIMALS) / DECIMALS, Math.round(lat * DECIMALS) / DECIMALS];
}
