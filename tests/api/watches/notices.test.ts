import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lookAtWatched } from '#api/domain/contributions/watches/notices/lookAtWatched.ts';
import { markNotified } from '#api/domain/contributions/watches/notices/noticesSql.ts';
import { pendingNotices } from '#api/domain/contributions/watches/notices/pendingNotices.ts';
import { readSetsAnew } from '#api/platform/db/publicSets.ts';
import type { Position } from '#common/geo/bounds.ts';
import { HOUR_MS } from '#common/time.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { madeCondition, type MadeCondition, sourceSays } from '../../support/made/madeConditions.ts';
import { boxPolygon, endIdentity, type MadePlace, publishMade } from '../../support/made/madePlaces.ts';
import { makeUser } from '../../support/visitors.ts';

const START = Date.parse('2026-06-18T00:00:00Z');
const PARK = 1;
const HUT = 2;
const TRAIL = 3;
const FAR = 4;
const OLD = 5;

const place = (id: number, category: string, position: Position, more: Partial<MadePlace> = {}): MadePlace => ({
  id,
  name: `Paikka ${id}`,
  category,
  position,
  municipalities: ['091'],
  ...more,
});
const trail = {
  type: 'LineString' as const,
  coordinates: [
    [24.92, 60.15],
    [24.95, 60.15],
    [24.98, 60.15],
  ],
};

let database: TestDatabase;
let aino: string;
let matti: string;

beforeAll(async () => {
  database = await createTestDatabase();
  await publishMade(database.db, 1, [
    place(PARK, 'boundary/national_park', [24.95, 60.15], {
      geometry: boxPolygon([24.94, 60.14, 24.96, 60.16]),
      children: [HUT],
    }),
    place(HUT, 'tourism/wilderness_hut', [24.95, 60.155]),
    place(TRAIL, 'route/hiking', [24.93, 60.15], { geometry: trail }),
    place(FAR, 'leisure/firepit', [26, 61], { municipalities: ['286'] }),
  ]);
  await endIdentity(database.db, OLD, 'Vanha tupa', HUT);
  aino = await makeUser(database.db, { email: 'aino@example.org', username: 'Aino' });
  matti = await makeUser(database.db, { email: 'matti@example.org', username: 'Matti' });
}, 60_000);

afterAll(() => database.drop());

beforeEach(async () => {
  await database.db.prisma.condition.deleteMany();
  await database.db.prisma.conditionSource.deleteMany();
  await database.db.prisma.watch.deleteMany();
});

/** A user watches a place from an hour of the test on. */
const watch = (userId: string, attractionId: number, hour = 0) =>
  database.db.prisma.watch.create({ data: { userId, attractionId, createdAt: at(hour) } });
const at = (hour: number) => new Date(START + hour * HOUR_MS);

/** All that the park's office says at an hour of the test; rows that are new are made then. */
async function says(hour: number, ...conditions: readonly MadeCondition[]) {
  const made = conditions.map((one) => madeCondition(one, START));
  const known = await database.db.prisma.condition.findMany({ select: { id: true } });
  await sourceSays(database.db, 'office', at(hour).getTime(), made);
  await database.db.prisma.condition.updateMany({
    where: { id: { notIn: known.map(({ id }) => id) } },
    data: { createdAt: at(hour) },
  });
}

/** Marks the notices that are due to a user at an hour as sent, and answers them. */
async function sentAt(userId: string, hour: number): Promise<string[]> {
  const notices = (await dueAt(userId, hour)).map(({ place: name, text }) => `${name}: ${text}`);
  await markNotified(database.db.pool, userId, await dueAt(userId, hour), at(hour));
  return notices;
}

async function dueAt(userId: string, hour: number) {
  readSetsAnew(database.db);
  await lookAtWatched({ db: database.db, jobs: { enqueueAll: async () => undefined } }, at(hour));
  return (await pendingNotices(database.db, userId, at(hour)))('fi');
}

/** A promise, and what fulfils it. */
function gateWith(): [Promise<void>, () => void] {
  let open: () => void = () => undefined;
  return [new Promise<void>((resolve) => (open = resolve)), () => open()];
}

const closed = (key: string, from: number, until: number | null, more: Partial<MadeCondition> = {}): MadeCondition => ({
  key,
  kind: 'CLOSED',
  placeId: HUT,
  from,
  until,
  ...more,
});

describe('users who watch a place', () => {
  // Issue 23, point 7: told when a condition begins or ends there; one notice for each
  test('get one notice that a condition has begun, and one that it has ended', async () => {
    await watch(aino, HUT);
    await says(1, closed('Sillalle ei pääse', 2, 4));
    expect(await sentAt(aino, 1)).toEqual([]);
    expect(await sentAt(aino, 2)).toEqual([
      'Paikka 2: Suljettu: Sillalle ei pääse. Voimassa 18.06.2026 klo 07:00 asti.',
    ]);
    expect(await sentAt(aino, 3)).toEqual([]);
    expect(await sentAt(aino, 4)).toEqual(['Paikka 2: Ei enää suljettu: Sillalle ei pääse']);
    expect(await sentAt(aino, 5)).toEqual([]);
  });

  // Issue 23, point 7: none for what ended meanwhile
  test('get no notice of a condition that ended before the notice of its beginning was sent', async () => {
    await watch(aino, HUT);
    await says(1, closed('Lyhyt', 1, 3));
    expect(await dueAt(aino, 2)).toHaveLength(1);
    expect(await sentAt(aino, 3)).toEqual([]);
    expect(await database.db.prisma.watchNotice.count()).toBe(0);
  });

  test('get no notice of a condition that has ended since the last look, before the next look', async () => {
    await watch(aino, HUT);
    await says(1, closed('Lyhyt', 1, 3));
    await dueAt(aino, 2);
    expect((await pendingNotices(database.db, aino, at(3)))('fi')).toEqual([]);
  });

  test('get no notice of what was in force when they began to watch, but one of its end', async () => {
    await says(0, closed('Ennestään', 0, 4));
    await watch(aino, HUT, 1);
    expect(await sentAt(aino, 2)).toEqual([]);
    expect(await sentAt(aino, 4)).toEqual(['Paikka 2: Ei enää suljettu: Ennestään']);
  });

  test('get one notice of a condition, however many of their places it reaches', async () => {
    await watch(aino, HUT);
    await watch(aino, PARK);
    await watch(aino, OLD);
    await watch(matti, FAR);
    await says(1, closed('Silta poikki', 1, null));
    expect(await sentAt(aino, 1)).toHaveLength(1);
    expect(await sentAt(matti, 1)).toEqual([]);
  });

  test('get notices at an area for a place in it and for a stretch that leads through it', async () => {
    await watch(aino, PARK);
    await watch(matti, TRAIL);
    await says(
      1,
      closed('Tupa', 1, 3),
      closed('Polku poikki', 1, 3, {
        placeId: null,
        geometry: { ...trail, coordinates: trail.coordinates.slice(0, 2) },
      }),
    );
    expect((await sentAt(aino, 1)).toSorted()).toEqual([
      expect.stringContaining('Paikka 1: Suljettu: Polku poikki.'),
      expect.stringContaining('Paikka 1: Suljettu: Tupa.'),
    ]);
    expect(await sentAt(matti, 1)).toEqual([expect.stringContaining('Paikka 3: Suljettu: Polku poikki.')]);
  });

  test('get notices at a merged place under the name that it has now', async () => {
    await watch(aino, OLD);
    await says(1, closed('Katto vuotaa', 1, null));
    expect(await sentAt(aino, 1)).toEqual(['Paikka 2: Suljettu: Katto vuotaa']);
  });

  test('get no more notices once they have stopped watching', async () => {
    await watch(aino, HUT);
    await says(1, closed('Silta', 1, 3));
    await sentAt(aino, 1);
    await database.db.prisma.watch.deleteMany();
    expect(await sentAt(aino, 3)).toEqual([]);
  });

  test('still get the notice of an end that reaches another place of theirs', async () => {
    await watch(aino, PARK);
    await watch(aino, HUT, 1);
    await says(2, closed('Silta', 2, 5));
    await sentAt(aino, 2);
    await database.db.prisma.watch.deleteMany({ where: { attractionId: PARK } });
    expect(await sentAt(aino, 3)).toEqual([]);
    expect(await sentAt(aino, 5)).toEqual(['Paikka 2: Ei enää suljettu: Silta']);
  });
});

describe('the list of notices', () => {
  test('leaves out a warning that its source has only prolonged under another name', async () => {
    await watch(aino, HUT);
    const warning = { kind: 'WARNING', code: 'wind', severity: 'MODERATE', municipalities: [91] } as const;
    await says(1, { key: 'Tuulta', from: 1, until: 4, ...warning });
    expect(await sentAt(aino, 1)).toHaveLength(1);
    await says(2, { key: 'Tuulta yhä', from: 2, until: 8, ...warning });
    expect(await sentAt(aino, 2)).toEqual([]);
    expect(await sentAt(aino, 8)).toEqual(['Paikka 2: Varoitus on päättynyt: Tuulta yhä']);
  });

  test('has a warning that has become graver', async () => {
    await watch(aino, HUT);
    const warning = { kind: 'WARNING', code: 'wind', municipalities: [91] } as const;
    await says(1, { key: 'Tuulta', from: 1, until: 4, severity: 'MODERATE', ...warning });
    await sentAt(aino, 1);
    await says(2, { key: 'Myrsky', from: 2, until: 8, severity: 'SEVERE', ...warning });
    expect(await sentAt(aino, 2)).toContainEqual(expect.stringContaining('Varoitus: Myrsky'));
  });

  test('has no end of good news that has only expired', async () => {
    await watch(aino, TRAIL);
    await says(1, closed('Latu ajettu', 1, 3, { kind: 'GROOMED', placeId: TRAIL }));
    expect(await sentAt(aino, 1)).toEqual([expect.stringContaining('Kunnostettu: Latu ajettu.')]);
    expect(await sentAt(aino, 3)).toEqual([]);
  });

  test('names the kind once: a headline of water says it itself', async () => {
    await watch(aino, HUT);
    await says(1, closed('Vesi 18,5 °C', 1, null, { kind: 'WATER' }));
    expect(await sentAt(aino, 1)).toEqual(['Paikka 2: Vesi 18,5 °C']);
  });

  test('has no report by the user, and of those by others only what was seen', async () => {
    await watch(aino, HUT);
    await watch(matti, HUT);
    await says(1, closed('Kaatunut puu', 1, null, { kind: 'LIMITED', isOfficial: false }));
    await database.db.prisma.condition.updateMany({
      data: { authorId: aino, texts: { fi: { headline: 'Kaatunut puu', description: 'Osta kelloja: evil.example' } } },
    });
    expect(await sentAt(aino, 1)).toEqual([]);
    expect(await sentAt(matti, 1)).toEqual(['Paikka 2: Kävijän havainto: Kaatunut puu']);
    await database.db.prisma.condition.updateMany({ data: { hiddenAt: at(2) } });
    expect(await sentAt(matti, 2)).toEqual(['Paikka 2: Ei enää: Kaatunut puu']);
  });

  test('stays where another process, which read the conditions before it began, writes later', async () => {
    await watch(aino, HUT);
    const [gate, open] = gateWith();
    const { prisma } = database.db;
    const begin = prisma.$transaction.bind(prisma);
    const late = new Proxy(prisma, {
      get: (target, key) =>
        key === '$transaction'
          ? async (work: Parameters<typeof begin>[0]) => {
              await gate;
              return begin(work);
            }
          : Reflect.get(target, key),
    });
    const jobs = { enqueueAll: async () => undefined };
    const looking = lookAtWatched({ db: { ...database.db, prisma: late }, jobs }, at(1));
    await says(1, closed('Sillalle ei pääse', 1, null));
    expect(await dueAt(aino, 1)).toHaveLength(1);
    open();
    await looking;
    expect(await database.db.prisma.watchNotice.count()).toBe(1);
  });
});
