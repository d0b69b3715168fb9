import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { publishMade } from '../../../tests/support/made/madePlaces.ts';
import { countStatements } from '../../../tests/support/statements.ts';
import { liveVersion, publicSets, readSetsAnew } from './publicSets.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);

afterAll(() => database.drop());

test('the live version is read twice a second for any number of requests, and none of them waits for it', async () => {
  const { db, taken } = countStatements(database.db);
  expect(await Promise.all([1000, 1001, 1002].map((now) => liveVersion(db, now)))).toEqual([0, 0, 0]);
  expect(taken()).toHaveLength(1);
  await publishMade(database.db, 4, []);
  expect([await liveVersion(db, 1499), taken().length]).toEqual([0, 0]);
  expect([await liveVersion(db, 1999), taken().length]).toEqual([0, 1]);
  await expect.poll(() => liveVersion(db, 2000)).toBe(4);
  expect(taken()).toEqual([]);
});

test('a database that could not be asked is asked again at once', async () => {
  const { db } = countStatements(database.db);
  await database.db.pool.query('ALTER TABLE data_set RENAME TO away');
  await expect(liveVersion(db, 5000)).rejects.toThrow();
  await database.db.pool.query('ALTER TABLE away RENAME TO data_set');
  expect(await liveVersion(db, 5001)).toBe(4);
});

test('while the database is away, or does not answer, the last known version counts', async () => {
  const { db } = countStatements(database.db);
  expect(await liveVersion(db, 6000)).toBe(4);
  await database.db.pool.query('ALTER TABLE data_set RENAME TO away');
  expect([await liveVersion(db, 7000), await liveVersion(db, 8000)]).toEqual([4, 4]);
  // A reading that may not be old fails, as one for an unknown version.
  await expect(publicSets(db, 9000, 100)).rejects.toThrow();
  await database.db.pool.query('ALTER TABLE away RENAME TO data_set');
  const lock = await database.db.pool.connect();
  await lock.query('BEGIN; LOCK TABLE data_set IN ACCESS EXCLUSIVE MODE');
  expect(await liveVersion(db, 10_000)).toBe(4);
  await lock.query('ROLLBACK');
  lock.release();
});

test('the base tiles that may be asked for are those of the live version and of the one before', async () => {
  await publishMade(database.db, 5, []);
  await database.db.pool.query('INSERT INTO base_tile_set (id) VALUES (2), (3)');
  await database.db.pool.query('UPDATE data_set SET base_tile_set = version - 2 WHERE version IN (4, 5)');
  expect(await publicSets(database.db, 9000)).toEqual({
    version: 5,
    baseTileSet: 3,
    servedVersions: new Set([5, 4]),
    servedTileSets: new Set([3, 2]),
    archives: new Map(),
    elevation: [],
    shown: expect.any(String),
    conditions: expect.any(String),
  });
  await publishMade(database.db, 6, []);
  await database.db.pool.query(
    `INSERT INTO tile_archive (name, version, tile_set, views, tile_count, bytes)
     VALUES ('attractions/6', 6, NULL, '{all,museum}', 7, 700), ('base/x.3', NULL, 3, '{}', 8, 800)`,
  );
  expect((await publicSets(database.db, 9099)).version).toBe(5);
  expect(await publicSets(database.db, 9100, 100)).toEqual({
    version: 6,
    baseTileSet: 0,
    servedVersions: new Set([6, 5]),
    servedTileSets: new Set([0, 3]),
    archives: new Map([
      ['attractions/6', new Set(['all', 'museum'])],
      ['base/x.3', new Set()],
    ]),
    elevation: [],
    shown: expect.any(String),
    conditions: expect.any(String),
  });
});

test('a version read more than a second ago is not answered', async () => {
  const { db } = countStatements(database.db);
  expect(await liveVersion(db, 1000)).toBe(6);
  await publishMade(database.db, 7, []);
  expect(await liveVersion(db, 2000)).toBe(7);
});

test('after a change the next caller waits for a new reading, and an older one does not count', async () => {
  const { db, taken } = countStatements(database.db);
  await liveVersion(db, 1000);
  void liveVersion(db, 1600);
  readSetsAnew(db);
  expect(taken()).toHaveLength(2);
  await publishMade(database.db, 8, []);
  expect([await liveVersion(db, 1601), taken().length]).toEqual([8, 1]);
  expect([await liveVersion(db, 1602), taken().length]).toEqual([8, 0]);
});
