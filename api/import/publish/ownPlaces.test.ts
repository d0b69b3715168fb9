import { expect, test } from 'vitest';
import type { Database } from '#api/platform/db/database.ts';
import { laavu, lipasLaavu, manyLaavus } from '../../../tests/support/made/madeRecords.ts';
import { databaseOfTests, importOf } from '../../../tests/support/publishing.ts';
import { makeUser } from '../../../tests/support/visitors.ts';
import { rollback } from './rollback.ts';

const db = databaseOfTests();

const OWN = 345_678_901_234_567;

/** A user's own place, right where a public one is, with a favourite and a note on it. */
async function ownPlaceAt({ prisma }: Database, name: string, lon: number): Promise<void> {
  const ownerId = await makeUser(db(), { email: 'aino@example.org', username: 'Aino' });
  await prisma.attraction.create({ data: { id: OWN, ownerId, name, category: 'own', lon, lat: 61 } });
  await prisma.ownPlace.create({ data: { id: OWN, ownerId, name, lon, lat: 61, bbox: [lon, 61, lon, 61] } });
  await prisma.favourite.create({ data: { userId: ownerId, attractionId: OWN, type: 'BEST' } });
  await prisma.note.create({ data: { userId: ownerId, attractionId: OWN, text: 'Muista' } });
}

async function stored({ prisma }: Database): Promise<unknown> {
  return Promise.all([
    prisma.attraction.findUniqueOrThrow({ where: { id: OWN } }),
    prisma.ownPlace.findUniqueOrThrow({ where: { id: OWN } }),
    prisma.favourite.findMany(),
    prisma.note.findMany(),
  ]);
}

// Issue "What people add": Importing a new data set keeps own places attached
test('Own places are neither published nor changed by imports, losses and rollbacks', async () => {
  await importOf(db(), 'osm', manyLaavus(10));
  await ownPlaceAt(db(), 'Paikka 3', 24.06);
  const before = await stored(db());
  const publicIds = async () =>
    (
      await db().pool.query<{ id: number }>(
        'SELECT p.id FROM place p JOIN data_set d ON d.version = p.version AND d.state = $1 ORDER BY p.id',
        ['LIVE'],
      )
    ).rows.map(({ id }) => id);

  // The same place comes from another source, and most of the first one vanish.
  await importOf(db(), 'lipas', [lipasLaavu(1, 24.06, 'Paikka 3')]);
  expect(await stored(db())).toEqual(before);
  await importOf(db(), 'osm', [laavu(1, 24.02, 'Paikka 1')], undefined, true);
  expect([await stored(db()), (await publicIds()).includes(OWN)]).toEqual([before, false]);

  await rollback(db());
  expect([await stored(db()), (await publicIds()).includes(OWN), (await publicIds()).length]).toEqual([
    before,
    false,
    10,
  ]);
});
