import type { AttractionId } from '#common/places/attractionId.ts';
import { createStore } from '#web/data/store.ts';

/** Ids of the favourites that the list of the page asks for, as its loader needs them; null: not known yet. */
export const listedFavourites = createStore<readonly AttractionId[] | null>(null);
