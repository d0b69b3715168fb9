import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { closedPlaces } from '#api/domain/conditions/closedPlaces.ts';
import { conditionsIn, inForceAt, reachedPlaces } from '#api/domain/conditions/conditionsAt.ts';
import { fireAt } from '#api/domain/conditions/firePlaces.ts';
import { placesById } from '#api/domain/places/attractions.ts';
import { createLog } from '#api/platform/log.ts';
import type { Condition } from '#common/conditions/condition.ts';
import { FIRE_AGE_OFFLINE_MAX_MS, type FireVerdict, fireVerdict } from '#common/conditions/fire.ts';
import { inDisplayOrder } from '#common/conditions/order.ts';
import { type Clocks, isInForce } from '#common/conditions/validity.ts';
import {
  savedCardConditions,
  savedClosedPlaces,
  type SavedCondition,
  type SavedConditions,
  savedReach,
} from '#common/offline/savedConditions.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#common/time.ts';
import { type Client, clientOf } from '../../support/client.ts';
import { madeCondition, type MadeCondition, sourceSays } from '../../support/made/madeConditions.ts';
import { boxPolygon, type MadePlace, publishMade } from '../../support/made/madePlaces.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

/** Two days, by the clock of the server, which is that of this process. */
const START = Date.parse('2026-06-18T00:00:00Z');
const HOURS = 48;
const SQUARE = [24.9, 60.1, 25.1, 60.2] as const;

const within = `bounds=${SQUARE.join(',')}`;

const ID = { park: 1, fire: 2, route: 3, track: 4, cafe: 5, farFire: 6 } as const;

const HELSINKI = { municipalities: ['091'] };
const PLACES: readonly MadePlace[] = [
  {
    id: ID.park,
    name: 'Puisto',
    category: 'boundary/national_park',
    position: [24.95, 60.15],
    geometry: boxPolygon([24.94, 60.14, 24.96, 60.16]),
    children: [ID.fire],
    ...HELSINKI,
  },
  { id: ID.fire, name: 'Nuotio', category: 'leisure/firepit', position: [24.951, 60.151], ...HELSINKI },
  {
    id: ID.route,
    name: 'Reitti',
    category: 'route/hiking',
    position: [24.93, 60.15],
    geometry: {
      type: 'LineString',
      coordinates: [
        [24.92, 60.15],
        [24.97, 60.15],
      ],
    },
    ...HELSINKI,
  },
  {
    id: ID.track,
    name: 'Latu',
    category: 'lipas/4402',
    position: [25, 60.18],
    geometry: {
      type: 'LineString',
      coordinates: [
        [25, 60.18],
        [25.01, 60.18],
      ],
    },
    ...HELSINKI,
  },
  { id: ID.cafe, name: 'Kahvila', category: 'amenity/cafe', position: [25.05, 60.12], ...HELSINKI },
  { id: ID.farFire, name: 'Kaukana', category: 'leisure/firepit', position: [27, 66], municipalities: ['698'] },
];

interface Expected extends MadeCondition {
  readonly source: string;
  /** Places that it reaches. */
  readonly reaches: readonly number[];
}

const ALL = [ID.park, ID.fire, ID.route, ID.track, ID.cafe] as const;

const EXPECTED: readonly Expected[] = [
  {
    key: 'maastopalo',
    source: 'fmi',
    code: 'forestFireWeather',
    severity: 'MODERATE',
    regions: [1],
    from: 3,
    until: 9.5,
    reaches: ALL,
  },
  {
    key: 'tuuli',
    source: 'fmi',
    code: 'wind',
    severity: 'SEVERE',
    geometry: boxPolygon([24.92, 60.1, 24.94, 60.2]),
    from: 5,
    until: 29,
    reaches: [ID.route],
  },
  {
    key: 'suljettu',
    source: 'managers',
    kind: 'CLOSED',
    placeId: ID.park,
    from: 10,
    until: 12,
    reaches: [ID.park, ID.fire, ID.route],
  },
  { key: 'latu', source: 'tracks', kind: 'GROOMED', placeId: ID.track, from: 20, until: 26, reaches: [ID.track] },
  {
    key: 'puu',
    source: 'visitors',
    kind: 'LIMITED',
    isOfficial: false,
    placeId: ID.route,
    geometry: { type: 'Point', coordinates: [24.95, 60.15] },
    from: 30,
    until: 31 + 1 / 60,
    reaches: [ID.route],
  },
  { key: 'tiedote', source: 'managers', kind: 'NOTICE', placeId: ID.cafe, from: 40, until: null, reaches: [ID.cafe] },
];

/** The hour at which the warnings were last asked: each hour until the 42nd. */
const answeredBy = (hours: number) => Math.min(Math.floor(hours), 42);

const inForce = (hours: number, id?: number) =>
  EXPECTED.filter(
    ({ from, until, reaches }) =>
      from <= hours && (until === null || hours < until) && (id === undefined || reaches.includes(id)),
  )
    .map(({ key }) => key)
    .sort();

const closed = (hours: number) => (hours >= 10 && hours < 12 ? [ID.park, ID.fire, ID.route] : []);

function fireAnswer(hours: number): string {
  if (hours >= 10 && hours < 12) return 'NO CLOSED';
  if (hours >= 3 && hours < 9.5) return 'NO WARNING';
  return hours - answeredBy(hours) >= 1 ? 'ASK WARNINGS_OLD' : 'YES SITE_WITHOUT_WARNING';
}

const farAnswer = (hours: number) => (hours - answeredBy(hours) >= 1 ? 'ASK WARNINGS_OLD' : 'YES SITE_WITHOUT_WARNING');

let server: TestServer;
let client: Client;

beforeAll(async () => {
  server = await startTestServer();
  client = clientOf(server.url);
  await publishMade(server.db, 1, PLACES);
}, 60_000);

afterAll(() => server.stop());

const sendAnswer = (source: string, at: number) =>
  sourceSays(
    server.db,
    source,
    at,
    EXPECTED.flatMap(({ source: of, reaches: _reaches, ...made }) =>
      of === source ? [madeCondition(made, START)] : [],
    ),
  );

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: START });
  await server.db.pool.query('DELETE FROM condition; DELETE FROM condition_source');
  for (const source of ['fmi', 'managers', 'tracks', 'visitors']) await sendAnswer(source, START);
});

afterEach(() => vi.useRealTimers());

/** Goes to a moment; the warnings are asked as often as they would be. */
async function goTo(minute: number): Promise<number> {
  const hours = minute / 60;
  vi.setSystemTime(START + minute * MINUTE_MS);
  if (minute > 0 && answeredBy(hours) * 60 === minute) await sendAnswer('fmi', START + minute * MINUTE_MS);
  return hours;
}

const keysOf = (conditions: readonly Pick<Condition, 'texts'>[]) =>
  conditions.map(({ texts }) => texts.fi?.headline ?? '').sort();

const fireOf = (fire: Pick<FireVerdict, 'answer' | 'reason'> | null) => fire && `${fire.answer} ${fire.reason}`;

function fireExpected(id: number, hours: number): string | null {
  if (id === ID.fire) return fireAnswer(hours);
  if (id === ID.farFire) return farAnswer(hours);
  return id === ID.park ? fireAnswer(hours).replace('YES SITE_WITHOUT_WARNING', 'ASK RULES_UNKNOWN') : null;
}

const IDS = Object.values(ID);

test('minute by minute no condition is shown before it begins or after it ends', async () => {
  const contextAt = (now: Date) => ({ db: server.db, version: 1, now, log: createLog('silent') });
  const byId = await placesById(contextAt(new Date()), IDS);
  const places = IDS.flatMap((id) => byId.get(id) ?? []);
  let reached = await reachedPlaces(contextAt(new Date()), places);
  const wrong: unknown[] = [];
  for (let minute = 0; minute < HOURS * 60; minute += 1) {
    const hours = await goTo(minute);
    const ctx = contextAt(new Date());
    if (minute % 60 === 0) reached = await reachedPlaces(ctx, places);
    const fires = await Promise.all(places.map((place, i) => fireAt(ctx, place, reached[i] ?? NOTHING)));
    const found = [
      keysOf(await conditionsIn(ctx, SQUARE, ctx.now)),
      await closedPlaces(ctx, ctx.now),
      reached.map(({ conditions }) => keysOf(inForceAt(conditions, ctx.now))),
      fires.map(fireOf),
    ];
    const expected = [
      inForce(hours),
      closed(hours),
      IDS.map((id) => inForce(hours, id)),
      IDS.map((id) => fireExpected(id, hours)),
    ];
    if (JSON.stringify(found) !== JSON.stringify(expected)) wrong.push({ minute, found, expected });
  }
  expect(wrong.slice(0, 3)).toEqual([]);
}, 120_000);

const NOTHING = { conditions: [], closures: [], isLocated: true };

/** As DetailConditions shows what is saved of a place. */
function shownOf(saved: SavedConditions, id: number, clocks: Clocks): SavedCondition[] {
  return inDisplayOrder(savedReach(saved, id)?.conditions ?? []).filter((one) => isInForce(one, clocks));
}

/** As useFireVerdict decides it without a network. */
function savedFire(saved: SavedConditions, clocks: Clocks): FireVerdict | null {
  const fire = savedReach(saved, ID.fire)?.fire ?? null;
  return fire && fireVerdict(fire, clocks, FIRE_AGE_OFFLINE_MAX_MS);
}

describe('without a network', () => {
  const IDS_SEEN = [ID.fire, ID.route, ID.track] as const;

  /** What a device that was last online at the 2nd hour shows, its clock off by so much, over two days. */
  async function wrongMinutes(offMs: number): Promise<unknown[]> {
    await goTo(2 * 60);
    await sendAnswer('fmi', START + 2 * HOUR_MS);
    const saved = await client.json<SavedConditions>(`/saved/1/conditions?${within}`);
    const wrong: unknown[] = [];
    for (let minute = 2 * 60; minute < HOURS * 60; minute += 1) {
      const server = START + minute * MINUTE_MS;
      const clocks = { server, device: server + offMs };
      const found = IDS_SEEN.map((id) => keysOf(shownOf(saved, id, clocks)));
      const expected = IDS_SEEN.map((id) => shownOffline(id, minute / 60, offMs / HOUR_MS));
      const fire = savedFire(saved, clocks)?.answer;
      const isClosed = savedClosedPlaces(saved, clocks).has(ID.fire);
      const [card] = savedCardConditions(savedReach(saved, ID.fire), false, clocks);
      if (JSON.stringify(found) !== JSON.stringify(expected)) wrong.push({ minute, found, expected });
      if (fire !== fireOffline(minute / 60, offMs / HOUR_MS)) wrong.push({ minute, fire });
      if (isClosed !== shownOffline(ID.fire, minute / 60, offMs / HOUR_MS).includes('suljettu'))
        wrong.push({ minute, isClosed });
      if (isClosed !== (card?.kind === 'CLOSED')) wrong.push({ minute, card });
    }
    return wrong;
  }

  /** Of the two clocks, a warning follows the one that shows it longer, good news the one that ends it sooner. */
  function shownOffline(id: number, hours: number, off: number): string[] {
    const [behind, ahead] = [Math.min(hours, hours + off), Math.max(hours, hours + off)];
    return EXPECTED.filter(({ kind, from, until, reaches }) => {
      const [begun, ending] = kind === 'GROOMED' ? [behind, ahead] : [ahead, behind];
      return reaches.some((one) => one === id) && from <= begun && (until === null || ending < until);
    })
      .map(({ key }) => key)
      .sort();
  }

  function fireOffline(hours: number, off: number): string {
    const shown = shownOffline(ID.fire, hours, off);
    if (shown.includes('suljettu') || shown.includes('maastopalo')) return 'NO';
    return Math.max(hours, hours + off) >= 8 ? 'ASK' : 'YES';
  }

  test.each([0, 10 * MINUTE_MS, -10 * MINUTE_MS, DAY_MS, -DAY_MS])(
    'a saved area shows no condition outside its validity, by a device that is off by %d ms',
    async (offMs) => expect((await wrongMinutes(offMs)).slice(0, 3)).toEqual([]),
  );
});

/** Beginnings and ends, and the minutes beside them. */
const CHANGES = [...new Set(EXPECTED.flatMap(({ from, until }) => [from, until ?? []]).flat())].sort((a, b) => a - b);
const MINUTES = CHANGES.flatMap((hours) => [-1, 0, 1].map((beside) => Math.round(hours * 60) + beside));

const graphql = (query: string) => `/graphql?${new URLSearchParams({ query })}`;

const DOORS: readonly (readonly [door: string, path: string, of: number | undefined])[] = [
  ['JSON', `/api/query/conditions?${within}`, undefined],
  ['JSON of a place', `/api/query/conditions?attraction=${ID.route}`, ID.route],
  ['GeoJSON', `/api/query/conditions.geojson?${within}`, undefined],
  ['Atom', `/api/query/conditions.atom?${within}`, undefined],
  ['the detail', `/api/query/attractions/${ID.route}`, ID.route],
  ['GraphQL', graphql(`{ conditions(bounds: [${SQUARE.join(',')}]) { text { headline } } }`), undefined],
  [
    'a place of GraphQL',
    graphql(`{ attraction(id: ${ID.route}) { ... on Attraction { conditions { text { headline } } } } }`),
    ID.route,
  ],
];

interface Card {
  readonly attractionId: number;
  readonly cardConditions: readonly { readonly kind: string; readonly validUntil: string | null }[];
}

/** What the card of a place says: of each kind one, until the last of them ends. */
function onCard(hours: number, id: number): Card['cardConditions'] {
  const atPlace = EXPECTED.filter(({ key }) => inForce(hours, id).includes(key));
  return (['CLOSED', 'WARNING', 'LIMITED'] as const).flatMap((kind) => {
    const ends = atPlace.filter((one) => (one.kind ?? 'WARNING') === kind).map(({ until }) => until ?? 0);
    const end = Math.max(...ends);
    return ends.length === 0 ? [] : [{ kind, validUntil: new Date(START + end * HOUR_MS).toISOString() }];
  });
}

/** Seconds for which caches may have an answer. */
function cachedFor(headers: Headers): number {
  const ages = /max-age=(\d+)(?:, stale-while-revalidate=(\d+))?/.exec(headers.get('cache-control') ?? '');
  return Number(ages?.[1] ?? 0) + Number(ages?.[2] ?? 0);
}

const secondsToChange = (hours: number) => 3600 * (Math.min(...CHANGES.filter((one) => one > hours)) - hours);

describe('around each beginning and end', () => {
  test.each(DOORS)(
    '%s shows what is in force, and is cached no longer than until the next change',
    async (_door, path, of) => {
      const wrong: unknown[] = [];
      for (const minute of MINUTES) {
        const hours = await goTo(minute);
        const response = await fetch(server.url + path);
        const text = await response.text();
        const shown = EXPECTED.map(({ key }) => key).filter((key) => text.includes(key));
        if (shown.sort().join() !== inForce(hours, of).join()) wrong.push({ minute, shown });
        if (cachedFor(response.headers) > secondsToChange(hours) + 1) wrong.push({ minute, ...response.headers });
      }
      expect(wrong).toEqual([]);
    },
  );

  test('lists, their counts and the export leave out what is closed', async () => {
    const of = `bbox=${SQUARE.join(',')}&hideClosed=true`;
    const wrong: unknown[] = [];
    for (const minute of MINUTES) {
      const hours = await goTo(minute);
      const open = ALL.filter((id) => !closed(hours).some((one) => one === id));
      const lists = await fetch(`${server.url}/api/query/attractions?${of}`);
      const { best }: { best: readonly { id: number }[] } = await lists.json();
      const { features } = await client.json<{ features: readonly { id: number }[] }>(
        `/api/query/attractions.geojson?${of}`,
      );
      const { closedAttractions, filterCounts } = await client.ask<{
        closedAttractions: readonly number[];
        filterCounts: { total: number; leftOut: number };
      }>(
        `{ closedAttractions filterCounts(bounds: [${SQUARE.join(',')}],
          filter: { hideClosed: true }) { total leftOut } }`,
      );
      const found = [best, features].map((places) => places.map(({ id }) => id).sort());
      const expected = [open, open, closed(hours), open.length, closed(hours).length];
      const { total, leftOut } = filterCounts;
      if (JSON.stringify([...found, closedAttractions, total, leftOut]) !== JSON.stringify(expected))
        wrong.push({ minute, found, closedAttractions, filterCounts });
      if (cachedFor(lists.headers) > secondsToChange(hours) + 1) wrong.push({ minute, of: 'cache' });
    }
    expect(wrong).toEqual([]);
  });

  test('cards name the conditions of their places, and are cached no longer than these last', async () => {
    const query = `{ attractionLists(bounds: [${SQUARE.join(',')}], sort: best) {
      best { attractionId cardConditions { kind validUntil } } } }`;
    const wrong: unknown[] = [];
    for (const minute of MINUTES) {
      const hours = await goTo(minute);
      const response = await fetch(server.url + graphql(query));
      const { data }: { data: { attractionLists: { best: readonly Card[] } } } = await response.json();
      const found = data.attractionLists.best.toSorted((a, b) => a.attractionId - b.attractionId);
      const expected = ALL.map((id) => ({ attractionId: id, cardConditions: onCard(hours, id) }));
      if (JSON.stringify(found) !== JSON.stringify(expected)) wrong.push({ minute, found, expected });
      if (cachedFor(response.headers) > secondsToChange(hours) + 1) wrong.push({ minute, of: 'cache' });
    }
    expect(wrong).toEqual([]);
  });

  test('the places closed at another moment can be asked for', async () => {
    await goTo(0);
    const at = (hours: number) => new Date(START + hours * HOUR_MS).toISOString();
    const { before, first, last, after } = await client.ask<Record<string, readonly number[]>>(
      `{ before: closedAttractions(at: "${at(9.99)}") first: closedAttractions(at: "${at(10)}")
        last: closedAttractions(at: "${at(11.99)}") after: closedAttractions(at: "${at(12)}") }`,
    );
    expect([before, first, last, after]).toEqual([[], closed(10), closed(10), []]);
    const { errors } = await client.json<{ errors: readonly { extensions: object }[] }>(
      graphql(`{ closedAttractions(at: "${at(15 * 24)}") }`),
    );
    expect(errors[0]?.extensions).toMatchObject({ parameterName: 'at', detail: 'outOfRange' });
  });
});
