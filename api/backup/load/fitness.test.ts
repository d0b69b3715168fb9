import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordBackup } from '#api/backup/save/backupRuns.ts';
import { endRestore, markRestore } from '#api/platform/db/unfinishedRestore.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { refuseFull } from './fitness.ts';

const FAILED = { started: new Date('2026-11-24T00:30:00Z'), bytes: null };

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('a backup that is refused while a restore has not ended is not recorded', async () => {
  const { db } = database;
  await markRestore(db.pool, { backup: '0d000000-0000-4000-8000-000000000001', isLoaded: false });
  await recordBackup(db, FAILED);
  expect((await db.pool.query('SELECT * FROM backup_run')).rows).toEqual([]);
  await endRestore(db.pool);
});

test('a record of a failed backup is nothing that a restore would mix with its rows', async () => {
  const { db } = database;
  await recordBackup(db, FAILED);
  expect((await db.pool.query('SELECT * FROM backup_run')).rows.length).toBe(1);
  await expect(refuseFull(db)).resolves.toBeUndefined();
});
