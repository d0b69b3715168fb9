import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/database.ts';
import { VERSIONED_TABLES } from './indexes.ts';
import { startIndexing } from './indexing.ts';
import { createVersion, partition } from './versions.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

/** Builds the indexes of a version's empty tables and answers how many it has now. */
async function indexed(version: number): Promise<number> {
  const { db } = database;
  const client = await db.pool.connect();
  try {
    await createVersion(client, version);
  } finally {
    client.release();
  }
  const indexing = startIndexing(db, version);
  for (const { name } of VERSIONED_TABLES) indexing.add(name);
  await indexing.finish();
  const tables = VERSIONED_TABLES.map(({ name }) => partition(name, version));
  const { rows } = await db.pool.query<{ n: number }>(
    'SELECT count(*) AS n FROM pg_indexes WHERE tablename = ANY($1)',
    [tables],
  );
  return rows[0]?.n ?? 0;
}

test('builds that run at the same time do not take each other’s names', async () => {
  const wanted = VERSIONED_TABLES.reduce((sum, { indexes }) => sum + 1 + indexes.length, 0);
  // Two names rarely meet in one version; in ten they do.
  for (let version = 1; version <= 10; version++) expect(await indexed(version)).toBe(wanted);
});

test('a finished table is vacuumed: an index alone answers nothing of pages that not everybody sees', async () => {
  const { db } = database;
  await indexed(1);
  const { rows } = await db.pool.query(
    `SELECT vacuum_count AS vacuumed, analyze_count AS analysed FROM pg_stat_user_tables WHERE relname = $1`,
    [partition('place', 1)],
  );
  expect(rows).toEqual([{ vacuumed: 1, analysed: 1 }]);
});
