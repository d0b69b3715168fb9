import { vi } from 'vitest';
import { askSources, type ConditionReader } from '#api/domain/conditions/sources/askSources.ts';
import { conditionReaders } from '#api/domain/conditions/sources/conditionReaders.ts';
import { MAINTENANCE_SOURCES } from '#api/platform/configMaintenance.ts';
import { readSetsAnew } from '#api/platform/db/publicSets.ts';
import type { Position } from '#common/geo/bounds.ts';
import { MINUTE_MS } from '#common/time.ts';
import { type Client, clientOf } from '../../support/client.ts';
import { logInto } from '../../support/logInto.ts';
import { hideIdentity, type MadePlace, publishMade } from '../../support/made/madePlaces.ts';
import { sending, startUpstream, type Upstream } from '../../support/services/upstream.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

/** When each test begins. */
export const START = Date.parse('2026-01-10T12:00:00Z');

export const TRACK = 1;
/** A track of the same name in another town. */
export const NAMESAKE = 2;
export const RINK = 3;
export const BEACH = 4;
export const CAFE = 5;
export const TRAIL = 6;
const HIDDEN = 7;

export const line = (...coordinates: Position[]) => ({
  type: 'LineString' as const,
  coordinates: coordinates.map((position) => [...position]),
});

const PLACES: readonly MadePlace[] = [
  {
    id: TRACK,
    name: 'Paloheinän latu',
    category: 'skitrack',
    position: [25.02, 60.2],
    geometry: line([25, 60.2], [25.02, 60.2], [25.04, 60.2]),
  },
  { id: NAMESAKE, name: 'Paloheinän latu', category: 'skitrack', position: [25.5, 65] },
  { id: RINK, name: 'Käpylän kenttä', category: 'leisure/ice_rink', position: [24.95, 60.21] },
  { id: BEACH, name: 'Hietaranta', nameSv: 'Sandstranden', category: 'leisure/beach_resort', position: [24.9, 60.17] },
  { id: CAFE, name: 'Kahvila', category: 'amenity/cafe', position: [24.8, 60.3] },
  {
    id: TRAIL,
    name: 'Vaellusreitti',
    category: 'route/hiking',
    position: [24.8, 60.3],
    geometry: line([24.79, 60.3], [24.8, 60.3], [24.81, 60.3]),
  },
  { id: HIDDEN, name: 'Piilolatu', category: 'skitrack', position: [24.7, 60.4] },
];

export const JSON_TYPE = 'application/json';

/** An observation of the service map, and its unit. */
interface Seen {
  readonly name?: string;
  readonly at?: Position;
  readonly geometry?: unknown;
  readonly property?: string;
  readonly value?: unknown;
  /** Hours before the beginning of the test. */
  readonly hoursAgo?: number;
}

/** A page of the service map. */
export function page(...seen: readonly Seen[]): string {
  return JSON.stringify({ results: seen.map(unitOf), next: null });
}

function unitOf(
  { name = 'Paloheinän latu', at = [25.02, 60.2], geometry, hoursAgo = 3, ...seen }: Seen,
  index: number,
) {
  const { property = 'ski_trail_condition', value = 'good' } = seen;
  const id = index + 1;
  const time = new Date(START - hoursAgo * 60 * MINUTE_MS).toISOString();
  const location = { type: 'Point', coordinates: at };
  return { id, name: { fi: name }, location, geometry, observations: [{ unit: id, property, value, time, name: {} }] };
}

interface ShownCondition {
  readonly kind: string;
  readonly headline: string;
  readonly observedAt: string;
}

/** A server with places that are looked after, and the two sources that it asks. */
export interface Maintained {
  readonly server: TestServer;
  readonly client: Client;
  readonly helsinki: Upstream;
  readonly oulu: Upstream;
  /** Lines of the log since the beginning of the test. */
  readonly lines: string[];
  /** Before each test. */
  begin(): Promise<void>;
  /** The readers of one process. */
  readers(): ConditionReader[];
  /** Asks the sources at a minute, as the job does. */
  ask(minute: number, from?: readonly ConditionReader[]): Promise<void>;
  /** What is in force at a place. */
  at(place: number, lang?: string): Promise<readonly ShownCondition[]>;
  kindsAt(place: number): Promise<string[]>;
  /** The kinds at a place once the service map has said so. */
  said(place: number, ...seen: readonly Seen[]): Promise<string[]>;
  stop(): Promise<unknown>;
}

export async function startMaintained(): Promise<Maintained> {
  const server = await startTestServer();
  const client = clientOf(server.url);
  const [helsinki, oulu] = await Promise.all([startUpstream(() => undefined), startUpstream(() => undefined)]);
  await publishMade(server.db, 1, PLACES);
  await hideIdentity(server.db, HIDDEN);
  const lines: string[] = [];
  const readers = () => readersOf(server, { helsinki, 'outdoors-oulu': oulu }, lines);
  const ask: Maintained['ask'] = async (minute, from = readers()) => {
    vi.setSystemTime(START + minute * MINUTE_MS);
    await askSources({ db: server.db, log: logInto(lines) }, from, new Date());
    readSetsAnew(server.db);
  };
  const at: Maintained['at'] = async (place, lang = 'fi') => {
    const path = `/api/query/conditions?attraction=${place}&lang=${lang}`;
    return (await client.json<{ conditions: readonly ShownCondition[] }>(path)).conditions;
  };
  const kindsAt = async (place: number) => (await at(place)).map(({ kind }) => kind);
  return {
    server,
    client,
    helsinki,
    oulu,
    lines,
    readers,
    ask,
    at,
    kindsAt,
    begin: () => {
      lines.length = 0;
      return beginAnew(server, helsinki, oulu);
    },
    said: async (place, ...seen) => {
      helsinki.answer(sending(page(...seen), JSON_TYPE));
      await ask(0);
      return kindsAt(place);
    },
    stop: () => Promise.all([server.stop(), helsinki.close(), oulu.close()]),
  };
}

/** Nothing has been asked, and the sources have nothing to say. */
async function beginAnew({ db }: TestServer, helsinki: Upstream, oulu: Upstream): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: START });
  helsinki.answer(sending(page(), JSON_TYPE));
  oulu.answer(sending(JSON.stringify({ type: 'FeatureCollection', features: [] }), JSON_TYPE));
  await db.pool.query('DELETE FROM condition; DELETE FROM condition_source');
}

function readersOf({ db }: TestServer, services: Readonly<Record<string, Upstream>>, lines: string[]) {
  const maintenanceSources = MAINTENANCE_SOURCES.flatMap((source) => {
    const service = services[source.key];
    return service === undefined ? [] : [{ ...source, url: service.url }];
  });
  return conditionReaders({ fmiWarningsUrl: null, maintenanceSources }, { db, log: logInto(lines) });
}
