import { createHash } from 'node:crypto';
import { type AttractionId, idFromCurated } from '#common/places/attractionId.ts';

/** Hexadecimal digits of the digest that make the number: 44 bits, which stay below 1e14. */
const DIGITS = 11;

/** The id of a curated place: the same for the same ref in every installation. */
export function starterId(ref: string): AttractionId {
  return idFromCurated(Number.parseInt(createHash('sha256').update(ref).digest('hex').slice(0, DIGITS), 16));
}
