/**
 * What visitors choose places by: each feature is a bit of the number that a place has in the
 * database, in its tiles and in saved areas, so that server, map and device ask the same.
 */

/** The bit of a feature is its place in this list: versions of places and tiles hold them, so new ones go to the end. */
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
] as const;

export type PlaceFeature = (typeof PLACE_FEATURES)[number];

/** Features of which a place needs one when several are chosen; of all others it needs each. */
const ALTERNATIVES: readonly (readonly PlaceFeature[])[] = [
  ['wheelchair', 'wheelchairLimited'],
  ['easy', 'moderate', 'hard'],
  ['upTo5Km', 'upTo10Km', 'upTo20Km', 'over20Km'],
];

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
