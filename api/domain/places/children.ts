import type { Context } from '#api/domain/core/context.ts';
import { decodeCursor, encodeCursor } from '#api/domain/core/cursors.ts';
import { type Page, pageOf } from '#api/domain/core/pages.ts';
import { childRows, type ChildRow } from './attractionsSql.ts';
import type { Place, PlaceRelation } from './places.ts';

export interface ChildrenInput {
  readonly parentId: number;
  readonly first: number;
  /** Children before this page; `childrenSkip` reads it from a cursor. */
  readonly skip: number;
}

export interface Child {
  readonly place: Place;
  readonly relation: PlaceRelation;
  /** Metres from the start of the route; null inside an area. */
  readonly metresAlong: number | null;
  readonly cursor: string;
}

/** How children of a place relate to it; null where it has none. */
export function childrenRelation({ type, childCount }: Pick<Place, 'type' | 'childCount'>): PlaceRelation | null {
  if (childCount === 0) return null;
  return type === 'PATH' ? 'ALONG' : 'INSIDE';
}

/** For each parent a page of what lies in the area, by quality, or along the route, in order. */
export async function childrenOf(
  { db, version }: Pick<Context, 'db' | 'version'>,
  inputs: readonly ChildrenInput[],
): Promise<Page<Child>[]> {
  const rows = await childRows(db.pool, version, inputs);
  return inputs.map(({ first, skip }, index) => {
    const own = rows.filter((row) => row.request === index + 1);
    return pageOf(
      own.map((row, at) => toChild(row, encodeCursor(version, [skip + at + 1]))),
      first,
    );
  });
}

/** Number of children up to the cursor. Throws InvalidInputError('after') when it is none, or of another data set. */
export function childrenSkip({ version }: Pick<Context, 'version'>, after: string | null): number {
  if (after === null) return 0;
  const [skip = 0] = decodeCursor(after, version, 1);
  return Math.min(Math.max(0, Math.trunc(skip)), 1_000_000);
}

function toChild(row: ChildRow, cursor: string): Child {
  return { place: row, relation: row.relation, metresAlong: row.metresAlong, cursor };
}
