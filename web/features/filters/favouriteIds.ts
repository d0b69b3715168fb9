import { useMemo } from 'react';
import { type AttractionId, attractionId } from '#common/places/attractionId.ts';
import type { FavouriteFacet } from '#common/urls/facets.ts';
import { useShownFavourites } from '#web/features/favourites/favourites.ts';

/** Ids of the favourites that are meant, in the order of numbers; the same list until others are. */
export function useFavouriteIds(which: FavouriteFacet): readonly AttractionId[] {
  const text = useShownFavourites()
    .filter(({ type }) => (which === 'todo' ? type === 'TODO' : type !== 'BAD'))
    .map(({ attractionId: id }) => id)
    .toSorted((a, b) => a - b)
    .join();
  return useMemo(() => (text === '' ? [] : text.split(',').map((id) => attractionId(Number(id)))), [text]);
}
