import { addressText } from '#api/import/records/addressText.ts';
import { lineOf } from '#api/import/records/fields.ts';
import type { Tags } from '#api/osm/block.ts';
import { listed } from '#api/osm/tagText.ts';
import type { FactValue, PlaceFacts } from '#common/places/placeFacts.ts';
import { seasonsOf } from './season.ts';

type Reading = (value: string) => FactValue | undefined;

/** The value as a code of the catalogue, where it is one of these. */
const code =
  (...codes: readonly string[]): Reading =>
  (value) =>
    codes.includes(value) ? [value] : undefined;

/** True where one of the values, divided by semicolons, is among these; else undefined. */
const isAnyOf =
  (...values: readonly string[]): Reading =>
  (value) =>
    listed(value).some((one) => values.includes(one)) || undefined;

const sac = code(
  'hiking',
  'mountain_hiking',
  'demanding_mountain_hiking',
  'alpine_hiking',
  'demanding_alpine_hiking',
  'difficult_alpine_hiking',
);
const mtb = code('0', '1', '2', '3', '4', '5', '6');

/** Closed for the time being, as LIPAS says it, for these values. */
const closedAt = (values: RegExp): Reading => {
  return (value) => (values.test(value) ? ['out-of-service-temporarily'] : undefined);
};

/** Facts by their keys in the catalogue, each with the tag that it is read from. */
const READINGS: readonly (readonly [fact: string, tag: string, read: Reading])[] = [
  ['sac-scale', 'sac_scale', sac],
  // The scale has half steps, `2+`.
  ['mtb-scale', 'mtb:scale', (value) => mtb(value.replace(/[+-]$/, ''))],
  [
    'piste-difficulty',
    'piste:difficulty',
    code('novice', 'easy', 'intermediate', 'advanced', 'expert', 'freeride', 'extreme'),
  ],
  ['ligthing', 'lit', isAnyOf('yes', '24/7', 'automatic', 'sunset-sunrise', 'dusk-dawn', 'limited', 'interval')],
  ['status', 'operational_status', closedAt(/^(?:broken|closed|out_of_order)$/)],
  ['status', 'status', closedAt(/^(?:broken|closed|out_of_order)$/)],
  ['status', 'opening_hours', closedAt(/^(?:24\/7 |Mo-Su |Mo-Su,PH |PH,Mo-Su )?(?:closed|off)(?: "[^"]*")?$/i)],
  ['fee', 'fee', code('yes', 'no')],
  ['access', 'access', code('customers', 'permit')],
  ['dogs', 'dog', code('yes', 'leashed', 'unleashed', 'no')],
  ['vegetarian', 'diet:vegetarian', code('yes', 'only')],
  ['vegan', 'diet:vegan', code('yes', 'only')],
  ['toilets-wheelchair', 'toilets:wheelchair', code('yes', 'limited', 'no')],
  ['changing-table', 'changing_table', code('yes', 'limited', 'no')],
  ['stroller', 'stroller', isAnyOf('yes')],
  ['playground', 'kids_area', isAnyOf('yes', 'indoor', 'outdoor', 'both')],
  ['ski-track-traditional', 'piste:grooming', isAnyOf('classic', 'classic+skating')],
  ['ski-track-freestyle', 'piste:grooming', isAnyOf('skating', 'classic+skating')],
];

/** The address in the form of LIPAS; in places without streets houses have the name of the place. */
function addressOf(tags: Tags): string | undefined {
  const street = lineOf(tags['addr:street'] ?? tags['addr:street:fi'] ?? tags['addr:place']);
  const number = lineOf(tags['addr:housenumber']);
  const house = street !== undefined && number !== undefined ? `${street} ${number}` : street;
  return addressText(house, tags['addr:postcode'], tags['addr:city']);
}

/** The facts in the tags of an element beside its properties (`common/places/placeFacts.ts`); undefined for none. */
export function factsOf(tags: Tags): PlaceFacts | undefined {
  const facts: Record<string, FactValue> = {};
  for (const [fact, tag, read] of READINGS) {
    const value = tags[tag];
    const reading = value === undefined ? undefined : read(value);
    if (reading !== undefined) facts[fact] = reading;
  }
  const seasons = seasonsOf(tags);
  if (seasons !== undefined) facts['season'] = seasons;
  const level = tags['level'];
  // Tells two cafés of one chain in one house apart; not shown.
  if (level !== undefined && (tags['amenity'] ?? tags['shop']) !== undefined) facts['level'] = [level];
  const address = addressOf(tags);
  if (address !== undefined) facts['address'] = [address];
  return Object.keys(facts).length > 0 ? facts : undefined;
}
