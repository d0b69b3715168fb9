import type { Geometry } from 'geojson';
import simplify from 'simplify-js';
import type { Context } from '#api/domain/core/context.ts';
import { type Band, bandOfZoom, toleranceOfBand } from '#api/tiles/tileBands.ts';
import { shapeGeometry } from '#common/geo/shapeGeometry.ts';
import { partsOf, toWorldShape, type WorldShape } from '#common/geo/worldShape.ts';
import { drawnGeometry } from './conditionsAt.ts';
import type { CurrentCondition } from './currentConditions.ts';
import { storedShapes } from './shapes.ts';

/** A condition that is to be drawn on a map at a zoom. */
export interface DrawnCondition {
  readonly condition: CurrentCondition;
  readonly zoom: number;
}

/** By the condition, which is the same object until conditions are read again. */
const drawnBy = new WeakMap<CurrentCondition, Map<Band, Geometry | null>>();

/**
 * How conditions are drawn on a map, simplified: as their own area or stretch, else as the line or area of their place,
 * or as its position where it has no other. A visitor has not seen all of a place: a report without a position of its
 * own is drawn at the place's position. Null where it is not known where a condition is.
 */
export async function drawnConditions(
  ctx: Pick<Context, 'db' | 'version'>,
  asked: readonly DrawnCondition[],
): Promise<(Geometry | null)[]> {
  const inBands = asked.map(({ condition, zoom }) => ({ condition, band: bandOfZoom(zoom) }));
  const missing = inBands.filter(({ condition, band }) => drawnBy.get(condition)?.has(band) !== true);
  for (const band of new Set(missing.map((one) => one.band))) {
    const ones = missing.flatMap((one) => (one.band === band ? [one.condition] : []));
    await draw(ctx, ones, band);
  }
  return inBands.map(({ condition, band }) => drawnBy.get(condition)?.get(band) ?? null);
}

async function draw(
  ctx: Pick<Context, 'db' | 'version'>,
  conditions: readonly CurrentCondition[],
  band: Band,
): Promise<void> {
  const shaped = conditions.flatMap((one) =>
    one.isOfficial && drawnGeometry(one) === null && one.place !== null && one.place.type !== 'POINT'
      ? one.place.id
      : [],
  );
  const shapes = await storedShapes(ctx, [...new Set(shaped)], band);
  for (const condition of conditions) {
    const known = drawnBy.get(condition) ?? new Map<Band, Geometry | null>();
    drawnBy.set(condition, known);
    const shape = condition.isOfficial ? shapes.get(condition.place?.id ?? -1)?.shape : undefined;
    known.set(band, drawnAs(condition, shape, band));
  }
}

function drawnAs(condition: CurrentCondition, ofPlace: WorldShape | undefined, band: Band): Geometry | null {
  const own = drawnGeometry(condition);
  if (own !== null) {
    const shape = toWorldShape(own);
    return shape === null ? own : shapeGeometry(simplified(shape, band));
  }
  if (ofPlace !== undefined) return shapeGeometry(ofPlace);
  const { place } = condition;
  return place && { type: 'Point', coordinates: [place.lon, place.lat] };
}

/**
 * The shape with only as many points as can be seen apart at the zooms of a band; rings that shrink to nothing are left
 * out.
 */
function simplified(shape: WorldShape, band: Band): WorldShape {
  const least = shape.type === 'AREA' ? 4 : 2;
  const parts = partsOf(shape).flatMap(([from, to], part) => {
    const points = Array.from({ length: to - from }, (_, at) => ({
      x: shape.coords[2 * (from + at)] ?? 0,
      y: shape.coords[2 * (from + at) + 1] ?? 0,
    }));
    const drawn = simplify(points, toleranceOfBand(band), true);
    return drawn.length < least ? [] : [{ drawn, hole: shape.holes[part] === true }];
  });
  if (parts.length === 0) return shape;
  let end = 0;
  return {
    type: shape.type,
    coords: Int32Array.from(parts.flatMap(({ drawn }) => drawn.flatMap(({ x, y }) => [x, y]))),
    ends: parts.map(({ drawn }) => (end += drawn.length)),
    holes: parts.map(({ hole }) => hole),
  };
}
