import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { FavouriteFacet } from '#common/urls/facets.ts';
import { useFavouritesState } from '#web/features/favourites/favourites.ts';
import { listedFavourites } from '#web/features/favourites/listedFavourites.ts';
import { useFavouriteIds } from './favouriteIds.ts';

/**
 * Passes the favourites to the loader of lists, and has the list asked for again when those that it shows become known,
 * and when they change.
 */
export function ListedFavourites({ which }: { readonly which: FavouriteFacet }) {
  const isKnown = useFavouritesState().status !== 'unknown';
  const all = useFavouriteIds('all');
  const todo = useFavouriteIds('todo');
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isKnown) return;
    const before = listedFavourites.get();
    const now = { all, todo };
    listedFavourites.set(now);
    if (before?.[which] !== now[which]) void revalidate();
  }, [isKnown, all, todo, which, revalidate]);
  useEffect(() => () => listedFavourites.set(null), []);
  return null;
}
