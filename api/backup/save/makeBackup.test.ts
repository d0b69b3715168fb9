import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { generateX25519Identity } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BackupKeys } from '#api/backup/core/keys.ts';
import { archiveName, archivesIn } from '#api/backup/core/names.ts';
import { folderStore } from '#api/backup/place/folderStore.ts';
import type { BackupStore } from '#api/backup/place/store.ts';
import { photoKeys, profileKeys } from '#api/domain/photos/files/imageFiles.ts';
import { createVersion } from '#api/import/publish/versions/versions.ts';
import { type Files, openFiles } from '#api/platform/files/files.ts';
import { DAY_MS } from '#common/time.ts';
import { type Filled, fillInstallation, rewrite } from '../../../tests/support/backups.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { makeBackup } from './makeBackup.ts';
import { picturesOf, saveFiles } from './saveFiles.ts';
import { withSnapshot } from './snapshot.ts';

const progress = () => undefined;
const folder = mkdtempSync(path.join(tmpdir(), 'taival-save-'));
const store = folderStore(path.join(folder, 'backups'));

let keys: BackupKeys;
let database: TestDatabase;
let files: Files;
let filled: Filled;

beforeAll(async () => {
  keys = [await generateX25519Identity()];
  database = await createTestDatabase();
  files = await openFiles({ dataDir: folder, bucket: null });
  filled = await fillInstallation(database.db, files);
}, 120_000);

afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const make = (keep: number | null) => makeBackup({ db: database.db, files, store, keys, progress, keep });

test('older backups are deleted once a new one is sound; a damaged new one is deleted and they stay', async () => {
  const names = [(await make(2)).name, (await make(2)).name, (await make(2)).name];
  expect(archivesIn(await store.list())).toEqual([names[2], names[1]]);
  const failing = {
    ...store,
    write: async (...[name, content]: Parameters<typeof store.write>) => {
      await store.write(name, content);
      await rewrite(store, name, (bytes) => bytes.subarray(0, bytes.length / 2));
    },
  };
  const making = makeBackup({ db: database.db, files, store: failing, keys, progress, keep: 1 });
  await expect(making).rejects.toThrow('is damaged or was cut off.');
  expect(archivesIn(await store.list())).toEqual([names[2], names[1]]);
});

test('a backup stays though archives of a clock that ran ahead count as newer', async () => {
  const ahead = folderStore(mkdtempSync(path.join(folder, 'ahead-')));
  const later = [1, 2].map((days) => archiveName(new Date(Date.now() + days * DAY_MS)));
  for (const name of later) await ahead.write(name, Readable.from(['of the future']));
  const { name, pruned } = await makeBackup({ db: database.db, files, store: ahead, keys, progress, keep: 2 });
  expect(pruned).toBe(1);
  expect(archivesIn(await ahead.list())).toEqual([later[1], name]);
});

describe('a sound backup stands, and the report says', () => {
  const failingAt = (failing: Partial<BackupStore>) =>
    makeBackup({ db: database.db, files, store: { ...store, ...failing }, keys, progress, keep: 1 });
  const refused = new Error('Access Denied');

  test('that older ones and joined lists could not be deleted', async () => {
    await make(null);
    const before = archivesIn(await store.list());
    const report = await failingAt({ delete: () => Promise.reject(refused) });
    expect(report).toMatchObject({ pruned: 0, untidied: [refused, refused] });
    expect(archivesIn(await store.list())).toEqual([report.name, ...before]);
  });

  test('that lists of deletions could not be joined, and the store not be listed', async () => {
    const report = await failingAt({ list: () => Promise.reject(refused) });
    expect(report).toMatchObject({ pruned: 0, lockedLists: 0, untidied: [refused, refused] });
    expect(report.archiveBytes).toBe(report.manifest.bytes);
    expect(archivesIn(await store.list())).toContain(report.name);
  });
});

test('of two backups at the same time one is refused', async () => {
  const [one, other] = await Promise.allSettled([make(null), make(null)]);
  const failure = [one, other].find(({ status }) => status === 'rejected');
  expect([one, other].filter(({ status }) => status === 'fulfilled').length).toBe(1);
  expect(failure).toMatchObject({
    reason: { message: 'Another backup or restore of this database is running; wait until it has ended.' },
  });
});

test('no table that is saved refers to one that is left out, whose rows a restore would miss', async () => {
  const { about } = await make(null);
  const saved = new Set(about.tables.map(({ name }) => name));
  const { rows } = await database.db.pool.query<{ name: string; to: string }>(
    `SELECT conrelid::regclass::text AS name, confrelid::regclass::text AS to FROM pg_constraint
     WHERE contype = 'f' AND conparentid = 0`,
  );
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter(({ name, to }) => saved.has(name) && !saved.has(to))).toEqual([]);
});

test('a version that is being written is left out, and any other table is saved', async () => {
  const client = await database.db.pool.connect();
  await createVersion(client, 99);
  await client.query('CREATE TABLE somebodys (id int); INSERT INTO somebodys VALUES (1)');
  client.release();
  const { about, manifest } = await make(null);
  const names = about.tables.map(({ name }) => name);
  expect(names.filter((name) => /_v\d+$/.test(name))).toEqual([]);
  expect(names).toEqual(expect.arrayContaining(['place', 'search_vocabulary', 'deletion', 'somebodys']));
  expect(manifest.tables.find(({ name }) => name === 'somebodys')).toEqual({ name: 'somebodys', rows: 1 });
  await database.db.pool.query('DROP TABLE somebodys');
});

describe('files of photos that change while they are saved', () => {
  async function savedAfter(change: () => Promise<unknown>) {
    const pictures = await withSnapshot(database.db, picturesOf);
    await change();
    const saved = new Map<string, Uint8Array>();
    const archive = { add: async (name: string, content: Uint8Array) => void saved.set(name, content) };
    return { counts: await saveFiles({ db: database.db, files, progress }, archive, pictures), saved };
  }
  const image = () => database.db.prisma.image.findUniqueOrThrow({ where: { id: filled.photoId } });

  test('are saved under the old name when a moderator approves them', async () => {
    const { attractionId, filename } = await image();
    const old = photoKeys({ attractionId: Number(attractionId), filename });
    const bytes = await files.getBytes(old[0] ?? '');
    const moved = 'n'.repeat(40);
    const { counts, saved } = await savedAfter(async () => {
      const fresh = photoKeys({ attractionId: Number(attractionId), filename: moved });
      for (const [at, key] of old.entries()) await files.move(key, fresh[at] ?? '');
      await database.db.prisma.image.update({ where: { id: filled.photoId }, data: { filename: moved } });
    });
    expect(counts).toMatchObject({ count: 14, missing: 0 });
    expect(Buffer.from(saved.get(`files/${old[0]}`) ?? [])).toEqual(Buffer.from(bytes));
  });

  test('are left out and counted when they are deleted', async () => {
    const { attractionId, filename } = await image();
    const { counts } = await savedAfter(async () => {
      await database.db.prisma.image.delete({ where: { id: filled.photoId } });
      for (const key of photoKeys({ attractionId: Number(attractionId), filename })) await files.delete(key);
    });
    expect(counts).toMatchObject({ count: 7, missing: 7, lost: [] });
  });
});

describe('with photos that rows name and the file store does not have', () => {
  const keysOfPhotos = async () =>
    (await database.db.prisma.image.findMany({ orderBy: { id: 'asc' } })).map(({ attractionId, filename }) =>
      photoKeys({ attractionId: Number(attractionId), filename }),
    );

  test('an empty file store prunes nothing, and the database is saved', async () => {
    const profileImage = 'p'.repeat(40);
    await database.db.prisma.user.update({ where: { id: filled.userId }, data: { profileImage } });
    const before = archivesIn(await store.list());
    const empty = await openFiles({ dataDir: path.join(folder, 'unmounted'), bucket: null });
    const report = await makeBackup({ db: database.db, files: empty, store, keys, progress, keep: 1 });
    const named = (await withSnapshot(database.db, picturesOf)).length;
    await database.db.prisma.user.update({ where: { id: filled.userId }, data: { profileImage: null } });
    const firsts = (await keysOfPhotos()).map(([first]) => first);
    expect(report.lost).toEqual([...firsts, profileKeys(profileImage)[0]]);
    expect(report.manifest.files).toEqual({ count: 0, bytes: 0, missing: 0, lost: named });
    expect(report.pruned).toBe(0);
    expect(archivesIn(await store.list())).toEqual([report.name, ...before]);
  });

  test('one file of a photo is enough', async () => {
    const [photo] = await keysOfPhotos();
    const missing = photo?.[3] ?? '';
    const bytes = await files.getBytes(missing);
    await files.delete(missing);
    const report = await make(1).finally(() => files.put(missing, Buffer.from(bytes)));
    expect([report.lost, report.pruned, report.manifest.files.count]).toEqual([[missing], 0, (photo?.length ?? 0) - 1]);
    expect((await make(1)).lost).toEqual([]);
    expect(archivesIn(await store.list()).length).toBe(1);
  });

  test.each([
    ['a rejected photo', { state: 'REJECTED' }],
    ['a copy from Wikimedia Commons', { own: false }],
  ] as const)('%s is not missed', async (_, change) => {
    const { image } = database.db.prisma;
    const { id, attractionId, filename, own, state } = await image.findFirstOrThrow({ orderBy: { id: 'asc' } });
    const [first = ''] = photoKeys({ attractionId: Number(attractionId), filename });
    const bytes = await files.getBytes(first);
    await files.delete(first);
    await image.update({ where: { id }, data: change });
    const report = await make(1).finally(() => files.put(first, Buffer.from(bytes)));
    await image.update({ where: { id }, data: { own, state } });
    expect([report.lost, report.manifest.files.missing]).toEqual([[], 1]);
  });
});
