import { momentOf } from '#common/places/askedOpening.ts';
import type { AttractionId } from '#common/places/attractionId.ts';
import type { PlaceFeature } from '#common/places/features.ts';
import type { Facets } from './facets.ts';

/** `AttractionFilter` of GraphQL. */
export interface FilterVariables {
  readonly features: readonly PlaceFeature[];
  readonly opening: 'OPEN' | null;
  /** ISO time; absent: now. */
  readonly openAt?: string;
  /** Absent: all. */
  readonly ids?: readonly AttractionId[];
  /** Absent: also what is closed. */
  readonly hideClosed?: true;
}

/** Facets as a list is asked with them at a moment; `favourites` are the ids of those that are meant. */
export function filterVariables(facets: Facets, now: Date, favourites: readonly AttractionId[]): FilterVariables {
  const { features, opening, hideClosed } = facets;
  const openAt = opening && momentOf(opening, now);
  return {
    features,
    opening: opening && 'OPEN',
    ...(openAt && { openAt: openAt.toISOString() }),
    ...(facets.favourites !== null && { ids: favourites }),
    ...(hideClosed && { hideClosed }),
  };
}
