import { type AttractionId, parseAttractionId } from '#common/places/attractionId.ts';

/** The numbers of municipalities in a text; null where anything else stands in it. */
export function municipalitiesIn(text: string): number[] | null {
  return listIn(text, (part) => (/^\d{1,3}$/.test(part) ? Number(part) : null));
}

/** The ids of places in a text; null where anything else stands in it. */
export function placesIn(text: string): AttractionId[] | null {
  return listIn(text, parseAttractionId);
}

/** What commas or spaces divide; null where a part of it cannot be read. */
function listIn<T>(text: string, read: (part: string) => T | null): T[] | null {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '');
  const values = parts.map(read).filter((value) => value !== null);
  return values.length === parts.length ? values : null;
}
