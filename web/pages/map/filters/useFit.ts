import { useEffect, useMemo, useState } from 'react';
import { type Facets, formatFacets, NO_FACETS, readFacets } from '#common/urls/facets.ts';
import { useFavouriteIds } from '#web/features/filters/favouriteIds.ts';
import { ALL_FIT, type Fit, fitsAlways, fitsFilters, type OffersTest } from '#web/map/state/fit.ts';
import { useClosedPlaces } from './useClosedPlaces.ts';
import { useOpenHours } from './useOpenHours.ts';

/** Steps of the fading, which all take as long; after the last one the places are gone. */
const STEPS = 4;
const STEP_MS = 50;

/** What the filters of a list let through of the places of the map. */
export interface MapFit {
  readonly fit: Fit;
  /** Open places were asked for, and cannot be known: all places that pass the other filters are drawn. */
  readonly isOpeningUnknown: boolean;
  /** Closed places are to be hidden, and cannot be known. */
  readonly isClosedUnknown: boolean;
}

export function useMapFit(facets: Facets): MapFit {
  const openHours = useOpenHours(facets.opening);
  // The facets are read from the URL: their text stays the same, the object does not.
  const asked = formatFacets(facets);
  const known = openHours instanceof Set ? openHours : null;
  const closed = useClosedPlaces(facets);
  const hidden = closed instanceof Set ? closed : null;
  const favourites = useFavouriteIds(facets.favourites ?? 'all');
  const fits = useMemo(() => {
    const { features, favourites: which } = readFacets(new URLSearchParams(asked)) ?? NO_FACETS;
    const only = which === null ? null : new Set<number>(favourites);
    return features.length === 0 && known === null && only === null && hidden === null
      ? fitsAlways
      : fitsFilters(features, known, only, hidden);
  }, [asked, known, favourites, hidden]);
  const isOpeningUnknown = openHours === 'unknown';
  return { fit: useFading(fits), isOpeningUnknown, isClosedUnknown: closed === 'unknown' };
}

/**
 * Lets the places that no longer fit fade before they go, at first of all places. Nothing fades for visitors who ask
 * for less motion.
 */
export function useFading(fits: OffersTest): Fit {
  const [{ isDrawn, step }, setDrawn] = useState({ isDrawn: fitsAlways, step: 1 });
  const isFading = isDrawn !== fits && !wantsLessMotion();
  useEffect(() => {
    if (!isFading) return;
    const next = () => setDrawn(step < STEPS ? { isDrawn, step: step + 1 } : { isDrawn: fits, step: 1 });
    const timer = setTimeout(next, STEP_MS);
    return () => clearTimeout(timer);
  }, [isFading, isDrawn, fits, step]);
  if (isDrawn !== fits && !isFading) setDrawn({ isDrawn: fits, step: 1 });
  return useMemo(
    () =>
      isFading
        ? { isDrawn, strengthOf: (place) => (fits(place) ? 1 : 1 - step / (STEPS + 1)) }
        : { ...ALL_FIT, isDrawn: fits },
    [isFading, isDrawn, fits, step],
  );
}

function wantsLessMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
