import { COUNTED_AS, type FavouriteCounts, type FavouriteType } from '#common/places/favouriteTypes.ts';

/**
 * How many keep a place as a type, with the choice that waits for its answer. What everybody is told may be a minute old: it knows of the
 * user's own choice at least.
 */
export function shownCount(
  counts: FavouriteCounts,
  type: FavouriteType,
  own: { readonly told: FavouriteType | null; readonly shown: FavouriteType | null },
): number {
  const others = Math.max(0, counts[COUNTED_AS[type]] - (own.told === type ? 1 : 0));
  return others + (own.shown === type ? 1 : 0);
}
