import type { AttractionId } from '#common/places/attractionId.ts';
import type { FavouriteFacet } from '#common/urls/facets.ts';
import { createStore } from '#web/data/store.ts';

/** Ids of the favourites that lists may ask for, as their loader needs them; null: not known yet. */
export const listedFavourites = createStore<Readonly<Record<FavouriteFacet, readonly AttractionId[]>> | null>(null);
