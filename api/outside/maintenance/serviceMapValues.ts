import { DAY_MS } from '#common/time.ts';
import type { Facility, ObservationKind } from './maintenanceObservation.ts';

/** The meaning of a property of the service map's observations. */
interface ObservedProperty {
  /** The sort of places that have the property; null: any sort. */
  readonly of: Facility | null;
  /** How long an observation says how the place is, unless it says itself. */
  readonly validMs: number;
  /** The kind of each value; values that are not here are ignored. Or any temperature, or any text. */
  readonly kinds: Readonly<Record<string, ObservationKind>> | 'temperature' | 'text';
}

/** The city's own app treats an observation of a ski track as unknown after ten days. */
const WINTER_MS = 10 * DAY_MS;

const TRACK = {
  good: 'GROOMED',
  satisfactory: 'GROOMED',
  // A base without tracks.
  groomed: 'GROOMED',
  littered: 'LIMITED',
  poor: 'LIMITED',
  snowless: 'LIMITED',
  closed: 'CLOSED',
  event: 'CLOSED',
  snowmaking: 'CLOSED',
} as const;

/** The vocabulary of the service map, as far as it is useful to visitors. */
export const OBSERVED_PROPERTIES: Readonly<Record<string, ObservedProperty>> = {
  ski_trail_condition: { of: 'skiTrack', validMs: WINTER_MS, kinds: TRACK },
  ski_trail_maintenance: { of: 'skiTrack', validMs: WINTER_MS, kinds: { maintenance_finished: 'GROOMED' } },
  ice_skating_field_condition: {
    of: 'skatingRink',
    validMs: WINTER_MS,
    kinds: { plowed: 'ICE', frozen: 'ICE', freezing_started: 'LIMITED', closed: 'CLOSED' },
  },
  sledding_hill_condition: {
    of: 'sleddingHill',
    validMs: WINTER_MS,
    kinds: { open: 'NOTICE', satisfactory: 'LIMITED', snowmaking: 'CLOSED', closed: 'CLOSED' },
  },
  swimming_water_temperature: { of: 'swimming', validMs: 3 * DAY_MS, kinds: 'temperature' },
  measured_swimming_water_temperature: { of: 'swimming', validMs: 3 * DAY_MS, kinds: 'temperature' },
  live_swimming_water_temperature: { of: 'swimming', validMs: DAY_MS, kinds: 'temperature' },
  // The vocabulary lets it expire after a day.
  swimming_water_cyanobacteria: {
    of: 'swimming',
    validMs: DAY_MS,
    kinds: { 0: 'WATER', 1: 'WATER', 2: 'LIMITED', 3: 'LIMITED', 4: 'CLOSED', 5: 'LIMITED' },
  },
  season_status: { of: null, validMs: 30 * DAY_MS, kinds: { started: 'NOTICE', finished: 'NOTICE' } },
  notice: { of: null, validMs: 30 * DAY_MS, kinds: 'text' },
};

/** Values that say too little by themselves, by a word each. */
export const CODES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  swimming_water_cyanobacteria: {
    0: 'cyanobacteriaNone',
    1: 'cyanobacteriaSome',
    2: 'cyanobacteriaPlenty',
    3: 'cyanobacteriaVeryPlenty',
    4: 'closed',
    5: 'swimmingNotRecommended',
  },
  // The same word is good news of a ski track.
  sledding_hill_condition: { satisfactory: 'weak' },
  season_status: { started: 'seasonStarted', finished: 'seasonFinished' },
};
