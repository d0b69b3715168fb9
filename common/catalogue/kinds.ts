/** The kinds of SPEC §2, in the order of the selector; `none` and `wc` are states of the map rather than chips. */
export const KINDS = [
  'hiking',
  'attraction',
  'museum',
  'restaurant',
  'cafe',
  'swimming',
  'groceries',
  'cycling',
  'skiing',
  'wc',
  'none',
] as const;

export type Kind = (typeof KINDS)[number];

/** The kind of a first visit; left out of the path. */
export const DEFAULT_KIND: Kind = 'hiking';

/** Chips that always show. */
export const PRIMARY_KINDS = ['hiking', 'attraction', 'museum', 'restaurant'] as const satisfies readonly Kind[];

/** Categories with a chip of their own, by their slugs: its text is `chip.` and this (docs/decisions/0061). */
export const CATEGORY_CHIPS = {
  'shelter-lean_to': 'leanTo',
  'leisure-firepit': 'campfire',
  'route-hiking': 'trail',
} as const;

/** Chips behind the "more" toggle. */
export const MORE_KINDS = ['groceries', 'cycling', 'skiing'] as const satisfies readonly Kind[];

const known: ReadonlySet<unknown> = new Set(KINDS);

export function isKind(value: unknown): value is Kind {
  return known.has(value);
}
