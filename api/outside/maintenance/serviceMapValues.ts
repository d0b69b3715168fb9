import { DAY_MS } from '#common/time.ts';
import type { ObservationKind } from './maintenanceObservation.ts';

/** What a property of the service map's observations tells. */
interface ObservedProperty {
  /** How long an observation says how the place is, unless it says itself. */
  readonly validMs: number;
  /** The kind of each value; values that are not here tell nothing. Null: any temperature, or any text. */
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

/** The vocabulary of the service map, as far as it tells visitors something. */
export const OBSERVED_PROPERTIES: Readonly<Record<string, ObservedProperty>> = {
  ski_trail_condition: { validMs: WINTER_MS, kinds: TRACK },
  ski_trail_maintenance: { validMs: WINTER_MS, kinds: { maintenance_finished: 'GROOMED' } },
  ice_skating_field_condition: {
    validMs: WINTER_MS,
    kinds: { plowed: 'ICE', frozen: 'ICE', freezing_started: 'LIMITED', closed: 'CLOSED' },
  },
  sledding_hill_condition: {
    validMs: WINTER_MS,
    kinds: { open: 'NOTICE', satisfactory: 'LIMITED', snowmaking: 'CLOSED', closed: 'CLOSED' },
  },
  swimming_water_temperature: { validMs: 3 * DAY_MS, kinds: 'temperature' },
  measured_swimming_water_temperature: { validMs: 3 * DAY_MS, kinds: 'temperature' },
  live_swimming_water_temperature: { validMs: DAY_MS, kinds: 'temperature' },
  // The vocabulary lets it expire after a day.
  swimming_water_cyanobacteria: {
    validMs: DAY_MS,
    kinds: { 0: 'WATER', 1: 'WATER', 2: 'LIMITED', 3: 'LIMITED', 4: 'CLOSED', 5: 'LIMITED' },
  },
  season_status: { validMs: 30 * DAY_MS, kinds: { started: 'NOTICE', finished: 'NOTICE' } },
  notice: { validMs: 30 * DAY_MS, kinds: 'text' },
};

/** Values that are numbers to the service map, by a word each. */
export const CODES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  swimming_water_cyanobacteria: {
    0: 'cyanobacteriaNone',
    1: 'cyanobacteriaSome',
    2: 'cyanobacteriaPlenty',
    3: 'cyanobacteriaVeryPlenty',
    4: 'closed',
    5: 'swimmingNotRecommended',
  },
  season_status: { started: 'seasonStarted', finished: 'seasonFinished' },
};
