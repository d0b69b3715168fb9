/** Families of categories: each has one colour in list, map and chips (LOOK). */
export const FAMILIES = [
  'nature',
  'trail',
  'winter',
  'water',
  'culture',
  'sight',
  'food',
  'shop',
  'cycling',
  'service',
  'own',
] as const;

export type Family = (typeof FAMILIES)[number];

const known: ReadonlySet<unknown> = new Set(FAMILIES);

export function isFamily(value: unknown): value is Family {
  return known.has(value);
}
