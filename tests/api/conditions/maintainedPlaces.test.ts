import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Position } from '#common/geo/bounds.ts';
import { boxPolygon } from '../../support/made/madePlaces.ts';
import { CAFE, line, type Maintained, NAMESAKE, startMaintained, TRACK, TRAIL } from './maintained.ts';

/** Degrees to the north of a metre. */
const METRE = 1 / 111_320;

let on: Maintained;

beforeAll(async () => {
  on = await startMaintained();
}, 60_000);

afterAll(() => on.stop());

beforeEach(() => on.begin());

afterEach(() => vi.useRealTimers());

describe('an observation is of our place', () => {
  const near = (metres: number): Position => [25.02, 60.2 + metres * METRE];

  test('of the same name in the same town alone', async () => {
    expect(await on.said(TRACK, { name: 'PALOHEINÄN  LATU' })).toEqual(['GROOMED']);
    expect(await on.kindsAt(NAMESAKE)).toEqual([]);
  });

  test.each([
    [299, ['GROOMED']],
    [301, []],
  ])('where that is %d m away: %j', async (metres, kinds) => {
    expect(await on.said(TRACK, { at: near(metres) })).toEqual(kinds);
  });

  test.each([
    ['the name differs', { name: 'Pirkkolan latu' }],
    ['something else is looked after', { property: 'ice_skating_field_condition', value: 'frozen' }],
  ])('not where %s', async (_what, seen) => {
    expect(await on.said(TRACK, { at: near(100), ...seen })).toEqual([]);
  });

  test('and is shown to nobody where moderators have hidden the place', async () => {
    await on.said(TRACK, { name: 'Piilolatu', at: [24.7, 60.4] });
    const all = await on.client.json<{ conditions: unknown[] }>('/api/query/conditions?bounds=24.6,60.3,24.8,60.5');
    expect([await on.server.db.prisma.condition.count(), all.conditions]).toEqual([1, []]);
  });
});

describe('an observation of none of our places', () => {
  const closed = { name: 'Toinen latu', value: 'closed' };
  const alongTrail = line([24.79, 60.3], [24.8, 60.3], [24.81, 60.3]);
  const closures = async (place: number) => {
    const { attraction } = await on.client.ask<{ attraction: { closures: unknown[]; conditions: { kind: string }[] } }>(
      `{ attraction(id: ${place}) { ... on Attraction { closures { id } conditions { kind } } } }`,
    );
    return [attraction.conditions.map(({ kind }) => kind), attraction.closures.length];
  };

  test('is shown near it, with the name of its place', async () => {
    expect(await on.said(CAFE, { name: 'Toinen latu', value: 'poor', at: [24.8, 60.3001] })).toEqual(['LIMITED']);
    expect((await on.at(CAFE))[0]).toMatchObject({ description: 'Toinen latu', attractionId: null });
  });

  test.each([
    ['a point', { at: [24.8, 60.3001] as const }],
    ['a line', { geometry: alongTrail }],
    ['an area', { geometry: boxPolygon([24.79, 60.29, 24.81, 60.31]) }],
  ])('closes nothing where it is of %s', async (_what, where) => {
    await on.said(TRAIL, { ...closed, ...where });
    expect(await closures(TRAIL)).toEqual([['CLOSED'], 0]);
    expect(await closures(CAFE)).toEqual([['CLOSED'], 0]);
  });

  test('says of the routes along it that they were groomed, and of no others', async () => {
    expect(await on.said(TRAIL, { name: 'Toinen latu', geometry: alongTrail })).toEqual(['GROOMED']);
    expect(await on.kindsAt(CAFE)).toEqual([]);
  });

  test('says nothing of a route that it crosses', async () => {
    const across = line([24.805, 60.29], [24.805, 60.31]);
    expect(await on.said(TRAIL, { name: 'Toinen latu', geometry: across })).toEqual([]);
  });
});
