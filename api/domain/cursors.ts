import { z } from 'zod';
import { InvalidInputError } from './errors.ts';

/** Longer texts are no cursors of ours. */
const CURSOR_MAX = 200;
/** What we put into cursors: qualities, counts and ids. */
const cursorNumber = z.number().min(0).max(Number.MAX_SAFE_INTEGER);

/** A place in a list of one data-set version, opaque to clients. */
export function encodeCursor(version: number, place: readonly number[]): string {
  return Buffer.from(JSON.stringify([version, ...place])).toString('base64url');
}

/**
 * The numbers of a cursor made by `encodeCursor`. Throws InvalidInputError('after'): `expired` when it belongs to another data set,
 * `invalid` when it is none.
 */
export function decodeCursor(cursor: string, version: number, numbers: number): number[] {
  const parsed = z.array(cursorNumber).length(numbers + 1).safeParse(cursor.length > CURSOR_MAX ? null : parseJson(cursor));
  if (!parsed.success) throw new InvalidInputError('after', 'invalid');
  const [made, ...place] = parsed.data;
  if (made !== version) throw new InvalidInputError('after', 'expired');
  return place;
}

function parseJson(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}
