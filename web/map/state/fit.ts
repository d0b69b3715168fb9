import { featureMasks, type PlaceFeature } from '#common/places/features.ts';

/** What the filters look at of a place, as tiles have it: its id, bits of its features, id of its opening hours. */
export interface Offers {
  readonly id?: number | undefined;
  readonly features?: number | undefined;
  readonly hours?: number | undefined;
}

export type OffersTest = (place: Offers) => boolean;

/** What the filters let through of the places of the map. */
export interface Fit {
  /** Whether a place is drawn; the same function until other places are. */
  readonly isDrawn: OffersTest;
  /** How strongly, from 0 to 1: places that no longer fit fade before they go. */
  readonly strengthOf: (place: Offers) => number;
}

export const fitsAlways: OffersTest = () => true;

export const ALL_FIT: Fit = { isDrawn: fitsAlways, strengthOf: () => 1 };

/**
 * Whether a place has what was chosen, is open, is one of `only`, and is not closed. `openHours` are ids, null where
 * nobody asks or knows; `only` is null where all are meant, `closed` where those are not to be hidden.
 */
export function fitsFilters(
  features: readonly PlaceFeature[],
  openHours: ReadonlySet<number> | null,
  only: ReadonlySet<number> | null = null,
  closed: ReadonlySet<number> | null = null,
): OffersTest {
  const masks = featureMasks(features);
  return ({ id, features: bits = 0, hours }) =>
    masks.every((mask) => (bits & mask) !== 0) &&
    (openHours === null || (hours !== undefined && openHours.has(hours))) &&
    (only === null || (id !== undefined && only.has(id))) &&
    (closed === null || id === undefined || !closed.has(id));
}
