import { expect, test } from 'vitest';
import { rollback } from '#api/import/publish/rollback.ts';
import { LIPAS, OSM } from '../../../../tests/support/made/madeRecords.ts';
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
