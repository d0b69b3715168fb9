/**
 * What may change of a place, as the feed of changes names it. The journal stores these as bits: new ones go to the
 * end, and none is ever taken out.
 */
export const CHANGE_FIELDS = [
  'name',
  'otherNames',
  'category',
  'type',
  'pos',
  'bbox',
  'area',
  'contour',
  'height',
  'ascent',
  'admin',
  'stars',
  'quality2',
  'features',
  'properties',
  'wikidata',
  'sources',
  'parent',
  'children',
  'geometry',
  'relief',
] as const;

export type ChangeField = (typeof CHANGE_FIELDS)[number];

/** The bit that stands for a field. */
export function changeBit(field: ChangeField): number {
  return 1 << CHANGE_FIELDS.indexOf(field);
}

/** The fields of a number of bits. */
export function changedFields(bits: number): ChangeField[] {
  return CHANGE_FIELDS.filter((field) => (bits & changeBit(field)) !== 0);
}
