import type { FavouriteCounts } from '#common/places/favouriteTypes.ts';

/**
 * How places are ranked, everywhere: one formula, computed at publish (`quality2` of SPEC §3), and the scores of lists
 * and search made from it.
 *
 * quality, 0–100, is the sum of
 *
 * | part         | up to | from                                                                        |
 * |--------------|-------|-----------------------------------------------------------------------------|
 * | category     | 30    | `weight` of the catalogue: how much such a place is worth a trip, at least 12 |
 * |              |       | where mapmakers call it a sight; less without a name                        |
 * | encyclopedia | 18    | an article about it                                                          |
 * | fame         | 8     | logarithm of the number of foreign languages that have a name for it         |
 * | size         | 15    | logarithm of area (1 000 m² to 1 000 km²) or length (500 m to 100 km)        |
 * | photos       | 10    | the first counts most                                                       |
 * | description  | 2     | logarithm of its length, full at 800 characters                             |
 * | visiting     | 7     | a site of its own (4), opening hours (3)                                     |
 * | favourites   | 8     | how many people have it as a favourite of which type, logarithm             |
 * | sources      | 2     | found in more than one source                                               |
 */

export interface QualityInput {
  /** Category weight, 0–30. */
  readonly weight: number;
  /** Mapmakers call it a sight, whatever its category is. */
  readonly isSight: boolean;
  readonly named: boolean;
  readonly hasEncyclopedia: boolean;
  /** Number of foreign languages in which it has a name. */
  readonly foreignNames: number;
  /** Characters of the description. */
  readonly descriptionLength: number;
  readonly photos: number;
  readonly hasOpeningHours: boolean;
  readonly hasWebsite: boolean;
  /** Null or 0 where the place is a point. */
  readonly areaM2: number | null;
  readonly lengthM: number | null;
  /** Number of sources that know the place, 1 or more. */
  readonly sources: number;
  readonly favourites: FavouriteCounts;
}

/** The favourites of a place that nobody has marked. */
export const NO_FAVOURITES: FavouriteCounts = { best: 0, good: 0, todo: 0, bad: 0 };

export function sumOfFavourites(a: FavouriteCounts, b: FavouriteCounts): FavouriteCounts {
  return { best: a.best + b.best, good: a.good + b.good, todo: a.todo + b.todo, bad: a.bad + b.bad };
}

const WEIGHT_MAX = 30;
const SIGHT_WEIGHT = 12;
const UNNAMED_FACTOR = 0.6;
const ENCYCLOPEDIA = 18;
const FAME_MAX = 8;
const FAME_FULL = 8;
const SIZE_MAX = 15;
const PHOTOS_MAX = 10;
const DESCRIPTION_MAX = 2;
const DESCRIPTION_FULL = 800;
const WEBSITE = 4;
const OPENING_HOURS = 3;
const FAVOURITES_MAX = 8;
const SOURCES_MAX = 2;

/**
 * Quality from which a place has 1, 2, 3, 4 and 5 stars. Set on real data: 4 begins at a castle or World Heritage site
 * that has only an article (44), 5 at a national park that has only its size (57) or a sight that has all.
 */
const STAR_STEPS = [19, 27, 35, 44, 54] as const;

/** Points lost in lists per doubling of the distance (RULINGS 8). */
const LIST_DISTANCE_WEIGHT = 8;

/** `n` clamped to [0, 1]; what is not a number counts as 0. */
function unit(n: number): number {
  return n > 0 ? Math.min(n, 1) : 0;
}

/** 0 at `low` and below, 1 at `high` and above, logarithmic between. */
function logScale(n: number, low: number, high: number): number {
  return n > low ? unit(Math.log(n / low) / Math.log(high / low)) : 0;
}

/** The larger of the scales of area and length, 0–1. */
function sizeScale({ areaM2, lengthM }: Pick<QualityInput, 'areaM2' | 'lengthM'>): number {
  return Math.max(logScale(areaM2 ?? 0, 1e3, 1e9), logScale(lengthM ?? 0, 500, 1e5));
}

/** 0–1: a "best" counts three times a "to visit", a "not for me" takes two away; full at 300. */
function favouriteScale({ best, good, todo, bad }: FavouriteCounts): number {
  return logScale(1 + 3 * best + 2 * good + todo - 2 * bad, 1, 300);
}

/** Quality of a place, 0–100; the formula stands at the top of this file. */
export function quality(place: QualityInput): number {
  const weight = place.isSight ? Math.max(place.weight, SIGHT_WEIGHT) : place.weight;
  const parts = [
    WEIGHT_MAX * unit(weight / WEIGHT_MAX) * (place.named ? 1 : UNNAMED_FACTOR),
    place.hasEncyclopedia ? ENCYCLOPEDIA : 0,
    FAME_MAX * logScale(1 + place.foreignNames, 1, 1 + FAME_FULL),
    SIZE_MAX * sizeScale(place),
    PHOTOS_MAX * (1 - 0.5 ** Math.max(0, place.photos)),
    DESCRIPTION_MAX * logScale(1 + place.descriptionLength, 1, DESCRIPTION_FULL),
    place.hasWebsite ? WEBSITE : 0,
    place.hasOpeningHours ? OPENING_HOURS : 0,
    FAVOURITES_MAX * favouriteScale(place.favourites),
    SOURCES_MAX * unit((place.sources - 1) / 2),
  ];
  return parts.reduce((sum, part) => sum + part, 0);
}

/** Stars 0–5 of a quality; more than 3 make a top item (SPEC §2). */
export function starsOf(placeQuality: number): number {
  return STAR_STEPS.filter((step) => placeQuality >= step).length;
}

/** Order of a list for a visitor on the spot: a place ten times better may be farther away (RULINGS 8). */
export function distanceScore(placeQuality: number, distanceKm: number): number {
  return placeQuality - LIST_DISTANCE_WEIGHT * Math.log2(1 + Math.max(0, distanceKm));
}

/** How a name answers a query, best first. */
export const MATCHES = ['exact', 'prefix', 'word', 'fuzzy'] as const;

export type Match = (typeof MATCHES)[number];

export interface SearchInput {
  readonly match: Match;
  /** Weight of the matched name, 0–1: 1 for a name, less for an alias or the name of the municipality. */
  readonly weight: number;
  /** Trigram similarity of a fuzzy match, 0–1; 1 for the others. */
  readonly similarity?: number;
  readonly quality: number;
  /** Null where the visitor's or the map's position is not known. */
  readonly distanceKm: number | null;
}

/** Wider than quality, name weight, similarity and distance together, so that the class of the match decides first. */
const MATCH_STEP = 1000;
const NAME_WEIGHT = 100;
const SIMILARITY_WEIGHT = 200;
const SEARCH_DISTANCE_WEIGHT = 3;

/** Order of search results, higher first: class of the match, then likeness and kind of name, quality, distance. */
export function searchScore({ match, weight, similarity = 1, quality: placeQuality, distanceKm }: SearchInput): number {
  const matchClass = MATCHES.length - MATCHES.indexOf(match);
  const distance = distanceKm === null ? 0 : SEARCH_DISTANCE_WEIGHT * Math.log2(1 + Math.max(0, distanceKm));
  return (
    MATCH_STEP * matchClass +
    NAME_WEIGHT * unit(weight) +
    SIMILARITY_WEIGHT * unit(similarity) +
    placeQuality -
    distance
  );
}

/** Weight of a moderators' alternative name for `searchScore`, beside 1 of a place's own names. */
export const ALIAS_WEIGHT = 0.9;

/** Weight of a source's further name, in search. */
export const ALT_WEIGHT = 0.8;
