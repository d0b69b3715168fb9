import type { FavouriteCounts } from '#common/places/favouriteTypes.ts';
import { NO_FAVOURITES, sumOfFavourites } from '#common/ranking/ranking.ts';

/** Identities that moderators hid, each with the one that it is merged into before the publish (itself: none). */
export type HiddenEdits = ReadonlyMap<number, number>;

/** Alternative names by identity: those of an identity that was merged into another one go over to it. */
export function aliasesAfter(
  aliases: ReadonlyMap<number, readonly string[]>,
  merged: ReadonlyMap<number, number>,
): ReadonlyMap<number, readonly string[]> {
  return sumsAfter(aliases, merged, [], (a, b) => [...a, ...b]);
}

/**
 * The living identities that are hidden after the merges of a publish: what was hidden and is on its own again alone,
 * else what took it in.
 */
export function hiddenAfter(
  hidden: HiddenEdits,
  merged: ReadonlyMap<number, number>,
  living: ReadonlySet<number>,
): ReadonlySet<number> {
  const placeOf = (id: number, before: number) => merged.get(id) ?? merged.get(before) ?? before;
  return new Set([...hidden].map(([id, before]) => (living.has(id) ? id : placeOf(id, before))));
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
