/**
 * What visitors choose places by: each feature is a bit of the number that a place has in the
 * database, in its tiles and in saved areas, so that server, map and device ask the same.
 */

/**
 * The bit of a feature is its place in this list: versions of places and tiles hold them, so new ones go to the end.
 */
export const PLACE_FEATURES = [
  /** All of it can be reached with a wheelchair. */
  'wheelchair',
  /** Some of it can. */
  'wheelchairLimited',
  'children',
  /** Dogs may come along, on a lead or without. */
  'dogs',
  /** Nothing is to be paid. */
  'free',
  /** A place for a fire or a shelter: it is one, or has one along the route or in the area. */
  'fireOrShelter',
  'lit',
  /** Ski tracks that a machine makes. */
  'groomed',
  'photos',
  'easy',
  'moderate',
  'hard',
  /** Lengths of routes; each begins where the one before ends. */
  'upTo5Km',
  'upTo10Km',
  'upTo20Km',
  'over20Km',
  /** Metres up along a route, at most so many: a flat route has all four. */
  'ascentMax50',
  'ascentMax100',
  'ascentMax200',
  'ascentMax400',
  /** There is vegetarian food; vegan food is, too. */
  'vegetarian',
  'vegan',
] as const;

export type PlaceFeature = (typeof PLACE_FEATURES)[number];

/** Features of which a place needs one when several are chosen; of all others it needs each. */
const ALTERNATIVES: readonly (readonly PlaceFeature[])[] = [
  ['wheelchair', 'wheelchairLimited'],
  ['easy', 'moderate', 'hard'],
  ['upTo5Km', 'upTo10Km', 'upTo20Km', 'over20Km'],
  ['ascentMax50', 'ascentMax100', 'ascentMax200', 'ascentMax400'],
];

/** The features of a route with so many metres up. */
export function ascentFeatures(ascentM: number): PlaceFeature[] {
  return Object.entries(ASCENT_MAX).flatMap(([feature, most]) =>
    isPlaceFeature(feature) && ascentM <= most ? [feature] : [],
  );
}

const ASCENT_MAX = {
  ascentMax50: 50,
  ascentMax100: 100,
  ascentMax200: 200,
  ascentMax400: 400,
} as const satisfies Partial<Record<PlaceFeature, number>>;

const known: ReadonlySet<unknown> = new Set(PLACE_FEATURES);

export function isPlaceFeature(value: unknown): value is PlaceFeature {
  return known.has(value);
}

/** The features as one number. */
export function featureBits(features: Iterable<PlaceFeature>): number {
  let bits = 0;
  for (const feature of features) bits |= 1 << PLACE_FEATURES.indexOf(feature);
  return bits;
}

/** The features among which one is enough, that one included. */
export function alternativesOf(feature: PlaceFeature): readonly PlaceFeature[] {
  return ALTERNATIVES.find((group) => group.includes(feature)) ?? [feature];
}

/** Bits of which a place needs at least one, for each group of the chosen features. */
export function featureMasks(chosen: readonly PlaceFeature[]): number[] {
  const masks = chosen.map((feature) => featureBits(alternativesOf(feature).filter((other) => chosen.includes(other))));
  return [...new Set(masks)];
}

/** Whether a place with these bits has what was chosen. */
export function hasFeatures(bits: number, chosen: readonly PlaceFeature[]): boolean {
  return featureMasks(chosen).every((mask) => (bits & mask) !== 0);
}

/** How many places have exactly these bits. */
export interface FeatureGroup {
  readonly features: number;
  readonly count: number;
}

export interface FilterCounts {
  /** Places that have what was chosen. */
  readonly total: number;
  /**
   * Places that would be left if a feature were chosen too; of alternatives, if it were the only one chosen of them.
   */
  readonly features: readonly { readonly feature: PlaceFeature; readonly count: number }[];
}

/** The counts of all features over places that are grouped by their bits. */
export function countFeatures(groups: readonly FeatureGroup[], chosen: readonly PlaceFeature[]): FilterCounts {
  const sum = (asked: readonly PlaceFeature[]) =>
    groups.reduce((total, { features, count }) => total + (hasFeatures(features, asked) ? count : 0), 0);
  return {
    total: sum(chosen),
    features: PLACE_FEATURES.map((feature) => {
      const alternatives = alternativesOf(feature);
      return { feature, count: sum([...chosen.filter((other) => !alternatives.includes(other)), feature]) };
    }),
  };
}
