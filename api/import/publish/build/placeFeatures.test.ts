import { expect, test } from 'vitest';
import { featureBits, PLACE_FEATURES, type PlaceFeature } from '#common/places/features.ts';
import { isFactKey } from '#common/places/placeFacts.ts';
import type { PlaceProperties } from '#common/places/placeProperties.ts';
import { placeFeatures } from './placeFeatures.ts';

const PLAIN = { category: 'natural/peak', type: 'POINT', lengthM: null, properties: {} } as const;

function features(record: Partial<Parameters<typeof placeFeatures>[0]>, photos = 0): PlaceFeature[] {
  const bits = placeFeatures({ ...PLAIN, ...record }, photos);
  return PLACE_FEATURES.filter((feature) => (bits & featureBits([feature])) !== 0);
}

const of = (properties: PlaceProperties) => features({ properties });
const ofFacts = (facts: NonNullable<PlaceProperties['facts']>) => of({ facts });

test('a place without facts has no features', () => {
  expect(features({})).toEqual([]);
});

test.each<[string, PlaceFeature[]]>([
  ['yes', ['wheelchair']],
  ['designated: Luiska takana', ['wheelchair']],
  ['limited: yes, with help', ['wheelchairLimited']],
  ['no', []],
  ['Yes, by the back door', []],
])('access by wheelchair, %s', (accessibility, expected) => {
  expect(of({ accessibility })).toEqual(expected);
});

test('children: places for them, playgrounds in others, and ways for pushchairs', () => {
  expect(features({ category: 'tourism/zoo' })).toEqual(['children']);
  expect(ofFacts({ playground: true })).toEqual(['children']);
  expect(ofFacts({ stroller: true })).toEqual(['children']);
  expect(ofFacts({ playground: false })).toEqual([]);
});

test('dogs: where they are allowed, and where a rule says how they go along', () => {
  expect(ofFacts({ dogs: ['leashed'] })).toEqual(['dogs']);
  expect(ofFacts({ 'rules-structured': ['everymans-rights-valid', 'keep-pets-leashed-poop-ok'] })).toEqual(['dogs']);
  expect(features({ category: 'leisure/dog_park' })).toEqual(['dogs']);
  expect(ofFacts({ dogs: ['no'], 'rules-structured': ['keep-pets-leashed-poop-ok'] })).toEqual([]);
});

test('free: where a source says that there is no fee, and none says that there is one', () => {
  expect(ofFacts({ fee: ['no'] })).toEqual(['free']);
  expect(ofFacts({ 'free-use': true })).toEqual(['free']);
  expect(ofFacts({ 'free-use': true, fee: ['yes'] })).toEqual([]);
  expect(ofFacts({ fee: ['no'], access: ['customers'] })).toEqual([]);
});

test.each(['shelter/lean_to', 'leisure/firepit', 'amenity/bbq', 'tourism/wilderness_hut', 'lipas/301', 'lipas/206'])(
  'a fire or a shelter: %s',
  (category) => expect(features({ category })).toEqual(['fireOrShelter']),
);

test('light: all of it, some kilometres, or some slopes', () => {
  expect(ofFacts({ ligthing: true })).toEqual(['lit']);
  expect(ofFacts({ 'lit-route-length-km': 2.5 })).toEqual(['lit']);
  expect(ofFacts({ 'lit-route-length-km': 0, 'lit-slopes-count': 0, ligthing: false })).toEqual([]);
});

test('ski tracks with facts about grooming are groomed, others are not', () => {
  expect(features({ category: 'skitrack', properties: { facts: { groomed: true } } })).toEqual(['groomed']);
  expect(features({ category: 'skitrack', properties: { facts: { 'ski-track-freestyle': true } } })).toEqual([
    'groomed',
  ]);
  expect(features({ category: 'skitrack' })).toEqual([]);
});

test('vegan food is vegetarian, too', () => {
  expect(ofFacts({ vegan: ['only'], vegetarian: ['yes'] })).toEqual(['vegetarian', 'vegan']);
  expect(ofFacts({ vegan: ['yes'] })).toEqual(['vegetarian', 'vegan']);
  expect(ofFacts({ vegetarian: ['only'] })).toEqual(['vegetarian']);
  expect(isFactKey('vegan') && isFactKey('vegetarian')).toBe(true);
});

test('photos of visitors and of Wikimedia Commons', () => {
  expect(features({}, 1)).toEqual(['photos']);
  expect(of({ commons: 'File:A.jpg' })).toEqual(['photos']);
});

test.each<[string, string[], PlaceFeature]>([
  ['cycling-difficulty', ['2-somewhat-challenging'], 'moderate'],
  ['paddling-difficulty-v2', ['class-1', 'class-4'], 'hard'],
  ['itrs-technical-route', ['1a', '2'], 'easy'],
  ['sac-scale', ['hiking'], 'easy'],
  ['mtb-scale', ['2'], 'moderate'],
  ['piste-difficulty', ['extreme'], 'hard'],
])('a route is as hard as its hardest part: %s %j', (fact, codes, difficulty) => {
  expect(isFactKey(fact)).toBe(true);
  expect(ofFacts({ [fact]: codes })).toEqual([difficulty]);
});

test.each<[number, PlaceFeature]>([
  [0, 'upTo5Km'],
  // "Up to 5 km" holds a route of exactly 5 km, as "at most 50 m of ascent" holds one of 50 m.
  [5000, 'upTo5Km'],
  [5001, 'upTo10Km'],
  [10_000, 'upTo10Km'],
  [20_000, 'upTo20Km'],
  [20_001, 'over20Km'],
])('a route of %i metres', (lengthM, feature) => {
  expect(features({ type: 'PATH', lengthM })).toEqual([feature]);
});

test('an area has no length to walk', () => {
  expect(features({ type: 'AREA', lengthM: 3000 })).toEqual([]);
});
