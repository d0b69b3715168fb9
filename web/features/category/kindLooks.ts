import type { Family } from '#common/catalogue/families.ts';
import type { Kind } from '#common/catalogue/kinds.ts';

/** Colour and glyph of each kind's chip; the names are those of the icon sheet. */
export const KIND_LOOKS = {
  hiking: { family: 'nature', icon: 'hiking' },
  attraction: { family: 'sight', icon: 'attraction' },
  museum: { family: 'culture', icon: 'museum' },
  restaurant: { family: 'food', icon: 'restaurant' },
  cafe: { family: 'food', icon: 'cafe' },
  swimming: { family: 'water', icon: 'swimming' },
  groceries: { family: 'shop', icon: 'grocery' },
  cycling: { family: 'cycling', icon: 'bicycle' },
  skiing: { family: 'winter', icon: 'cross-country-skiing' },
  wc: { family: 'service', icon: 'toilet' },
} as const satisfies Record<Exclude<Kind, 'none'>, { family: Family; icon: string }>;
