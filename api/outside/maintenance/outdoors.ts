import type { Geometry } from 'geojson';
import { z } from 'zod';
import type { MaintenanceSource, VenueType } from '#api/platform/configMaintenance.ts';
import { DAY_MS, HOUR_MS } from '#common/time.ts';
import type { MaintenanceObservation, ObservationKind } from './maintenanceObservation.ts';
import { pastTime, placeOf, timeOf, wordsOf } from './sourceValues.ts';

// The outdoors service of Fluent Progress, in both of its forms: until 2022 venues had a type in words and the time
// when they were maintained, since then ids and the hours since. Descriptions are not read: they have no time, and many
// are of another winter.

const answer = z.object({ type: z.literal('FeatureCollection'), features: z.array(z.unknown()) });
const id = z.union([z.number().int(), z.string().min(1).max(60)]).transform(String);
const venue = z.object({
  id: id.nullish(),
  geometry: z.unknown().optional(),
  properties: z.object({
    id: id.nullish(),
    type: z.string().nullish(),
    typeId: z.string().nullish(),
    name: z.unknown().optional(),
    status: z.string().nullish(),
    maintainedAt: z.string().nullish(),
    maintenance: z.object({ delta: z.number().nullish(), latest: z.unknown().optional() }).nullish(),
  }),
});
type Venue = z.output<typeof venue>;

/** Types in words, of the older form. */
const TYPES: ReadonlyMap<string, VenueType> = new Map([
  ['skitrack', 'skiTrack'],
  ['skatefield', 'skatingRink'],
  ['snowmobileroute', 'snowmobileRoute'],
]);

/** The condition that follows when a venue of a type was maintained. */
const MAINTAINED = {
  skiTrack: { kind: 'GROOMED', code: 'maintained' },
  skatingRink: { kind: 'ICE', code: 'iceMaintained' },
  snowmobileRoute: { kind: 'GROOMED', code: 'maintained' },
} as const satisfies Record<VenueType, { kind: ObservationKind; code: string }>;

/** Words of the status that are no good news. */
const STATUSES: ReadonlyMap<string, { readonly kind: ObservationKind; readonly code: string }> = new Map([
  ['CLOSED', { kind: 'CLOSED', code: 'closed' }],
  ['BAD CONDITION', { kind: 'LIMITED', code: 'poor' }],
]);

const MAINTAINED_MS = 10 * DAY_MS;
/** A status has no time of its own; it is of now, and ends soon where the source falls silent. */
const STATUS_MS = DAY_MS;
/** A venue whose last maintenance is longer ago is out of use: its status is left out. */
const OUT_OF_USE_MS = 400 * DAY_MS;

/** Throws for an answer of another form. */
export function outdoorsObservations(body: unknown, source: MaintenanceSource, now: number): MaintenanceObservation[] {
  const { features } = answer.parse(body);
  const venues = features.flatMap((one) => venue.safeParse(one).data ?? []);
  if (venues.length === 0 && features.length > 0)
    throw new Error('the outdoors service answers with venues of another form');
  return venues.flatMap((one) => ofVenue(one, source, now) ?? []);
}

function ofVenue(
  { id: ownId, geometry, properties }: Venue,
  source: MaintenanceSource,
  now: number,
): MaintenanceObservation | null {
  const unit = ownId ?? properties.id ?? null;
  const place = placeOf(geometry);
  const type = place === null ? null : typeOf(properties, place, source);
  const said = place === null ? null : saidBy(properties, type, now);
  if (unit === null || place === null || said === null) return null;
  const name = wordsOf(properties.name);
  return {
    source: source.key,
    key: unit,
    unit,
    name: name === '' ? {} : { fi: name },
    facility: type,
    geometry: place,
    value: null,
    texts: {},
    link: source.page.replace('{unit}', encodeURIComponent(unit)),
    ...said,
  };
}

/** A line without a known type is a track that machines go along. */
function typeOf({ type, typeId }: Venue['properties'], place: Geometry, source: MaintenanceSource): VenueType | null {
  const known = TYPES.get((type ?? '').toLowerCase()) ?? source.venueTypes.get(typeId ?? '');
  if (known !== undefined) return known;
  return place.type === 'LineString' || place.type === 'MultiLineString' ? 'skiTrack' : null;
}

type Said = Pick<MaintenanceObservation, 'kind' | 'code' | 'observedAt' | 'validUntil'>;

/** Null: nothing, or nothing that is still so. */
function saidBy(properties: Venue['properties'], type: VenueType | null, now: number): Said | null {
  const maintainedAt = maintainedTime(properties, now);
  if (maintainedAt === null || Number(maintainedAt) + OUT_OF_USE_MS <= now) return null;
  const word = (properties.status ?? '').trim().toUpperCase().replaceAll('_', ' ');
  const status = STATUSES.get(word);
  if (status !== undefined) {
    // By the hour, so that a status that has not changed is the same observation.
    const seen = Math.floor(now / HOUR_MS) * HOUR_MS;
    return { ...status, observedAt: new Date(seen), validUntil: new Date(seen + STATUS_MS) };
  }
  const validUntil = new Date(Number(maintainedAt) + MAINTAINED_MS);
  const isOpen = word === 'OPEN' || word === '';
  if (type === null || !isOpen || Number(validUntil) <= now) return null;
  return { ...MAINTAINED[type], observedAt: maintainedAt, validUntil };
}

/** The time that is said; where it is in no form that we read, that of so many hours before now. */
function maintainedTime({ maintainedAt, maintenance = null }: Venue['properties'], now: number): Date | null {
  if (maintenance === null || timeOf(maintenance.latest) !== null)
    return pastTime(maintenance?.latest ?? maintainedAt, now);
  const hours = maintenance.delta ?? Number.NaN;
  return hours >= 0 ? new Date(Math.floor(now / HOUR_MS - hours) * HOUR_MS) : null;
}
