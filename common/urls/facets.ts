import type { AskedOpening } from '#common/places/askedOpening.ts';
import { isPlaceFeature, PLACE_FEATURES, type PlaceFeature } from '#common/places/features.ts';

/** Which of a visitor's favourites: all but those that are not for them, or those that they still want to visit. */
export const FAVOURITE_FACETS = ['all', 'todo'] as const;

export type FavouriteFacet = (typeof FAVOURITE_FACETS)[number];

/** A day of the week, or any day, with a time; neither is now. */
export interface FacetOpening extends AskedOpening {
  readonly day: { readonly weekday: number } | null;
}

/** The filters of a list besides its kind or category. */
export interface Facets {
  /** In the order of the table of features, each once; a list that asks for nothing has no facets. */
  readonly features: readonly PlaceFeature[];
  /** When they are to be open; null: nothing is asked. */
  readonly opening: FacetOpening | null;
  /** Null: also those that are no favourites. */
  readonly favourites: FavouriteFacet | null;
  /** Without what is closed at that moment, or now. */
  readonly hideClosed: boolean;
}

export const NO_FACETS: Facets = { features: [], opening: null, favourites: null, hideClosed: false };

export const OPEN_NOW: FacetOpening = { day: null, minutes: null };

export function isOpenNow(opening: FacetOpening | null): boolean {
  return opening !== null && opening.day === null && opening.minutes === null;
}

/** The query parameters that facets take up. */
export const FACET_PARAMETERS = ['features', 'open', 'favourites', 'hideClosed'] as const;

/** The facets that have a filter; undefined for none. */
export function facetsOf(facets: Facets): Facets | undefined {
  const features = PLACE_FEATURES.filter((feature) => facets.features.includes(feature));
  return features.length === 0 && facets.opening === null && facets.favourites === null && !facets.hideClosed
    ? undefined
    : { ...facets, features };
}

/** `features=lit,dogs`, `open=now`, `favourites=todo`, `hideClosed=true`; names that nothing has count as absent. */
export function readFacets(query: URLSearchParams): Facets | undefined {
  return facetsOf({
    features: (query.get('features') ?? '').split(',').filter(isPlaceFeature),
    opening: readOpening(query.get('open') ?? ''),
    favourites: FAVOURITE_FACETS.find((one) => one === query.get('favourites')) ?? null,
    hideClosed: query.get('hideClosed') === 'true',
  });
}

/** Facets as they stand in a URL; empty for none. */
export function formatFacets(facets: Facets | undefined): string {
  if (facets === undefined) return '';
  const { features, opening, favourites, hideClosed } = facets;
  return [
    features.length > 0 ? `features=${features.join(',')}` : '',
    opening === null ? '' : `open=${formatOpening(opening)}`,
    favourites === null ? '' : `favourites=${favourites}`,
    hideClosed ? 'hideClosed=true' : '',
  ]
    .filter((part) => part !== '')
    .join('&');
}

const WEEKDAYS = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'];

/** `now`, `sa`, `22:30` and `sa-10:00`; null for anything else. */
function readOpening(text: string): FacetOpening | null {
  if (text === 'now') return OPEN_NOW;
  const [, day, hours, minutes] = /^(?:([a-z]{2})(?:-(?=\d)|$))?(?:([01]\d|2[0-3]):([0-5]\d))?$/.exec(text) ?? [];
  const weekday = WEEKDAYS.indexOf(day ?? '');
  if ((day !== undefined && weekday === -1) || (day === undefined && hours === undefined)) return null;
  return {
    day: day === undefined ? null : { weekday },
    minutes: hours === undefined ? null : 60 * Number(hours) + Number(minutes),
  };
}

function formatOpening({ day, minutes }: FacetOpening): string {
  const parts = [day === null ? '' : (WEEKDAYS[day.weekday] ?? ''), minutes === null ? '' : clockOf(minutes)];
  return parts.filter(Boolean).join('-') || 'now';
}

/** `09:30`. */
export function clockOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
