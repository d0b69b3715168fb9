import { z } from 'zod';
import { InvalidInputError } from './errors.ts';

/** Longer texts are no cursors of ours. */
const CURSOR_MAX = 200;
/** Numbers in cursors: qualities, counts and ids. */
const cursorNumber = z.number().min(0).max(Number.MAX_SAFE_INTEGER);

/** A place in a list of one data-set version, opaque to clients. */
export function encodeCursor(version: number, place: readonly number[]): string {
  return Buffer.from(JSON.stringify([version, ...place])).toString('base64url');
}

/**
 * The numbers of a cursor made by `encodeCursor`. Throws InvalidInputError(`parameterName`): `expired` when it belongs
 * to another data set, `invalid` when it is none.
 */
export function decodeCursor(cursor: string, version: number, numbers: number, parameterName = 'after'): number[] {
  const parsed = z
    .array(cursorNumber)
    .length(numbers + 1)
    .safeParse(cursor.length > CURSOR_MAX ? null : parseJson(cursor));
  if (!parsed.success) throw new InvalidInputError(parameterName, 'invalid');
  const [made, ...place] = parsed.data;
  if (made !== version) throw new InvalidInputError(parameterName, 'expired');
  return place;
}

function parseJson(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}

/** The last row before a page of a list that is ordered by the time of creation. */
export interface CreatedRow {
  readonly created: Date;
  readonly id: number;
}

/** Version in the cursors of rows that do not depend on the data set: they stay valid over its versions. */
export const ANY_VERSION = 0;
/** Milliseconds of the last day that four digits write. */
const DATE_MAX = Date.UTC(9999, 11, 31);
/** The largest int4. */
export const ROW_ID_MAX = 2 ** 31 - 1;

/** The time that a cursor holds in milliseconds. Throws InvalidInputError('after') beyond the year 9999. */
export function cursorDate(ms: number): Date {
  if (ms > DATE_MAX) throw new InvalidInputError('after', 'invalid');
  return new Date(ms);
}

export function createdCursor({ created, id }: CreatedRow): string {
  return encodeCursor(ANY_VERSION, [created.getTime(), id]);
}

/** The row that a cursor of `createdCursor` means. Throws InvalidInputError('after'). */
export function afterCreated(after: string | null): CreatedRow | null {
  if (after === null) return null;
  const [created = 0, id = 0] = decodeCursor(after, ANY_VERSION, 2);
  if (!isRowId(id)) throw new InvalidInputError('after', 'invalid');
  return { created: cursorDate(created), id };
}

/** Cursor of a row that is ordered by its id alone. */
export function rowCursor({ id }: { readonly id: number }): string {
  return encodeCursor(ANY_VERSION, [id]);
}

/** The id that a cursor of `rowCursor` means. Throws InvalidInputError('after'). */
export function afterRow(after: string | null): number | null {
  if (after === null) return null;
  const [id = 0] = decodeCursor(after, ANY_VERSION, 1);
  if (!isRowId(id)) throw new InvalidInputError('after', 'invalid');
  return id;
}

/** Whether the database takes it for the id of a row that counts up. */
export function isRowId(id: number): boolean {
  return Number.isInteger(id) && id >= 0 && id <= ROW_ID_MAX;
}
