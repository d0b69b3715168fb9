import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Context } from '#api/domain/core/context.ts';
import { attractionLists, attractionPage } from '#api/domain/places/attractionLists.ts';
import { openingState } from '#api/hours/openingHours.ts';
import { refreshPatterns } from '#api/hours/patternsSql.ts';
import type { WeatherService } from '#api/outside/weather/weatherService.ts';
import { createLog } from '#api/platform/log.ts';
import type { Bounds, Position } from '#common/geo/bounds.ts';
import { OPENING_GROUPS } from '#common/places/openingGroup.ts';
import type { ListSort } from '#common/ranking/listSort.ts';
import { DAY_MS, HOUR_MS } from '#common/time.ts';
import { nothingOutside } from '../../support/callers.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { type MadePlace, publishMade } from '../../support/made/madePlaces.ts';

/** Lists at moments that a test chooses: the clock of HTTP is that of the machine. */
const VERSION = 1;
const SQUARE: Bounds = [24.9, 60.1, 25, 60.2];
const OPEN_AT: Position = [26.5, 62.5];

const HOURS = [
  '24/7',
  'Mo-Fr 08:00-16:00; PH off',
  'Fr,Sa 20:00-04:00',
  'Su,PH 10:00-18:00',
  'sunrise-sunset',
  'Jun 15-Aug 15 10:00-20:00; Dec 25-Jan 06 12:00-14:00',
  'Mo-Su 22:00-03:30',
  'kysy ovelta',
];

const CAFES = HOURS.map((openingHours, at) => ({
  id: at + 1,
  name: `Kahvila ${at}`,
  category: 'amenity/cafe',
  position: OPEN_AT,
  properties: { openingHours },
}));

const OF_SEASONS: readonly MadePlace[] = [
  { id: 101, name: 'Torni', category: 'tower/observation', quality: 50 },
  { id: 102, name: 'Uimaranta', category: 'lipas/3220', quality: 45 },
  { id: 103, name: 'Museo', category: 'tourism/museum', quality: 40 },
  { id: 104, name: 'Kuntorata', category: 'lipas/4401', quality: 39, features: ['lit'] as const },
  { id: 105, name: 'Metsä', category: 'lipas/106', quality: 38 },
  { id: 106, name: 'Pulkkamäki', category: 'lipas/1190', quality: 30 },
].map((place, at) => ({ ...place, position: [24.95 + at / 1000, 60.15] }));

const WITH_HOURS: Bounds = [26, 62, 26.2, 62.2];

const OF_HOURS: readonly MadePlace[] = [
  { id: 201, name: 'Aamupala', quality: 20, properties: { openingHours: '08:00-11:00' } },
  { id: 202, name: 'Iltapala', quality: 15, properties: { openingHours: '16:00-23:00' } },
  { id: 203, name: 'Tuntematon', quality: 14 },
  { id: 204, name: 'Epäselvä', quality: 13, properties: { openingHours: 'kysy ovelta' } },
  { id: 205, name: 'Suljettu', quality: 24, properties: { openingHours: 'off' } },
].map((place, at) => ({ ...place, category: 'amenity/restaurant', position: [26.1 + at / 1000, 62.1] }));

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await publishMade(database.db, VERSION, [...CAFES, ...OF_SEASONS, ...OF_HOURS]);
}, 60_000);

afterAll(() => database.drop());

function contextAt(now: Date): Context {
  return { db: database.db, version: VERSION, now, log: createLog('silent') };
}

describe('what is open', () => {
  test.each([
    ['clocks go forward', '2026-03-26T00:00:00Z'],
    ['Midsummer', '2026-06-18T00:00:00Z'],
    ['clocks go back', '2026-10-22T00:00:00Z'],
    ['Christmas and New Year', '2026-12-23T00:00:00Z'],
  ])('in the days around: %s', async (_what, begin) => {
    const now = new Date(begin);
    await database.db.pool.query(`UPDATE opening_pattern SET until = 'epoch'`);
    await refreshPatterns(database.db, now);
    const counts = new Set<string>();
    for (let at = now; at.getTime() < now.getTime() + 10 * DAY_MS; at = new Date(at.getTime() + 2.5 * HOUR_MS)) {
      const states = CAFES.map(({ properties }) => openingState(properties.openingHours, OPEN_AT, at));
      for (const state of OPENING_GROUPS) {
        const found = await attractionPage(contextAt(now), {
          kind: 'cafe',
          category: null,
          bounds: null,
          features: [],
          opening: { at, state },
          first: 50,
          after: null,
        });
        const expected = CAFES.flatMap(({ id }, i) => (states[i] === state ? [id] : []));
        expect(
          found.rows.map(({ id }) => id),
          `${state} ${at.toISOString()}`,
        ).toEqual(expected);
        counts.add(`${state} ${expected.length}`);
      }
    }
    expect(counts.size).toBeGreaterThan(OPENING_GROUPS.length);
  });
});

const UNKNOWN = nothingOutside(createLog('silent')).weather;

/** A forecast for every hour of a day, as it is cached. */
function forecastOf(from: string, temp: number, precip: number): WeatherService {
  const times = Array.from({ length: 24 }, (_, hour) => new Date(Date.parse(from) + hour * HOUR_MS));
  const all = (value: number | null) => times.map(() => value);
  const forecasts = { times, temp: all(temp), precip: all(precip), windgust: all(null), cloud: all(null) };
  const none = {
    times: [],
    dates: [],
    complete: [],
    minTemp: [],
    maxTemp: [],
    sumPrecip: [],
    avgCloud: [],
    maxWind: [],
  };
  const forecast = { pt: null, modelRun: null, forecasts, dayForecasts: none };
  return { ...UNKNOWN, forecast: async () => ({ value: { forecast }, at: new Date(from), isStale: false }) };
}

describe('the best right now', () => {
  async function listed(now: string, sort: ListSort, weather = UNKNOWN, bounds = SQUARE) {
    const { best, raises } = await attractionLists(
      { ...contextAt(new Date(now)), outside: { weather } },
      { kind: null, category: null, bounds, near: null, features: [], opening: null, sort },
    );
    return best.map(({ id, name }) => `${name} ${raises.get(id)?.reason ?? '–'}`);
  }

  const NONE_MOVED = ['Torni –', 'Uimaranta –', 'Museo –', 'Kuntorata –', 'Metsä –', 'Pulkkamäki –'];

  test('by daylight between the seasons are the best', async () => {
    expect(await listed('2026-04-20T10:00:00Z', 'now')).toEqual(NONE_MOVED);
  });

  test('on a winter evening are sledding and lit tracks', async () => {
    expect(await listed('2027-01-10T17:00:00Z', 'now')).toEqual([
      'Pulkkamäki winter',
      'Kuntorata lit',
      'Torni –',
      'Museo –',
      'Metsä –',
      'Uimaranta –',
    ]);
  });

  test('in August are beaches and forests', async () => {
    expect(await listed('2026-08-01T10:00:00Z', 'now')).toEqual([
      'Uimaranta summer',
      'Torni –',
      'Metsä berries',
      'Museo –',
      'Kuntorata –',
      'Pulkkamäki –',
    ]);
  });

  test('in the rain and in the frost are under a roof', async () => {
    const spring = '2026-04-20T10:00:00Z';
    const [best, second] = await listed(spring, 'now', forecastOf(spring, 8, 0.5));
    expect([best, second]).toEqual(['Museo rain', 'Torni –']);
    expect(await listed(spring, 'now', forecastOf(spring, -16, 0))).toContain('Museo frost');
    expect(await listed(spring, 'now', forecastOf(spring, 8, 0))).toEqual(NONE_MOVED);
    const country: Bounds = [24.9, 60.1, 25, 66];
    expect(await listed(spring, 'now', forecastOf(spring, 8, 0.5), country)).toEqual(NONE_MOVED);
  });

  test('are listed without waiting for the weather', async () => {
    const spring = '2026-04-20T10:00:00Z';
    const slow = { ...UNKNOWN, forecast: () => new Promise<never>(() => undefined) };
    expect(await listed(spring, 'now', slow)).toEqual(NONE_MOVED);
  });

  test.each([
    ['in the morning', '2026-04-20T06:00:00Z', ['201', '205', '203', '204', '202']],
    ['in the evening', '2026-04-20T15:00:00Z', ['205', '202', '203', '204', '201']],
  ])('are open, %s', async (_what, now, expected) => {
    await database.db.pool.query(`UPDATE opening_pattern SET until = 'epoch'`);
    await refreshPatterns(database.db, new Date(now));
    const { best, raises } = await attractionLists(
      { ...contextAt(new Date(now)), outside: { weather: UNKNOWN } },
      { kind: 'restaurant', category: null, bounds: WITH_HOURS, near: null, features: [], opening: null, sort: 'now' },
    );
    expect(best.map(({ id }) => `${id}`)).toEqual(expected);
    expect([...raises.values()]).toEqual([...raises].map(() => ({ points: -8, reason: null })));
  });

  test('are not asked for in the other orders', async () => {
    expect(await listed('2027-01-10T17:00:00Z', 'best')).toEqual(NONE_MOVED);
  });
});
