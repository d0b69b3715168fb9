import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Position } from '#common/geo/bounds.ts';
import { toMercator } from '#common/geo/mercator.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import type { AdminAreaRecord, AdminLevel } from './adminArea.ts';
import { loadAdminAreas, storeAdminAreas } from './storeAdminAreas.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);
afterAll(() => database.drop());

function area(code: string, level: AdminLevel, nameFi: string): AdminAreaRecord {
  const coordinates = [
    [
      [24, 60],
      [25, 60],
      [25, 61],
      [24, 61],
      [24, 60],
    ],
  ];
  return {
    code,
    level,
    nameFi,
    nameSv: `${nameFi} sv`,
    bbox: [24, 60, 25, 61],
    geometry: { type: 'Polygon', coordinates },
  };
}

/** Runs the work in a transaction that is committed or rolled back as asked. */
async function transaction(areas: readonly AdminAreaRecord[], end: 'COMMIT' | 'ROLLBACK', acceptLoss = false) {
  const client = await database.db.pool.connect();
  try {
    await client.query('BEGIN');
    await storeAdminAreas(client, areas, acceptLoss);
    await client.query(end);
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

const codes = async (): Promise<string[]> => (await loadAdminAreas(database.db.pool)).map(({ code }) => code);

describe('the stored areas', () => {
  test('come back as they were given, with their bounds in Web Mercator metres', async () => {
    const helsinki = area('091', 'MUNICIPALITY', "Helsinki 'kaupunki'");
    await transaction([helsinki, area('R01', 'REGION', 'Uusimaa')], 'COMMIT');
    expect((await loadAdminAreas(database.db.pool))[0]).toEqual(helsinki);
    const stored = await database.db.pool.query(
      `SELECT bounds[1] AS south_west, bounds[0] AS north_east FROM admin_area WHERE code = '091'`,
    );
    expect(stored.rows).toEqual([{ south_west: mercatorXY([24, 60]), north_east: mercatorXY([25, 61]) }]);
  });

  test('of one level are replaced whole; the other level stays', async () => {
    await transaction([area('049', 'MUNICIPALITY', 'Espoo'), area('092', 'MUNICIPALITY', 'Vantaa')], 'COMMIT');
    expect(await codes()).toEqual(['049', '092', 'R01']);
  });

  test('stay as they were when the transaction is rolled back', async () => {
    await transaction([area('005', 'MUNICIPALITY', 'Alajärvi')], 'ROLLBACK');
    expect(await codes()).toEqual(['049', '092', 'R01']);
  });

  test('are not replaced by few of them unless the loss is accepted', async () => {
    const many = Array.from({ length: 12 }, (_, i) => area(`1${i + 10}`, 'MUNICIPALITY', `Kunta ${i}`));
    await transaction(many, 'COMMIT');
    await expect(transaction(many.slice(0, 1), 'COMMIT')).rejects.toThrow(
      '11 of the 12 stored boundaries of a level are not in this file',
    );
    expect(await codes()).toHaveLength(13);
    await transaction(many.slice(0, 1), 'COMMIT', true);
    expect(await codes()).toEqual(['110', 'R01']);
  });
});

function mercatorXY(position: Position): { x: number; y: number } {
  const [x, y] = toMercator(position);
  return { x, y };
}
