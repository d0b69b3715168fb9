import type { Geometry } from 'geojson';
import type { Context } from '#api/domain/core/context.ts';
import { shapeRows } from '#api/domain/places/attractionListsSql.ts';
import { type Band, decodeShape } from '#api/tiles/tileBands.ts';
import type { Bounds } from '#common/geo/bounds.ts';
import { boxOfShape } from '#common/geo/shapesMeet.ts';
import { fromWorld, metresPerUnit, toWorldShape, type WorldBox, type WorldShape } from '#common/geo/worldShape.ts';

/** A shape with the box around it. */
export interface BoxedShape {
  readonly shape: WorldShape;
  readonly box: WorldBox;
}

/** The finest shapes that are stored. */
const FINEST_BAND: Band = 3;

function boxed(shape: WorldShape): BoxedShape {
  return { shape, box: boxOfShape(shape) };
}

/** The bounds of a box with all that is no farther from it than so many metres. */
export function boundsAround([left, top, right, bottom]: WorldBox, metres: number): Bounds {
  const near = metres / metresPerUnit(top);
  const [west, north] = fromWorld(left - near, top - near);
  const [east, south] = fromWorld(right + near, bottom + near);
  return [west, south, east, north];
}

/** The shape of a geometry; a point is a line without length. */
export function drawnShape(geometry: Geometry): BoxedShape | null {
  const drawn: Geometry =
    geometry.type === 'Point'
      ? { type: 'LineString', coordinates: [geometry.coordinates, geometry.coordinates] }
      : geometry;
  const shape = toWorldShape(drawn);
  return shape && boxed(shape);
}

/** The shapes of the lines and areas among places, by their ids; those of a band are simplified for its zooms. */
export async function storedShapes(
  { db, version }: Pick<Context, 'db' | 'version'>,
  ids: readonly number[],
  band: Band = FINEST_BAND,
): Promise<ReadonlyMap<number, BoxedShape>> {
  const rows = ids.length === 0 ? [] : await shapeRows(db.pool, version, ids, band);
  return new Map(rows.map(({ id, shape }) => [id, boxed(decodeShape(shape))]));
}
