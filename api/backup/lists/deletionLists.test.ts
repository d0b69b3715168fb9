import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateX25519Identity } from 'age-encryption';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BackupKeys } from '#api/backup/core/keys.ts';
import { folderStore } from '#api/backup/place/folderStore.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { joinLists, listDeletions, readAllLists } from './deletionLists.ts';

const NOW = new Date('2026-11-24T03:00:00Z');

let database: TestDatabase;
let keys: BackupKeys;
let folder: string;

beforeAll(async () => {
  keys = [await generateX25519Identity()];
  database = await createTestDatabase();
  folder = mkdtempSync(path.join(tmpdir(), 'taival-lists-'));
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  rmSync(folder, { recursive: true });
  await database.db.prisma.deletion.deleteMany();
});

const lists = () => ({ store: folderStore(folder), keys });

async function gone(key: string, at = NOW): Promise<void> {
  await database.db.prisma.deletion.create({ data: { kind: 'note', key, deletedAt: at } });
}

async function listed(): Promise<string[]> {
  return (await readAllLists(lists(), [])).map(({ key }) => key).sort();
}

test('each list has the deletions that no earlier list has', async () => {
  await gone('a');
  expect(await listDeletions(database.db, lists(), NOW)).toBe(1);
  await gone('b');
  expect(await listDeletions(database.db, lists(), NOW)).toBe(1);
  expect(await listDeletions(database.db, lists(), NOW)).toBe(0);
  expect(await listed()).toEqual(['a', 'b']);
});

test('a thing that is deleted a second time is listed a second time', async () => {
  await gone('a');
  await listDeletions(database.db, lists(), NOW);
  await database.db.prisma.deletion.updateMany({ data: { deletedAt: new Date(NOW.getTime() + 1), listed: false } });
  expect(await listDeletions(database.db, lists(), NOW)).toBe(1);
});

test('lists are joined into one, with deletions that the database lacks and without too old ones', async () => {
  await gone('a');
  await listDeletions(database.db, lists(), NOW);
  await database.db.prisma.deletion.deleteMany();
  await gone('b');
  await gone('c', new Date('2025-01-01T00:00:00Z'));
  expect(await joinLists(database.db, lists(), NOW)).toBe(0);
  expect([await listed(), (await lists().store.list()).length]).toEqual([['a', 'b'], 1]);
});

test('a list that our keys do not open stays, and is counted', async () => {
  await gone('a');
  await listDeletions(database.db, { ...lists(), keys: [await generateX25519Identity()] }, NOW);
  expect(await joinLists(database.db, lists(), NOW)).toBe(1);
  expect((await lists().store.list()).length).toBe(2);
});

test('a list in another store is read by its address', async () => {
  await gone('a');
  await listDeletions(database.db, lists(), NOW);
  const [list] = await lists().store.list();
  const empty = { store: folderStore(path.join(folder, 'none')), keys };
  for (const address of [folder, path.join(folder, list?.name ?? '')])
    expect((await readAllLists(empty, [address])).map(({ key }) => key)).toEqual(['a']);
  await expect(readAllLists(empty, [path.join(folder, 'none.age')])).rejects.toThrow('There is no file');
});
