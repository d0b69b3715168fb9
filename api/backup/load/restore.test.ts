import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateX25519Identity } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { BackupKeys } from '#api/backup/core/keys.ts';
import { archivesIn } from '#api/backup/core/names.ts';
import { joinLists, readAllLists } from '#api/backup/lists/deletionLists.ts';
import { openStore, placeOf } from '#api/backup/place/openStore.ts';
import type { BackupStore } from '#api/backup/place/store.ts';
import { type BackupReport, makeBackup } from '#api/backup/save/makeBackup.ts';
import { LEFT_OUT } from '#api/backup/save/rows.ts';
import { recordSent } from '#api/domain/deletions/sentMails.ts';
import { QUEUES } from '#api/domain/jobs/deferredWork.ts';
import { mailQueue } from '#api/domain/mail/queue.ts';
import { type Database, openDatabase } from '#api/platform/db/database.ts';
import { openJobs } from '#api/platform/db/jobs.ts';
import { migrate, MIGRATIONS, readMigrations } from '#api/platform/db/migrations.ts';
import { markRestore } from '#api/platform/db/unfinishedRestore.ts';
import { openFiles, type Files } from '#api/platform/files/files.ts';
import { createLog } from '#api/platform/log.ts';
import {
  definitions,
  fileDigests,
  type Filled,
  fillInstallation,
  rewrite,
  tableDigests,
} from '../../../tests/support/backups.ts';
import { createBareDatabase, createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { type Bucket, keysIn, startBucket } from '../../../tests/support/services/bucket.ts';
import { restoreBackup } from './restoreBackup.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const folder = mkdtempSync(path.join(tmpdir(), 'taival-restore-'));
const progress = () => undefined;
const opened: TestDatabase[] = [];

let keys: BackupKeys;
let live: TestDatabase;
let files: Files;
let filled: Filled;
let store: BackupStore;
let report: BackupReport;

beforeAll(async () => {
  keys = [await generateX25519Identity()];
  live = await createTestDatabase();
  files = await storeOf('live');
  filled = await fillInstallation(live.db, files);
  store = await openStore(placeOf(path.join(folder, 'backups')));
  report = await makeBackup({ db: live.db, files, store, keys, progress, keep: null });
});

afterAll(async () => {
  for (const database of opened) await database.drop();
  await live.drop();
  rmSync(folder, { recursive: true, force: true });
});

function storeOf(name: string): Promise<Files> {
  return openFiles({ dataDir: path.join(folder, name), bucket: null });
}

async function bare(): Promise<Database> {
  const database = await createBareDatabase();
  opened.push(database);
  return database.db;
}

interface Restoring {
  readonly db: Database;
  readonly into?: Files;
  readonly name?: string;
  readonly withKeys?: BackupKeys;
}

async function restore({ db, into, name = report.name, withKeys = keys }: Restoring) {
  const archive = { store, name, keys: withKeys };
  const deletions = () => readAllLists(archive, []);
  return restoreBackup({ db, files: into ?? (await storeOf(name + Math.random())), archive, deletions, progress });
}

/** Writes no files with such keys. */
function refusing(into: Files, keysRefused: RegExp, reason: string): Files['put'] {
  return (key, content) => (keysRefused.test(key) ? Promise.reject(new Error(reason)) : into.put(key, content));
}

async function tablesIn({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*) FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')`,
  );
  return rows[0]?.count ?? 0;
}

describe('a restored backup', () => {
  let db: Database;
  let into: Files;
  beforeAll(async () => {
    [db, into] = [await bare(), await storeOf('restored')];
    await restore({ db, into });
  });

  test('has every row of every table, of the live version alone', async () => {
    const digests = await tableDigests(db.pool);
    expect(digests).toEqual(await tableDigests(live.db.pool));
    expect(digests['place']).not.toMatch(/^0 /);
    expect(digests['base_tile']).toMatch(/^2 /);
    expect(digests['comment']).toMatch(/^1 /);
  });

  test('has the constraints and indexes of the tables, and those of the live version', async () => {
    const versions = (
      await live.db.pool.query<{ version: number }>(`SELECT version FROM data_set WHERE state <> 'LIVE'`)
    ).rows;
    const ofOthers = new RegExp(`_v(${versions.map(({ version }) => version).join('|')})\\b`);
    const wanted = (await definitions(live.db.pool)).filter((one) => !ofOthers.test(JSON.stringify(one)));
    expect(wanted.length).toBeGreaterThan(100);
    expect(await definitions(db.pool)).toEqual(wanted);
  });

  test('has every file', async () => {
    const digests = await fileDigests(files, await keysIn(files));
    expect(Object.keys(digests).length).toBeGreaterThan(10);
    expect(await fileDigests(into, await keysIn(into))).toEqual(digests);
  });

  test('has no session, so that no ended session is valid again', async () => {
    expect([await live.db.prisma.session.count(), await db.prisma.session.count()]).toEqual([1, 0]);
  });

  test('has a step in the journal of changes, so that copies of lost moments are read anew', async () => {
    const { rows } = await db.pool.query('SELECT reason FROM change_step ORDER BY step DESC LIMIT 1');
    expect(rows).toEqual([{ reason: 'RESTORE' }]);
  });

  test('gives out no number that may have been given out after the backup', async () => {
    const next = (sequence: string) => `SELECT nextval('${sequence}') AS next`;
    for (const sequence of ['data_set_version', 'base_tile_set_id_seq', 'comment_id_seq'])
      expect((await db.pool.query<{ next: number }>(next(sequence))).rows[0]?.next).toBeGreaterThan(10_000);
  });

  test('is served: a start finds its tables and its data set', async () => {
    const started = await openDatabase({ databaseUrl: db.url, dataDir: folder });
    const { rows } = await started.pool.query(`SELECT count(*) AS live FROM data_set WHERE state = 'LIVE'`);
    await started.close();
    expect(rows).toEqual([{ live: 1 }]);
  });

  test('refuses another restore into its database', async () => {
    const before = await tableDigests(db.pool);
    await expect(restore({ db })).rejects.toThrow(/^The database is not empty \(there are rows in \w+\): .+\.$/);
    expect(await tableDigests(db.pool)).toEqual(before);
  });
});

describe('nothing is changed when', () => {
  async function refused(restoring: Omit<Restoring, 'db'>, sentence: RegExp) {
    const db = await bare();
    await expect(restore({ db, ...restoring })).rejects.toThrow(sentence);
    expect(await tablesIn(db)).toBe(0);
  }

  test('the key is another one', async () => {
    await refused({ withKeys: [await generateX25519Identity()] }, /was encrypted with another key .+\.$/);
  });

  test('the backup was cut off', async () => {
    const name = 'taival-20200101T000000000Z-000001.tar.age';
    await copy(name, (bytes) => bytes.subarray(0, bytes.length - 1000));
    await refused({ name }, /^taival-20200101T000000000Z-000001\.tar\.age is damaged or was cut off\.$/);
  });

  test('the backup is damaged', async () => {
    const name = 'taival-20200101T000000000Z-000002.tar.age';
    await copy(name, (bytes) => {
      const middle = bytes.length >> 1;
      return bytes.fill(~(bytes[middle] ?? 0), middle, middle + 1);
    });
    await refused({ name }, /is damaged or was cut off\.$/);
  });

  test('there is no such backup', () =>
    refused({ name: 'taival-20200101T000000000Z-000003.tar.age' }, /^There is no file/));

  test('a list of deletions is damaged', async () => {
    await live.db.prisma.deletion.create({ data: { kind: 'mail', key: 'x' } });
    await joinLists(live.db, { store, keys }, new Date());
    const list = (await store.list()).find(({ name }) => name.startsWith('deletions-'))?.name ?? '';
    await rewrite(store, list, (bytes) => bytes.subarray(0, -1));
    await refused({}, /^deletions-.+ is damaged or was cut off\.$/);
    await store.delete(list);
    await live.db.prisma.deletion.deleteMany();
  });

  test('the file store takes no files', async () => {
    const into = await storeOf('read only');
    await refused(
      { into: Object.assign(Object.create(into), { put: refusing(into, /./, 'no bucket') }) },
      /^no bucket$/,
    );
  });

  async function copy(name: string, change: (bytes: Buffer) => Buffer): Promise<void> {
    await store.write(name, await store.read(report.name));
    await rewrite(store, name, change);
  }
});

test('a backup of a newer program is refused', async () => {
  const newer = await createTestDatabase();
  opened.push(newer);
  await newer.db.pool.query(`INSERT INTO _prisma_migrations (id, checksum, finished_at, migration_name)
    VALUES ('x', 'y', now(), '9999_flying')`);
  const { name } = await makeBackup({ db: newer.db, files, store, keys, progress, keep: null });
  const db = await bare();
  await expect(restore({ db, name })).rejects.toThrow(/^The backup was made by a newer Taival .+9999_flying.+\.$/);
  expect(await tablesIn(db)).toBe(0);
  await store.delete(name);
});

test('a backup of an older program gets the later migrations', async () => {
  const older = await createBareDatabase();
  opened.push(older);
  const known = await readMigrations(MIGRATIONS);
  const early = known.map(({ name }) => name).filter((name) => name < '0013');
  await migrate(older.db.pool, MIGRATIONS, new Set(early));
  await older.db.pool.query(`INSERT INTO app_user (email, email_key, username, username_key, password_hash)
    VALUES ('a@example.org', 'a@example.org', 'a', 'a', 'x')`);
  const { name } = await makeBackup({ db: older.db, files, store, keys, progress, keep: null });
  const db = await bare();
  expect((await restore({ db, name })).migrations).toBe(known.length - early.length);
  expect([await db.prisma.user.count(), await db.prisma.deletion.count()]).toEqual([1, 0]);
  const migrated = await createTestDatabase();
  opened.push(migrated);
  await expect(restore({ db: migrated.db, name })).rejects.toThrow(
    /^The database has newer tables than the backup .+\.$/,
  );
  await store.delete(name);
});

test('a backup with rows of a table that is left out now is restored without them', async () => {
  const why = LEFT_OUT['push_device'];
  Reflect.deleteProperty(LEFT_OUT, 'push_device');
  const { name } = await makeBackup({ db: live.db, files, store, keys, progress, keep: null }).finally(() =>
    Reflect.set(LEFT_OUT, 'push_device', why),
  );
  const db = await bare();
  expect((await restore({ db, name })).loaded?.foreign).toEqual([]);
  const counts = await Promise.all(
    ['push_device', 'comment'].map((table) => db.pool.query(`SELECT count(*)::int FROM ${table}`)),
  );
  expect(counts.map(({ rows }) => rows)).toEqual([[{ count: 0 }], [{ count: 1 }]]);
  await store.delete(name);
});

test('what was deleted after the backup is deleted again, with its files', async () => {
  const { prisma } = live.db;
  await prisma.$transaction([prisma.image.delete({ where: { id: filled.photoId } }), prisma.note.deleteMany()]);
  await joinLists(live.db, { store, keys }, new Date());
  const [db, into] = [await bare(), await storeOf('without')];
  const done = await restore({ db, into });
  expect([done.deleted, done.files.unnamed, done.files.missing]).toEqual([2, 7, 0]);
  expect([await db.prisma.image.count(), await db.prisma.note.count(), await db.prisma.comment.count()]).toEqual([
    1, 0, 1,
  ]);
  expect((await keysIn(into)).length).toBe((await keysIn(files)).length - 7);
});

describe('a restore that was interrupted', () => {
  test('serves nothing, and is finished by another one with the same backup', async () => {
    const [db, into] = [await bare(), await storeOf('interrupted')];
    const remove: Files['delete'] = (key) => into.delete(key);
    const put = refusing(into, /\//, 'no space left');
    const broken = Object.assign(Object.create(into), { put, delete: remove });
    await expect(restore({ db, into: broken })).rejects.toThrow('no space left');
    await expect(openDatabase({ databaseUrl: db.url, dataDir: folder })).rejects.toThrow(
      /^A restore into this database has not ended: .+\.$/,
    );
    await expect(makeBackup({ db, files: into, store, keys, progress, keep: null })).rejects.toThrow('has not ended');
    expect((await restore({ db, into })).loaded).toBeNull();
    const started = await openDatabase({ databaseUrl: db.url, dataDir: folder });
    await started.close();
  });

  test('before it had loaded its rows is begun anew, with any backup', async () => {
    const db = await bare();
    await markRestore(db.pool, { backup: '0d000000-0000-4000-8000-000000000001', isLoaded: false });
    await migrate(db.pool, MIGRATIONS);
    expect((await restore({ db })).loaded?.tables).toBeGreaterThan(20);
  });

  test('is not mixed with another backup', async () => {
    const db = await bare();
    await markRestore(db.pool, { backup: '0d000000-0000-4000-8000-000000000001', isLoaded: true });
    await expect(restore({ db })).rejects.toThrow(/^The restore of another backup into this database has not ended/);
  });
});

test('pending mails are sent after a restore, mails that were sent since the backup are not', async () => {
  const jobs = await openJobs({ db: live.db, log: createLog('silent'), queues: QUEUES, sendOnly: true });
  await live.db.prisma.$transaction(async (tx) => {
    for (const feedbackId of [1, 2]) await jobs.enqueue(tx, mailQueue, { kind: 'feedback', feedbackId });
  });
  const { name, manifest } = await makeBackup({ db: live.db, files, store, keys, progress, keep: null });
  expect(manifest.jobs).toBe(2);
  const idsOf = async ({ pool }: Database) =>
    (await pool.query<{ id: string }>(`SELECT id FROM pgboss.job WHERE name = 'mail' ORDER BY id`)).rows;
  const [sent, pending] = await idsOf(live.db);
  await recordSent(live.db, sent?.id ?? '');
  await joinLists(live.db, { store, keys }, new Date());
  await jobs.stop();
  const db = await bare();
  expect((await restore({ db, name })).jobs).toBe(1);
  expect(await idsOf(db)).toEqual([pending]);
  await store.delete(name);
});

describe('with everything in buckets', () => {
  let bucket: Bucket;
  let other: Bucket;
  beforeAll(async () => {
    [bucket, other] = [await startBucket(), await startBucket()];
  });
  afterAll(() => Promise.all([bucket.stop(), other.stop()]));

  test('backup and restore do the same, and older backups go when a new one is sound', async () => {
    for (const key of await keysIn(files)) await bucket.files.put(key, await files.getBytes(key));
    const place = await openStore(placeOf(bucket.url.replace('?', '/backups?')));
    for (let made = 0; made < 3; made += 1)
      await makeBackup({ db: live.db, files: bucket.files, store: place, keys, progress, keep: 2 });
    const [newest, ...rest] = archivesIn(await place.list());
    expect(rest.length).toBe(1);
    const db = await bare();
    const archive = { store: place, name: newest ?? '', keys };
    const deletions = () => readAllLists(archive, []);
    const done = await restoreBackup({ db, files: other.files, archive, deletions, progress });
    expect(done.files.missing).toBe(0);
    expect(await tableDigests(db.pool)).toEqual(await tableDigests(live.db.pool));
    const restored = await keysIn(other.files);
    expect(restored.length).toBe(7);
    expect(await fileDigests(other.files, restored)).toEqual(await fileDigests(files, restored));
  });
});
