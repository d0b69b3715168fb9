import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { FavouriteFacet } from '#common/urls/facets.ts';
import { useFavouritesState } from '#web/features/favourites/favourites.ts';
import { listedFavourites } from '#web/features/favourites/listedFavourites.ts';
import { useFavouriteIds } from './favouriteIds.ts';

/** Has the list asked for again when the favourites that it shows become known, and when they change. */
export function ListedFavourites({ which }: { readonly which: FavouriteFacet }) {
  const isKnown = useFavouritesState().status !== 'unknown';
  const ids = useFavouriteIds(which);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isKnown) return;
    listedFavourites.set(ids);
    void revalidate();
  }, [isKnown, ids, revalidate]);
  useEffect(() => () => listedFavourites.set(null), []);
  return null;
}
