import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBareDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { migrate } from './migrations.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'taival-migrations-'));
let database: TestDatabase;

beforeAll(async () => {
  database = await createBareDatabase();
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

function write(name: string, sql: string): void {
  mkdirSync(path.join(folder, name));
  writeFileSync(path.join(folder, name, 'migration.sql'), sql);
}

test('a migration that waits for a long reader, such as a backup, holds up no other reader', async () => {
  const { pool } = database.db;
  write('0001_table', 'CREATE TABLE thing (id integer)');
  await migrate(pool, folder);
  const backup = await pool.connect();
  await backup.query('BEGIN; LOCK TABLE thing IN ACCESS SHARE MODE');
  write('0002_column', 'ALTER TABLE thing ADD COLUMN name text');
  const migrating = migrate(pool, folder);
  const waits = `SELECT count(*)::int AS n FROM pg_locks WHERE NOT granted AND relation = 'thing'::regclass`;
  const waiting = async () => (await pool.query<{ n: number }>(waits)).rows[0]?.n;
  await expect.poll(waiting, { timeout: 20_000, interval: 20 }).toBe(1);
  // Behind the migration; a connection of a server waits for a lock for at most 3 s.
  expect((await pool.query('SELECT * FROM thing')).rows).toEqual([]);
  await backup.query('COMMIT');
  backup.release();
  expect(await migrating).toEqual(['0002_column']);
});
