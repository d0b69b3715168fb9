import type { FavouriteCounts } from '#common/places/favouriteTypes.ts';
import { NO_FAVOURITES, sumOfFavourites } from '#common/places/ranking.ts';

/** What moderators changed, by identity. */
export interface Edits {
  readonly hidden: ReadonlySet<number>;
  /** Alternative names. */
  readonly aliases: ReadonlyMap<number, readonly string[]>;
}

/** Moderators' edits: those of an identity that was merged into another one go over to it. */
export function editsAfter({ hidden, aliases }: Edits, merged: ReadonlyMap<number, number>): Edits {
  const joined = sumsAfter(aliases, merged, [], (a, b) => [...a, ...b]);
  return { hidden: new Set([...hidden].map((id) => merged.get(id) ?? id)), aliases: joined };
}

/** Favourites by identity: those of an identity that was merged into another one count there. */
export function favouritesAfter(
  favourites: ReadonlyMap<number, FavouriteCounts>,
  merged: ReadonlyMap<number, number>,
): ReadonlyMap<number, FavouriteCounts> {
  return sumsAfter(favourites, merged, NO_FAVOURITES, sumOfFavourites);
}

/** Numbers of photos by identity: those of an identity that was merged into another one are shown there. */
export function photosAfter(
  photos: ReadonlyMap<number, number>,
  merged: ReadonlyMap<number, number>,
): ReadonlyMap<number, number> {
  return sumsAfter(photos, merged, 0, (a, b) => a + b);
}

function sumsAfter<T>(
  values: ReadonlyMap<number, T>,
  merged: ReadonlyMap<number, number>,
  nothing: T,
  add: (a: T, b: T) => T,
): ReadonlyMap<number, T> {
  const sums = new Map<number, T>();
  for (const [id, value] of values) {
    const into = merged.get(id) ?? id;
    sums.set(into, add(sums.get(into) ?? nothing, value));
  }
  return sums;
}
