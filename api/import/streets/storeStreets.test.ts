import { afterAll, beforeAll, expect, test } from 'vitest';
import { dropSupersededTiles } from '#api/basemap/store/baseTileSets.ts';
import { streets } from '#api/domain/places/streetsSql.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { storeStreets } from './storeStreets.ts';
import type { StreetRecord } from './streetsOf.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);
afterAll(() => database.drop());

const street = (nameFi: string, lon: number): StreetRecord => ({
  nameFi,
  nameSv: null,
  municipality: null,
  point: [lon * 1e6, 60e6],
  houses: [{ number: '5', point: [lon * 1e6, 60e6] }],
});

/** Publishes a version whose base tiles, of an extract of these bounds, have these streets. */
async function publish(version: number, west: number, east: number, all: readonly StreetRecord[]): Promise<void> {
  const { pool } = database.db;
  await pool.query('INSERT INTO base_tile_set (id) VALUES ($1)', [version]);
  const client = await pool.connect();
  try {
    await storeStreets(client, version, [west, 59, east, 61], all);
    await client.query(`UPDATE data_set SET state = 'HELD' WHERE state = 'LIVE'`);
    await client.query(`INSERT INTO data_set (version, state, reason, base_tile_set) VALUES ($1, 'LIVE', 'test', $1)`, [
      version,
    ]);
  } finally {
    client.release();
  }
}

const namesOf = async (version: number) =>
  (await streets(database.db.pool, version, { prefix: 'koulu', names: ['rantatie'], near: [24, 60] }, 10)).map(
    ({ name_fi }) => name_fi,
  );

test('the streets of an extract replace those within its bounds, and each version finds its own', async () => {
  await publish(1, 23, 27, [
    street('Koulutie', 24),
    street('Koulukuja', 26),
    street('Rantatie', 26.5),
    street('Muu', 24),
  ]);
  await publish(2, 23, 25, [street('Koulukatu', 24.5)]);
  expect(await namesOf(1)).toEqual(['Rantatie', 'Koulutie', 'Koulukuja']);
  expect(await namesOf(2)).toEqual(['Rantatie', 'Koulukatu', 'Koulukuja']);
});

test('the streets of versions that are not held any more go with their tiles', async () => {
  await database.db.pool.query(`UPDATE data_set SET state = 'RETIRED' WHERE version = 1`);
  await dropSupersededTiles(database.db.pool);
  expect(await namesOf(1)).toEqual([]);
  expect(await namesOf(2)).toHaveLength(3);
});
