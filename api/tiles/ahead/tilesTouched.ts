import { tileBox } from '#api/tiles/tilesSql.ts';
import type { MercatorBox } from '#common/geo/mercator.ts';
import type { TileAddress } from '#common/geo/tileGrid.ts';

/** Where the columns and rows of a zoom within a block begin and end, with their buffers, Mercator metres. */
export interface TileBoxes {
  readonly z: number;
  readonly columns: readonly Span[];
  readonly rows: readonly Span[];
}

interface Span {
  /** Number of the column or row. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** PostgreSQL's comparisons of boxes forgive so much (EPSILON in its geo_decls.h). */
const EPSILON = 1e-6;

export function tileBoxes({ z: blockZoom, x, y }: TileAddress, z: number): TileBoxes {
  const count = 2 ** (z - blockZoom);
  const numbers = Array.from({ length: count }, (_, at) => at);
  return {
    z,
    columns: numbers.map((at) => {
      const [from, , to] = tileBox({ z, x: x * count + at, y: y * count });
      return { at: x * count + at, from, to };
    }),
    rows: numbers.map((at) => {
      const [, from, , to] = tileBox({ z, x: x * count, y: y * count + at });
      return { at: y * count + at, from, to };
    }),
  };
}

/**
 * The tiles whose boxes with buffers a place's bounds touch: exactly those for which the operator `&&` of the tiles'
 * statement finds it.
 */
export function tilesTouched([west, south, east, north]: MercatorBox, { z, columns, rows }: TileBoxes): TileAddress[] {
  const touched = (spans: readonly Span[], from: number, to: number) =>
    spans.filter((span) => span.from <= to + EPSILON && from <= span.to + EPSILON);
  const ofRows = touched(rows, south, north);
  return touched(columns, west, east).flatMap(({ at: x }) => ofRows.map(({ at: y }) => ({ z, x, y })));
}
