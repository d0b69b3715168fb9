/** How somebody keeps a place (SPEC §3), in the order in which they are offered and shown. */
export const FAVOURITE_TYPES = ['BEST', 'GOOD', 'TODO', 'BAD'] as const;

export type FavouriteType = (typeof FAVOURITE_TYPES)[number];
