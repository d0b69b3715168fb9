import { useMemo } from 'react';
import { useFavouritesOnMap, useShownFavourites } from '#web/features/favourites/favourites.ts';
import type { MapFavourite } from '#web/map/state/mapProps.ts';

/** The favourites that the map shows; null where it shows the places of a list. */
export function useMapFavourites(): readonly MapFavourite[] | null {
  const shown = useFavouritesOnMap();
  const favourites = useShownFavourites();
  return useMemo(
    () =>
      shown
        ? favourites.flatMap(({ attractionId, type, name, category: { family, icon }, position, isGone }) =>
            isGone ? [] : [{ attractionId, type, name, family, icon, position }],
          )
        : null,
    [shown, favourites],
  );
}
