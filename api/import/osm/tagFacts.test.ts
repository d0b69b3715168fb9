import { expect, test } from 'vitest';
import type { Tags } from '#api/osm/block.ts';
import { isClosedForNow, isFactKey } from '#common/places/placeFacts.ts';
import { factsOf } from './tagFacts.ts';

test('light, charge, dogs, children, food, toilets and difficulty are read from their tags', () => {
  const facts = factsOf({
    lit: 'automatic',
    fee: 'no',
    access: 'customers',
    dog: 'leashed',
    kids_area: 'indoor',
    stroller: 'yes',
    'toilets:wheelchair': 'yes',
    changing_table: 'no',
    'diet:vegetarian': 'yes',
    'diet:vegan': 'only',
    sac_scale: 'mountain_hiking',
    'mtb:scale': '2+',
    'piste:difficulty': 'novice',
    'piste:grooming': 'classic;skating',
  });
  expect(facts).toEqual({
    ligthing: true,
    fee: ['no'],
    access: ['customers'],
    dogs: ['leashed'],
    playground: true,
    stroller: true,
    'toilets-wheelchair': ['yes'],
    'changing-table': ['no'],
    vegetarian: ['yes'],
    vegan: ['only'],
    'sac-scale': ['mountain_hiking'],
    'mtb-scale': ['2'],
    'piste-difficulty': ['novice'],
    'ski-track-traditional': true,
    'ski-track-freestyle': true,
  });
  expect(Object.keys(facts ?? {}).filter((key) => !isFactKey(key))).toEqual([]);
});

test('one word for both ways of skiing gives both facts', () => {
  expect(factsOf({ 'piste:grooming': 'classic+skating' })).toEqual({
    'ski-track-traditional': true,
    'ski-track-freestyle': true,
  });
});

test('negative and unreadable values give no facts', () => {
  expect(factsOf({ lit: 'no', kids_area: 'no', 'piste:grooming': 'backcountry', stroller: 'limited' })).toBeUndefined();
  expect(
    factsOf({ lit: 'disused', fee: 'male pee = free, other side 0,5 €', dog: 'toString', 'diet:vegan': 'no' }),
  ).toBeUndefined();
  expect(factsOf({ 'mtb:scale': '7', sac_scale: 'T2', 'piste:difficulty': '' })).toBeUndefined();
});

test('a place where dogs are not allowed has that as a fact', () => {
  expect(factsOf({ dog: 'no' })).toEqual({ dogs: ['no'] });
});

test('an address has the street first, or the name of the place, and is none without either', () => {
  const addressOf = (tags: Tags) => factsOf(tags)?.['address'];
  const house = { 'addr:street': 'Siltatie', 'addr:housenumber': '5', 'addr:postcode': '01234', 'addr:city': 'Sipoo' };
  expect(addressOf(house)).toEqual(['Siltatie 5, 01234 Sipoo']);
  expect(addressOf({ 'addr:street': 'Siltatie', 'addr:city': 'Sipoo' })).toEqual(['Siltatie, Sipoo']);
  expect(addressOf({ 'addr:place': 'Söderskär', 'addr:housenumber': '2' })).toEqual(['Söderskär 2']);
  expect(addressOf({ 'addr:housenumber': '5', 'addr:city': 'Sipoo' })).toBeUndefined();
});

test('what is broken or out of order is closed for now', () => {
  const broken: Tags[] = [
    { operational_status: 'broken' },
    { operational_status: 'closed' },
    { status: 'out_of_order' },
  ];
  for (const tags of broken) expect(isClosedForNow({ facts: factsOf(tags) ?? {} })).toBe(true);
  expect(factsOf({ operational_status: 'operational', status: 'permanently open' })).toBeUndefined();
});

test('the storey of a service is stored, not that of a bridge', () => {
  expect(factsOf({ amenity: 'cafe', level: '-1' })).toEqual({ level: ['-1'] });
  expect(factsOf({ shop: 'bakery', level: '1' })).toEqual({ level: ['1'] });
  expect(factsOf({ shop: 'bakery', layer: '1' })).toBeUndefined();
  expect(factsOf({ man_made: 'bridge', level: '1' })).toBeUndefined();
});

test('opening hours that only say closed are closed for now', () => {
  for (const hours of ['closed', 'off', 'Mo-Su off', '24/7 closed "remontti"', 'Mo-Su,PH off'])
    expect(factsOf({ opening_hours: hours })).toEqual({ status: ['out-of-service-temporarily'] });
  expect(factsOf({ opening_hours: 'Mo-Fr 10:00-18:00; Sa off' })).toBeUndefined();
});
