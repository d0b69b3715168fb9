import type { Context } from '#api/domain/core/context.ts';
import { ANY_VERSION, decodeCursor, encodeCursor } from '#api/domain/core/cursors.ts';
import { type Bounds, containsPosition, unionOf } from '#common/geo/bounds.ts';
import { shapeTouches } from '#common/geo/shapeTouches.ts';
import { toWorldBox, toWorldShape } from '#common/geo/worldShape.ts';
import { type ExportedPlace, exportRows } from './attractionsSql.ts';
import { withHours } from './openAt.ts';
import { isBoxFirst, placeDensity } from './placeDensity.ts';
import { type FilterInput, placeFilter } from './placeFilterSql.ts';
import { positionOf } from './places.ts';

export interface PlacePageInput {
  readonly filter: Omit<FilterInput, 'bounds'>;
  /** The places touch one of these; null: they lie anywhere. */
  readonly boxes: readonly Bounds[] | null;
  readonly first: number;
  readonly after: string | null;
}

export interface PlacePage {
  readonly rows: readonly ExportedPlace[];
  /**
   * Cursor of the next page; null: there is none. A page may have fewer places than asked for, though others follow.
   */
  readonly next: string | null;
}

/** Reads of one page: where few of the places whose box touches the bounds do so themselves, the next page goes on. */
const READS_MAX = 4;

/**
 * Places with their geometry by id, those whose point, line or area touches the boxes. Ids are permanent, so that a
 * cursor lasts over data sets. Throws InvalidInputError('after').
 */
export async function placePage(
  { db, version, now }: Pick<Context, 'db' | 'version' | 'now'>,
  { filter, boxes, first, after }: PlacePageInput,
): Promise<PlacePage> {
  const bounds = boxes && unionOf(boxes);
  const boxFirst = bounds !== null && isBoxFirst(await placeDensity({ db, version }), bounds, first);
  const asked = placeFilter(version, await withHours({ db, version, now }, { ...filter, bounds }), boxFirst);
  if (asked === null) return { rows: [], next: null };
  const rows: ExportedPlace[] = [];
  let [at = -1] = after === null ? [] : decodeCursor(after, ANY_VERSION, 1);
  for (let read = 0; read < READS_MAX; read += 1) {
    const found = await exportRows(db.pool, asked, at, first + 1);
    for (const row of found) {
      if (boxes !== null && !boxes.some((box) => placeTouches(row, box))) continue;
      if (rows.length === first) return { rows, next: cursorAfter(rows.at(-1)?.id ?? at) };
      rows.push(row);
    }
    if (found.length <= first) return { rows, next: null };
    at = found.at(-1)?.id ?? at;
  }
  return { rows, next: cursorAfter(at) };
}

function cursorAfter(id: number): string {
  return encodeCursor(ANY_VERSION, [id]);
}

/** Whether the place itself, not only the box around it, touches the bounds. */
function placeTouches(place: ExportedPlace, bounds: Bounds): boolean {
  if (place.geometry === null) return containsPosition(bounds, positionOf(place));
  const [west, south, east, north] = place.bbox;
  if (west > bounds[2] || east < bounds[0] || south > bounds[3] || north < bounds[1]) return false;
  const shape = toWorldShape(JSON.parse(place.geometry));
  return shape === null || shapeTouches(shape, toWorldBox(bounds));
}
