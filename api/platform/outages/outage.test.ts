import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { openFiles } from '../files/files.ts';
import { outageOf } from './outage.ts';

const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

describe('a failure of the store of files', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'taival-outage-'));
  const images = path.join(folder, 'files', 'images');

  beforeAll(() => {
    mkdirSync(images, { recursive: true });
    // A device that is always full.
    symlinkSync('/dev/full', path.join(images, 'full'));
    symlinkSync('/dev/null/folder', path.join(images, 'broken'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.each([
    ['where there is no room', 'images/full', 'full'],
    ['where it cannot be written', 'images/broken', 'away'],
  ])('%s is an outage', async (_where, key, outage) => {
    const files = await openFiles({ dataDir: folder, bucket: null });
    expect(outageOf(await failure(files.put(key, 'x')))).toBe(outage);
  });

  test('that lacks a file is no outage', async () => {
    const files = await openFiles({ dataDir: folder, bucket: null });
    expect(outageOf(await failure(files.getBytes('images/none')))).toBeNull();
  });
});

describe('a failure of the database', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
  }, 60_000);
  afterAll(() => database.drop());

  test.each([
    ['disk_full', 'full'],
    ['query_canceled', 'busy'],
    ['lock_not_available', 'busy'],
    ['idle_in_transaction_session_timeout', 'busy'],
    ['deadlock_detected', 'busy'],
    ['out_of_memory', 'busy'],
    ['too_many_connections', 'away'],
    ['cannot_connect_now', 'away'],
    ['io_error', 'away'],
    ['read_only_sql_transaction', 'away'],
    ['unique_violation', null],
    ['undefined_table', 'away'],
    ['undefined_column', null],
  ])('%s shows the outage %s, by SQL and by Prisma', async (condition, outage) => {
    const statement = `DO $$ BEGIN RAISE EXCEPTION USING ERRCODE = '${condition}'; END $$`;
    const { pool, prisma } = database.db;
    for (const work of [
      () => pool.query(statement),
      () => prisma.$executeRawUnsafe(statement),
      () => prisma.$transaction((tx) => tx.$executeRawUnsafe(statement)),
    ])
      expect(outageOf(await failure(work()))).toBe(outage);
  });

  test('a transaction that takes longer than it may shows that it is busy', async () => {
    const slow = database.db.prisma.$transaction((tx) => tx.$executeRaw`SELECT pg_sleep(0.2)`, { timeout: 50 });
    expect(outageOf(await failure(slow))).toBe('busy');
  });
});
