import type { PbfReader } from 'pbf';

/** A range of bytes of a block. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export const EMPTY: Span = { start: 0, end: 0 };

/** Throws the error of bytes that are no valid message. */
export function fail(what: string): never {
  throw new RangeError(what);
}

/** Reads a length-delimited field and moves behind it; answers its range of bytes. Throws RangeError. */
export function spanOf(pbf: PbfReader, limit: number): Span {
  if (pbf.type !== 2) fail('a field has the wrong type');
  const length = pbf.readVarint();
  const start = pbf.pos;
  pbf.pos = start + length;
  return pbf.pos <= limit ? { start, end: pbf.pos } : fail('a field is longer than its message');
}

/** Visits the fields of the message in `span`; fields that the visitor does not read are skipped. Throws RangeError. */
export function eachField(pbf: PbfReader, { start, end }: Span, visit: (field: number) => void): void {
  pbf.pos = start;
  for (let field = pbf.nextField(end); field !== 0; field = pbf.nextField(end)) visit(field);
  if (pbf.pos !== end) fail('a message does not end where it should');
}
