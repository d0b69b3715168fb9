import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { closedPlaces } from '#api/domain/conditions/closedPlaces.ts';
import { conditionsIn, inForceAt, reachedPlaces } from '#api/domain/conditions/conditionsAt.ts';
import { fireAt } from '#api/domain/conditions/firePlaces.ts';
import type { Context } from '#api/domain/core/context.ts';
import { placesById } from '#api/domain/places/attractions.ts';
import { createLog } from '#api/platform/log.ts';
import type { Position } from '#common/geo/bounds.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { madeCondition, type MadeCondition, sourceSays } from '../../support/made/madeConditions.ts';
import { boxPolygon, endIdentity, hideIdentity, type MadePlace, publishMade } from '../../support/made/madePlaces.ts';

const START = Date.parse('2026-06-18T00:00:00Z');

const line = (...coordinates: Position[]) => ({
  type: 'LineString' as const,
  coordinates: coordinates.map((position) => [...position]),
});

const place = (id: number, category: string, position: Position, more: Partial<MadePlace> = {}): MadePlace => ({
  id,
  name: `Paikka ${id}`,
  category,
  position,
  municipalities: ['091'],
  ...more,
});

/** The park holds the hut; the trail goes through both and on, the path crosses the trail beyond the park. */
const PARK = 1;
const HUT = 2;
const TRAIL = 3;
const PATH = 4;
const FIRE = 5;
const NOWHERE = 6;
const OUTER = 7;
const CLOSED = 8;

const PLACES: readonly MadePlace[] = [
  place(OUTER, 'my/hiking_area', [24.95, 60.15], { geometry: boxPolygon([24.9, 60.1, 25, 60.2]), children: [PARK] }),
  place(PARK, 'boundary/national_park', [24.95, 60.15], {
    geometry: boxPolygon([24.94, 60.14, 24.96, 60.16]),
    children: [HUT],
  }),
  place(HUT, 'tourism/wilderness_hut', [24.95, 60.151]),
  place(TRAIL, 'route/hiking', [24.93, 60.15], { geometry: line([24.92, 60.15], [24.95, 60.15], [24.98, 60.15]) }),
  place(PATH, 'route/hiking', [24.97, 60.15], { geometry: line([24.97, 60.13], [24.97, 60.17]) }),
  place(FIRE, 'leisure/firepit', [26, 61], { municipalities: ['286'] }),
  place(NOWHERE, 'leisure/firepit', [24.955, 60.155], { municipalities: [] }),
  place(CLOSED, 'leisure/firepit', [26.5, 61], {
    municipalities: ['286'],
    properties: { facts: { status: ['out-of-service-temporarily'] } },
  }),
];

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await publishMade(database.db, 1, PLACES);
}, 60_000);

afterAll(() => database.drop());

beforeEach(() => database.db.pool.query('DELETE FROM condition; DELETE FROM condition_source; DELETE FROM admin_area'));

// What was read before counts for a second: each look is two seconds later.
let looks = 0;
function context(): Context {
  looks += 1;
  return { db: database.db, version: 1, now: new Date(START + looks * 2000), log: createLog('silent') };
}

const say = (...conditions: readonly Omit<MadeCondition, 'key' | 'from' | 'until'>[]) =>
  sourceSays(
    database.db,
    'fmi',
    START,
    conditions.map((made, at) => madeCondition({ key: `ehto ${at}`, from: 0, until: 48, ...made }, START)),
  );

/** Ids of the places that any condition reaches, and of those that one closes. */
async function reached(): Promise<{ readonly reached: number[]; readonly closed: number[] }> {
  const ctx = context();
  const places = [...(await placesById(ctx, [PARK, HUT, TRAIL, PATH, FIRE, NOWHERE, OUTER])).values()];
  const found = await reachedPlaces(ctx, places);
  const ids = places.flatMap(({ id }, at) => (inForceAt(found[at]?.conditions ?? [], ctx.now).length > 0 ? [id] : []));
  const closed = (await closedPlaces(ctx, ctx.now)).filter((id) => id !== CLOSED);
  return { reached: ids.sort((a, b) => a - b), closed: [...closed] };
}

async function fireOf(id: number): Promise<string> {
  const ctx = context();
  const [found] = [...(await placesById(ctx, [id])).values()];
  if (found === undefined) throw new Error('no such place');
  const [at] = await reachedPlaces(ctx, [found]);
  const fire = at && (await fireAt(ctx, found, at));
  return `${fire?.answer} ${fire?.reason}`;
}

describe('a condition reaches', () => {
  test.each<[string, Omit<MadeCondition, 'key' | 'from' | 'until'>, readonly number[], readonly number[]]>([
    [
      'an area with all that lies in it at any depth, and routes through it',
      { kind: 'CLOSED', placeId: OUTER },
      [PARK, HUT, TRAIL, PATH, NOWHERE, OUTER],
      [PARK, HUT, TRAIL, PATH, NOWHERE, OUTER],
    ],
    [
      'the area around it, of which it closes a part',
      { kind: 'CLOSED', placeId: PARK },
      [PARK, HUT, TRAIL, NOWHERE, OUTER],
      [PARK, HUT, TRAIL, NOWHERE],
    ],
    ['a route alone', { kind: 'CLOSED', placeId: TRAIL }, [TRAIL], [TRAIL]],
    [
      'the routes that a stretch touches, and closes those along it',
      { kind: 'CLOSED', geometry: line([24.965, 60.1501], [24.975, 60.1501]) },
      [TRAIL, PATH],
      [TRAIL],
    ],
    [
      'the route of a spot, and others at it',
      { kind: 'LIMITED', placeId: TRAIL, geometry: { type: 'Point', coordinates: [24.97, 60.15] } },
      [TRAIL, PATH],
      [],
    ],
    [
      'what a polygon holds or touches',
      { geometry: boxPolygon([24.955, 60.149, 24.99, 60.16]) },
      [PARK, TRAIL, PATH, NOWHERE, OUTER],
      [],
    ],
    ['a municipality', { municipalities: [286] }, [FIRE], []],
    ['a region', { regions: [1] }, [PARK, HUT, TRAIL, PATH, OUTER], []],
    [
      'the routes that a groomed line runs along',
      { kind: 'GROOMED', geometry: line([24.965, 60.1501], [24.975, 60.1501]) },
      [TRAIL],
      [],
    ],
    ['its place alone where it is good news', { kind: 'GROOMED', placeId: PARK }, [PARK], []],
    ['no closed place by a report', { kind: 'CLOSED', isOfficial: false, placeId: HUT }, [HUT], []],
  ])('%s', async (_what, condition, ids, closed) => {
    await say(condition);
    expect(await reached()).toEqual({ reached: ids, closed });
  });

  test('the place that its own was merged into, and nothing while that is hidden', async () => {
    await endIdentity(database.db, 90, 'Vanha', HUT);
    await say({ kind: 'CLOSED', placeId: 90 });
    expect(await reached()).toEqual({ reached: [HUT], closed: [HUT] });
    await hideIdentity(database.db, HUT);
    expect(await reached()).toEqual({ reached: [], closed: [] });
    const ctx = context();
    expect(await conditionsIn(ctx, [24.9, 60.1, 25, 60.2], ctx.now)).toEqual([]);
    await database.db.pool.query('DELETE FROM attraction_edit; DELETE FROM hidden_identity');
  });

  test('places of an unknown municipality by the boundaries, where there are some', async () => {
    await say({ code: 'forestFireWeather', regions: [1] });
    expect(await fireOf(NOWHERE)).toBe('ASK WARNINGS_UNKNOWN');
    await database.db.pool.query(
      `INSERT INTO admin_area (code, level, name_fi, name_sv, bbox, bounds, geometry)
       VALUES ('R01', 'REGION', 'Uusimaa', 'Nyland', '{24,60,25.5,60.5}', '(0,0),(1,1)', $1)`,
      [JSON.stringify(boxPolygon([24, 60, 25.5, 60.5]))],
    );
    await say({ code: 'forestFireWeather', regions: [1], severity: 'MODERATE' });
    expect(await fireOf(NOWHERE)).toBe('NO WARNING');
  });
});

describe('a fire', () => {
  test('is asked for where the source has never answered', async () => {
    expect(await fireOf(FIRE)).toBe('ASK WARNINGS_UNKNOWN');
  });

  test('is forbidden by a warning of its municipality, and not by one of another', async () => {
    await say({ code: 'forestFireWeather', municipalities: [91] });
    expect([await fireOf(FIRE), await fireOf(HUT)]).toEqual(['YES SITE_WITHOUT_WARNING', 'NO WARNING']);
  });

  test('is forbidden at a place that is out of service, which is closed too', async () => {
    await say();
    expect(await fireOf(CLOSED)).toBe('NO CLOSED');
    const ctx = context();
    expect(await closedPlaces(ctx, ctx.now)).toEqual([CLOSED]);
  });

  test('is not forbidden in a park of which a part is closed', async () => {
    await say({ kind: 'CLOSED', geometry: boxPolygon([24.955, 60.149, 24.99, 60.16]) });
    expect(await fireOf(PARK)).toBe('ASK RULES_UNKNOWN');
  });
});

test('bounds have what lies in them, and what lies nobody knows where', async () => {
  await say(
    { placeId: FIRE },
    { geometry: boxPolygon([24.9, 60.1, 24.91, 60.11]) },
    { municipalities: [286] },
    { placeId: TRAIL, kind: 'LIMITED', geometry: { type: 'Point', coordinates: [24.93, 60.15] } },
  );
  const found = async (...bounds: readonly [number, number, number, number]) => {
    const ctx = context();
    return (await conditionsIn(ctx, bounds, ctx.now)).map(({ texts }) => texts.fi?.headline);
  };
  expect(await found(24.9, 60.1, 24.92, 60.12)).toEqual(['ehto 1', 'ehto 2']);
  expect(await found(25.9, 60.9, 26.1, 61.1)).toEqual(['ehto 0', 'ehto 2']);
  expect(await found(24.925, 60.14, 24.935, 60.16)).toEqual(['ehto 2', 'ehto 3']);
});
