/** The types of favourites (SPEC §3), in the order in which they are offered and shown. */
export const FAVOURITE_TYPES = ['BEST', 'GOOD', 'TODO', 'BAD'] as const;

export type FavouriteType = (typeof FAVOURITE_TYPES)[number];

/** How many users have a place as a favourite of each type. */
export interface FavouriteCounts {
  readonly best: number;
  readonly good: number;
  readonly todo: number;
  readonly bad: number;
}

/** Where each type is counted. */
export const COUNTED_AS = { BEST: 'best', GOOD: 'good', TODO: 'todo', BAD: 'bad' } as const satisfies Record<
  FavouriteType,
  keyof FavouriteCounts
>;
