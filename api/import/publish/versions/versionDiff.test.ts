import { expect, test } from 'vitest';
import { rollback } from '#api/import/publish/rollback.ts';
import type { SourceRecord } from '#api/import/records/record.ts';
import { laavu, LIPAS, OSM } from '../../../../tests/support/made/madeRecords.ts';
import { databaseOfTests, importOf } from '../../../../tests/support/publishing.ts';

const db = databaseOfTests();

/** As an update of the product leaves a version that was published before there was the table. */
async function withoutTable(table: string, version: number): Promise<void> {
  await db().pool.query(`DROP TABLE ${table}_v${version}`);
}

async function changedFields(): Promise<number[]> {
  const { rows } = await db().pool.query<{ fields: number }>(
    `SELECT fields FROM place_change WHERE kind = 'CHANGED' ORDER BY step, id`,
  );
  return rows.map(({ fields }) => fields);
}

test('a place that gets another position or category is stored with those before', async () => {
  const to = async (...records: readonly SourceRecord[]) => {
    await importOf(db(), 'osm', records);
    const { rows } = await db().pool.query(
      `SELECT id::int, lon, category, from_lon AS "fromLon", from_category AS "fromCategory" FROM place_change
       WHERE step = (SELECT max(step) FROM change_step) ORDER BY id`,
    );
    return rows;
  };
  const [moved, parking] = [laavu(1, 25), { ...laavu(2, 26), category: 'amenity/parking' }];
  const [before, shelter] = [{ fromLon: null, fromCategory: null }, 'shelter/lean_to'];
  await to(moved, parking, laavu(3, 27), laavu(4, 28));
  expect(await to(laavu(1, 25.5), laavu(2, 26), laavu(3, 27, 'Koli'), laavu(5, 29))).toEqual([
    { id: 1, lon: 25.5, category: shelter, fromLon: 25, fromCategory: shelter },
    { id: 2, lon: 26, category: shelter, fromLon: 26, fromCategory: 'amenity/parking' },
    { id: 3, lon: 27, category: shelter, ...before },
    { id: 4, lon: 28, category: shelter, ...before },
    { id: 5, lon: 29, category: shelter, ...before },
  ]);
});

test('after an update the next import is published, and can be undone', async () => {
  await importOf(db(), 'osm', OSM);
  await withoutTable('place_relief', 1);
  expect(await importOf(db(), 'lipas', LIPAS)).toMatchObject({ version: 2 });
  const changed = await changedFields();
  expect(changed.length).toBeGreaterThan(0);
  expect(await rollback(db())).toMatchObject({ version: 1 });
  // There and back the same fields differ.
  expect(await changedFields()).toEqual([...changed, ...changed]);
});
