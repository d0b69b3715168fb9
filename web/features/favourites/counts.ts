import { COUNTED_AS, type FavouriteCounts, type FavouriteType } from '#common/places/favouriteTypes.ts';

/**
 * How many users have a place as a favourite of a type. `counts` is the public answer, which may be a minute old; in it
 * the user's favourite counts as `stored`, and is shown as `shown`.
 */
export function shownCount(
  counts: FavouriteCounts,
  type: FavouriteType,
  own: { readonly stored: FavouriteType | null; readonly shown: FavouriteType | null },
): number {
  const others = Math.max(0, counts[COUNTED_AS[type]] - (own.stored === type ? 1 : 0));
  return others + (own.shown === type ? 1 : 0);
}
