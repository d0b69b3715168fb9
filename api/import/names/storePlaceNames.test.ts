import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '#api/platform/paths.ts';
import { toMercator } from '#common/geo/mercator.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import type { PlaceNameRecord } from './placeName.ts';
import { storePlaceNames } from './storePlaceNames.ts';
import { readTowns, storeTowns } from './towns.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);
afterAll(() => database.drop());

async function transaction<T>(
  work: (client: pg.ClientBase) => Promise<T>,
  end: 'COMMIT' | 'ROLLBACK' = 'COMMIT',
): Promise<T> {
  const client = await database.db.pool.connect();
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query(end);
    return result;
  } finally {
    client.release();
  }
}

async function rows(sql: string): Promise<unknown[]> {
  return (await database.db.pool.query(sql)).rows;
}

const tampere: PlaceNameRecord = {
  id: 101_748_427,
  kind: 'locality',
  nameFi: 'Tampere',
  nameSv: 'Tammerfors',
  nameEn: null,
  nameSe: null,
  municipality: 'Tampere',
  population: 202_687,
  position: [23.7606, 61.4981],
};
const odd: PlaceNameRecord = {
  ...tampere,
  id: 1_000_001,
  nameFi: 'Tab\tand \\ back\nslash',
  nameSv: null,
  nameSe: "Aanaar-Čävi 'x'",
  municipality: null,
};

const [x, y] = toMercator([23.7606, 61.4981]);
const TAMPERE = { x, y };

describe('stored place names', () => {
  test('come with their position in Web Mercator metres, and with each word of their names once', async () => {
    await transaction((client) => storePlaceNames(client, [tampere, odd]));
    expect(
      await rows(
        `SELECT id, kind, name_fi, name_sv, name_en, name_se, municipality, population, lon, lat, point
         FROM place_name ORDER BY id`,
      ),
    ).toEqual([
      {
        id: 1_000_001,
        kind: 'locality',
        name_fi: odd.nameFi,
        name_sv: null,
        name_en: null,
        name_se: odd.nameSe,
        municipality: null,
        population: 202_687,
        lon: 23.7606,
        lat: 61.4981,
        point: TAMPERE,
      },
      {
        id: 101_748_427,
        kind: 'locality',
        name_fi: 'Tampere',
        name_sv: 'Tammerfors',
        name_en: null,
        name_se: null,
        municipality: 'Tampere',
        population: 202_687,
        lon: 23.7606,
        lat: 61.4981,
        point: TAMPERE,
      },
    ]);
    expect(await rows('SELECT word, place_name_id AS id FROM place_name_word ORDER BY id, word')).toEqual([
      ...['aanaar', 'and', 'back', 'cavi', 'slash', 'tab', 'x'].map((word) => ({ word, id: 1_000_001 })),
      ...['tammerfors', 'tampere'].map((word) => ({ word, id: 101_748_427 })),
    ]);
  });

  test('take their words along without reading all the others', async () => {
    const plan = await transaction(async (client) => {
      await client.query('SET LOCAL enable_seqscan = off');
      return (
        await client.query<Record<string, string>>('EXPLAIN DELETE FROM place_name_word WHERE place_name_id = 1')
      ).rows.flatMap((row) => Object.values(row));
    });
    expect(plan.join('\n')).toContain('place_name_word_place_name_id_idx');
  });

  test('are replaced whole, and only what differs is written', async () => {
    const before = await rows('SELECT xmin::text FROM place_name WHERE id = 101748427');
    await transaction((client) =>
      storePlaceNames(client, [tampere, { ...odd, id: 1_000_002, nameFi: 'Uusi', nameSe: null }]),
    );
    expect(await rows('SELECT id FROM place_name ORDER BY id')).toEqual([{ id: 1_000_002 }, { id: 101_748_427 }]);
    expect(await rows('SELECT word FROM place_name_word ORDER BY word')).toEqual([
      { word: 'tammerfors' },
      { word: 'tampere' },
      { word: 'uusi' },
    ]);
    expect(await rows('SELECT xmin::text FROM place_name WHERE id = 101748427')).toEqual(before);
    await transaction((client) => storePlaceNames(client, [{ ...tampere, nameFi: 'Manse', population: 7 }]));
    expect(await rows('SELECT name_fi, population FROM place_name')).toEqual([{ name_fi: 'Manse', population: 7 }]);
    expect(await rows('SELECT word FROM place_name_word ORDER BY word')).toEqual([
      { word: 'manse' },
      { word: 'tammerfors' },
    ]);
  });

  test('stay as they were when the transaction is rolled back', async () => {
    await transaction((client) => storePlaceNames(client, []), 'ROLLBACK');
    expect(await rows('SELECT count(*) AS n FROM place_name')).toEqual([{ n: 1 }]);
  });
});

describe('the embedded towns', () => {
  test('are read with their names where these differ, under ids of their own', async () => {
    const towns = await readTowns(projectRoot);
    expect(towns.length).toBeGreaterThan(100);
    expect(towns.find(({ nameFi }) => nameFi === 'Turku')).toMatchObject({
      nameSv: 'Åbo',
      nameEn: null,
      municipality: 'Turku',
      kind: 'locality',
    });
    for (const { id, nameFi, nameSv, nameEn, nameSe } of towns) {
      expect(id).toBeLessThan(1_000_000);
      expect([nameSv, nameEn, nameSe]).not.toContain(nameFi);
    }
  });

  test('stand in until a gazetteer is imported, which replaces them wholly', async () => {
    await transaction((client) => storePlaceNames(client, []));
    const count = await transaction((client) => storeTowns(client, projectRoot));
    expect(await rows('SELECT count(*) AS n FROM place_name')).toEqual([{ n: count }]);
    expect(await transaction((client) => storeTowns(client, projectRoot))).toBe(count);
    await transaction((client) => storePlaceNames(client, [tampere]));
    expect(await transaction((client) => storeTowns(client, projectRoot))).toBe(0);
    expect(await rows('SELECT id FROM place_name')).toEqual([{ id: 101_748_427 }]);
  });
});
