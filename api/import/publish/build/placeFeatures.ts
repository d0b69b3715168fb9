import { categoryRules } from '#api/import/publish/match/categoryRules.ts';
import { featureBits, PLACE_FEATURES, type PlaceFeature } from '#common/places/features.ts';
import type { FactValue, PlaceFacts } from '#common/places/placeFacts.ts';
import { ROUTE_LENGTHS, type RouteLength } from '#common/places/routeLengths.ts';
import type { MergedRecord } from './merge.ts';

type Facted = Pick<MergedRecord, 'category' | 'type' | 'lengthM' | 'properties'>;
type Difficulty = 'easy' | 'moderate' | 'hard';

/** Places made for children. */
const FOR_CHILDREN: ReadonlySet<string> = new Set([
  'leisure/playground',
  'leisure/water_park',
  'leisure/miniature_golf',
  'tourism/zoo',
  'tourism/aquarium',
  'tourism/theme_park',
  'sports_centre/climbing_adventure',
  'piste/sled',
  'lipas/1190',
  'lipas/1640',
  'lipas/2225',
  'lipas/3210',
  'lipas/4640',
]);

const FOR_DOGS: ReadonlySet<string> = new Set(['leisure/dog_park', 'lipas/4440', 'lipas/6210', 'lipas/6220']);

/** Groups of categories, as `categoryRules` names them. */
const FIRES_AND_SHELTERS: ReadonlySet<string> = new Set([
  'shelter/lean_to',
  'leisure/firepit',
  'tourism/wilderness_hut',
]);

/** Facts whose codes say how hard a route is. */
const DIFFICULTIES: Readonly<Record<string, Readonly<Record<Difficulty, readonly string[]>>>> = {
  'cycling-difficulty': {
    easy: ['1-easy'],
    moderate: ['2-somewhat-challenging', '3-moderately-challenging'],
    hard: ['4-challenging', '5-extremely-challenging'],
  },
  'paddling-difficulty-v2': { easy: ['class-1'], moderate: ['class-2'], hard: ['class-3', 'class-4', 'class-5'] },
  'paddling-difficulty': { easy: ['easy'], moderate: ['medium'], hard: ['hard'] },
  'itrs-technical-route': { easy: ['1a', '1b', '2'], moderate: ['3'], hard: ['4', '5'] },
  'sac-scale': {
    easy: ['hiking'],
    moderate: ['mountain_hiking'],
    hard: ['demanding_mountain_hiking', 'alpine_hiking', 'demanding_alpine_hiking', 'difficult_alpine_hiking'],
  },
  'mtb-scale': { easy: ['0', '1'], moderate: ['2'], hard: ['3', '4', '5', '6'] },
  'piste-difficulty': {
    easy: ['novice', 'easy'],
    moderate: ['intermediate'],
    hard: ['advanced', 'expert', 'freeride', 'extreme'],
  },
};

const HARDEST_FIRST = ['hard', 'moderate', 'easy'] as const satisfies readonly Difficulty[];

interface Seen {
  readonly category: string;
  readonly facts: PlaceFacts;
  /** The code before a text of its own: `limited: ramp at the back door`. */
  readonly access: string | undefined;
  readonly hasPhotos: boolean;
}

/** Features that depend on no other one. */
type SingleFeature = Exclude<PlaceFeature, Difficulty | RouteLength | `ascentMax${number}`>;

const READERS: Readonly<Record<SingleFeature, (seen: Seen) => boolean>> = {
  wheelchair: ({ access }) => access === 'yes' || access === 'designated',
  wheelchairLimited: ({ access }) => access === 'limited',
  children: ({ category, facts }) =>
    FOR_CHILDREN.has(category) || facts['playground'] === true || facts['stroller'] === true,
  dogs: ({ category, facts }) => FOR_DOGS.has(category) || areDogsWelcome(facts),
  free: ({ facts }) => isFree(facts),
  fireOrShelter: ({ category }) => isFireOrShelter(category),
  lit: ({ facts }) =>
    facts['ligthing'] === true || isMore(facts['lit-route-length-km']) || isMore(facts['lit-slopes-count']),
  groomed: ({ facts }) =>
    facts['groomed'] === true || facts['ski-track-traditional'] === true || facts['ski-track-freestyle'] === true,
  photos: ({ hasPhotos }) => hasPhotos,
  vegetarian: ({ facts }) => isServed(facts['vegetarian']) || isServed(facts['vegan']),
  vegan: ({ facts }) => isServed(facts['vegan']),
};

const isSingle = (feature: PlaceFeature): feature is SingleFeature => Object.hasOwn(READERS, feature);

/**
 * The bits of the features of a place (`common/places/features.ts`), without its ascent; `photos` counts its public
 * ones.
 */
export function placeFeatures(record: Facted, photos: number): number {
  const { category, properties } = record;
  const { facts = {}, accessibility, commons } = properties;
  const access = accessibility?.split(':', 1)[0];
  const seen = { category, facts, access, hasPhotos: commons !== undefined || photos > 0 };
  const single = PLACE_FEATURES.filter((feature) => isSingle(feature) && READERS[feature](seen));
  return featureBits([...difficultyOf(facts), ...lengthOf(record), ...single]);
}

/** Free of charge for everybody: a place for customers only is not, even where a source says that there is no fee. */
function isFree({ fee, access, 'free-use': freeUse }: PlaceFacts): boolean {
  return access === undefined && !holds(fee, 'yes') && (holds(fee, 'no') || freeUse === true);
}

/** Whether one may make a fire there, or find a roof for a rest. */
export function isFireOrShelter(category: string): boolean {
  return FIRES_AND_SHELTERS.has(categoryRules(category).meaning);
}

function areDogsWelcome(facts: PlaceFacts): boolean {
  const onLead = holds(facts['rules-structured'], 'keep-pets-leashed-poop-ok', 'keep-pets-leashed-poop-not-ok');
  return holds(facts['dogs'], 'yes', 'leashed', 'unleashed') || (onLead && !holds(facts['dogs'], 'no'));
}

/** How hard a route is at its hardest. */
function difficultyOf(facts: PlaceFacts): Difficulty[] {
  const found = HARDEST_FIRST.find((difficulty) =>
    Object.entries(DIFFICULTIES).some(([fact, codes]) => holds(facts[fact], ...codes[difficulty])),
  );
  return found === undefined ? [] : [found];
}

function lengthOf({ type, lengthM }: Facted): RouteLength[] {
  if (type !== 'PATH' || lengthM === null) return [];
  const shortest = ROUTE_LENGTHS.find(([, mostKm]) => lengthM <= 1000 * mostKm);
  return shortest === undefined ? [] : [shortest[0]];
}

/** Some of the food, or all of it. */
function isServed(food: FactValue | undefined): boolean {
  return holds(food, 'yes', 'only');
}

/** Whether a fact is a list of codes with one of these. */
function holds(fact: FactValue | undefined, ...codes: readonly string[]): boolean {
  return Array.isArray(fact) && codes.some((code) => fact.includes(code));
}

function isMore(fact: FactValue | undefined): boolean {
  return typeof fact === 'number' && fact > 0;
}
