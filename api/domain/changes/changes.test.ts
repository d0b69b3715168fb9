import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { changesSince } from './changes.ts';

// A journal whose steps between 11 and 12 o'clock, and versions after 2, were lost with the disk of a database.
const AT = (hour: number) => new Date(Date.UTC(2026, 0, 1, 0, hour * 60));
const RESTORED = [
  [1, 1, 'PUBLISH', AT(10)],
  [2, 2, 'PUBLISH', AT(11)],
  [10_003, 2, 'RESTORE', AT(12)],
] as const;

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  for (const step of RESTORED)
    await database.db.pool.query('INSERT INTO change_step (step, version, reason, at) VALUES ($1, $2, $3, $4)', [
      ...step,
    ]);
  await database.db.pool.query(
    `INSERT INTO place_change (step, id, kind, lon, lat, category) VALUES (2, 7, 'ADDED', 25, 60, 'amenity/cafe')`,
  );
});
afterAll(() => database.drop());

const ask = (since: number | Date) =>
  changesSince({ db: database.db, now: AT(20) }, { since, first: 10, after: null }).then(
    (page) => page && [page.to.at, page.changes.map(({ id }) => id)],
  );

test.each([
  ['a time of the lost history', AT(11.5)],
  ['a lost version', 5],
])('a restored data set says to read everything anew: since %s', async (_, since) => {
  expect(await ask(since)).toBeNull();
});

test.each([
  ['a time before the lost history', AT(10.5), [7]],
  ['the last step that was restored', AT(11), []],
  ['the restore', AT(12), []],
  ['a time after it', AT(13), []],
  ['a restored version', 1, [7]],
])('a restored data set goes on: since %s', async (_, since, ids) => {
  expect(await ask(since)).toEqual([AT(12), ids]);
});

test('after the next publish lost versions are unknown still, later numbers are out of range', async () => {
  await database.db.pool.query(
    `INSERT INTO change_step (step, version, reason, at) VALUES (10004, 10003, 'PUBLISH', $1)`,
    [AT(14)],
  );
  expect([await ask(5), await ask(AT(11.5))]).toEqual([null, null]);
  await expect(ask(10_004)).rejects.toThrow();
});
