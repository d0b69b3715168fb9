/**
 * Identity of an attraction: a JSON-safe integer whose range shows its source (DESIGN §3).
 * The ranges are part of the public contract (SPEC §3) and never change.
 */
export type AttractionId = number & { readonly brand: 'AttractionId' };

export interface OsmOrigin {
  readonly element: 'node' | 'way' | 'relation';
  readonly id: number;
  readonly shape: 'POINT' | 'PATH' | 'AREA';
}

/** First id of each range. */
export const ID_RANGES = {
  osmNode: 0,
  osmLineWay: 5e12,
  osmLineRelation: 7e12,
  osmLineEnd: 1e13,
  osmAreaWay: 5e13,
  osmAreaRelation: 7e13,
  lipas: 1e14,
  lipasRoute: 1.5e14,
  curated: 2e14,
  own: 3e14,
  ownEnd: 4e14,
} as const;

function isAttractionId(n: number): n is AttractionId {
  return n === -1 || (Number.isSafeInteger(n) && n >= 0);
}

/** Brands a number as an id: -1 or an integer of 0..2^53-1. Throws RangeError. */
export function attractionId(n: number): AttractionId {
  if (!isAttractionId(n)) throw new RangeError(`${n} is not an attraction id`);
  return n;
}

/** A point that is not saved yet (SPEC §3). */
export const UNSAVED_ID = attractionId(-1);

/** Reads a non-negative integer below 2^53 from a URL: digits only, no sign, exponent or spaces. */
export function parseAttractionId(text: string): AttractionId | null {
  if (!/^\d{1,16}$/.test(text)) return null;
  const n = Number(text);
  return isAttractionId(n) ? n : null;
}

/** A number that must lie in `[0, end - start)`, moved to `start`. */
function inRange(n: number, start: number, end: number): AttractionId {
  if (!Number.isSafeInteger(n) || n < 0 || n >= end - start)
    throw new RangeError(`${n} does not fit the ids from ${start}`);
  return attractionId(start + n);
}

/**
 * Id of an OSM element. A way or relation that is not a line is an area, also where only its centre
 * point is shown, so that its id does not depend on how it is drawn. Throws RangeError.
 */
export function idFromOsm({ element, id, shape }: OsmOrigin): AttractionId {
  const line = shape === 'PATH';
  switch (element) {
    case 'node':
      return inRange(id, ID_RANGES.osmNode, ID_RANGES.osmLineWay);
    case 'way':
      return line
        ? inRange(id, ID_RANGES.osmLineWay, ID_RANGES.osmLineRelation)
        : inRange(id, ID_RANGES.osmAreaWay, ID_RANGES.osmAreaRelation);
    case 'relation':
      return line
        ? inRange(id, ID_RANGES.osmLineRelation, ID_RANGES.osmLineEnd)
        : inRange(id, ID_RANGES.osmAreaRelation, ID_RANGES.lipas);
  }
}

/** Id of a whole LIPAS site by its lipas-id. Throws RangeError. */
export function idFromLipas(lipasId: number): AttractionId {
  return inRange(lipasId, ID_RANGES.lipas, ID_RANGES.lipasRoute);
}

/** Id of a row of the curated starter table. Throws RangeError. */
export function idFromCurated(row: number): AttractionId {
  return inRange(row, ID_RANGES.curated, ID_RANGES.own);
}

/** Id of a visitor's own place, by the number that was drawn for it. Throws RangeError. */
export function idFromOwnPlace(drawn: number): AttractionId {
  return inRange(drawn, ID_RANGES.own, ID_RANGES.ownEnd);
}

export function isOwnPlaceId(id: number): boolean {
  return id >= ID_RANGES.own && id < ID_RANGES.ownEnd;
}
