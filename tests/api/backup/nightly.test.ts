import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateX25519Identity } from 'age-encryption';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isArchiveName, isListName } from '#api/backup/core/names.ts';
import { readAllLists } from '#api/backup/lists/deletionLists.ts';
import { startBackups } from '#api/backup/nightly/startBackups.ts';
import { openStore, placeOf } from '#api/backup/place/openStore.ts';
import type { BackupStore } from '#api/backup/place/store.ts';
import { backupQueues } from '#api/domain/jobs/backups.ts';
import { QUEUES } from '#api/domain/jobs/deferredWork.ts';
import { readConfig } from '#api/platform/config.ts';
import { type Jobs, openJobs } from '#api/platform/db/jobs.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { logInto } from '../../support/logInto.ts';
import { makeUser } from '../../support/visitors.ts';

// The backup of the night as the server makes it: a job, which runs the built command.
const folder = mkdtempSync(path.join(tmpdir(), 'taival-nightly-'));
const logged: string[] = [];
const log = logInto(logged, 'info');

let key: string;
let database: TestDatabase;
let store: BackupStore;
let jobs: Jobs;
let env: Readonly<Record<string, string>>;
let end: () => Promise<void>;

beforeAll(async () => {
  key = await generateX25519Identity();
  writeFileSync(path.join(folder, 'key'), `# of the tests\n${key}\n`);
  database = await createTestDatabase();
  store = await openStore(placeOf(path.join(folder, 'backups')));
  jobs = await openJobs({ db: database.db, log, queues: QUEUES, pollS: 0.5 });
  env = {
    DATABASE_URL: database.db.url,
    DATA_DIR: folder,
    BACKUP_TO: path.join(folder, 'backups'),
    BACKUP_TIME: '02:30',
    BACKUP_KEY_FILE: path.join(folder, 'key'),
    BACKUP_KEEP: '2',
  };
  end = await startBackups(jobs, { db: database.db, backup: readConfig(env).backup, log, env });
});

afterAll(async () => {
  await end();
  await jobs.stop();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

async function named(isOne: (name: string) => boolean): Promise<string[]> {
  return (await store.list())
    .map(({ name }) => name)
    .filter(isOne)
    .sort();
}

async function enqueue(queue: keyof typeof backupQueues): Promise<void> {
  await database.db.prisma.$transaction((tx) => jobs.enqueue(tx, backupQueues[queue], {}));
}

async function schedules(): Promise<unknown[]> {
  return (await database.db.pool.query('SELECT name, cron, timezone FROM pgboss.schedule ORDER BY name')).rows;
}

test('the backup is made at its time in Finland, and the list of deletions each minute', async () => {
  expect(await schedules()).toEqual([
    { name: 'backup', cron: '30 2 * * *', timezone: 'Europe/Helsinki' },
    { name: 'deletion-list', cron: '* * * * *', timezone: 'UTC' },
  ]);
});

test('each run adds one backup, and deletes the oldest over the limit', { timeout: 120_000 }, async () => {
  const made = new Set<string>();
  for (let night = 1; night <= 3; night += 1) {
    await enqueue('backup');
    const newest = async () => {
      for (const name of await named(isArchiveName)) made.add(name);
      return made.size;
    };
    await expect.poll(newest, { timeout: 60_000 }).toBe(night);
  }
  // The oldest is deleted once the newest has been read back.
  await expect.poll(() => named(isArchiveName), { timeout: 30_000 }).toEqual([...made].sort().slice(1));
  const recorded = () => database.db.prisma.backupRun.count({ where: { bytes: { gt: 0 } } });
  await expect.poll(recorded, { timeout: 30_000 }).toBe(3);
});

test('deletions are listed beside the backups', { timeout: 60_000 }, async () => {
  await database.db.prisma.deletion.create({ data: { kind: 'note', key: 'somebody/5' } });
  await enqueue('deletionList');
  await expect.poll(async () => (await named(isListName)).length, { timeout: 30_000 }).toBe(1);
  expect(await readAllLists({ store, keys: [key] }, [])).toEqual([
    { kind: 'note', key: 'somebody/5', at: expect.stringMatching(/Z$/) },
  ]);
});

test('one without photos that rows name fails once, and deletes no older one', { timeout: 120_000 }, async () => {
  const before = await named(isArchiveName);
  const id = await makeUser(database.db, { email: 'aino@example.org', username: 'Aino' });
  await database.db.prisma.user.update({ where: { id }, data: { profileImage: 'p'.repeat(40) } });
  await enqueue('backup');
  const failed = () => database.db.prisma.backupRun.count({ where: { bytes: null } });
  await expect.poll(failed, { timeout: 60_000 }).toBe(1);
  await expect
    .poll(() => logged.find((line) => line.includes('photos are missing')), { timeout: 30_000 })
    .toBeDefined();
  const line = logged.find((one) => one.includes('photos are missing')) ?? '';
  expect(JSON.parse(line)).toMatchObject({
    level: 50,
    msg: 'the backup failed: photos are missing',
    lines: expect.arrayContaining([
      expect.stringMatching(/^1 photos are missing in the file store, .+ are profiles\/p{40}_50sq\.jpg\.$/),
    ]),
  });
  const after = await named(isArchiveName);
  expect([after.length, after.slice(0, -1)]).toEqual([before.length + 1, before]);
  const latest = `SELECT state FROM pgboss.job WHERE name = 'backup' ORDER BY created_on DESC LIMIT 1`;
  const state = async () => (await database.db.pool.query(latest)).rows;
  await expect.poll(state, { timeout: 30_000 }).toEqual([{ state: 'completed' }]);
  await database.db.prisma.user.update({ where: { id }, data: { profileImage: null } });
});

test('without BACKUP_TO there is none', async () => {
  const other = await openJobs({ db: database.db, log, queues: QUEUES });
  await startBackups(other, { db: database.db, backup: readConfig({}).backup, log });
  await other.stop();
  expect(await schedules()).toEqual([]);
});

test.each([
  [{}, 'Backups are encrypted: set BACKUP_KEY or BACKUP_KEY_FILE to a key'],
  [{ BACKUP_KEY: 'a password' }, 'The key of BACKUP_KEY or BACKUP_KEY_FILE is not usable: it takes a key such as'],
  [{ BACKUP_KEY_FILE: '/nowhere/key' }, 'The file of BACKUP_KEY_FILE, /nowhere/key, cannot be read.'],
])('a server does not start with %j', async (given, sentence) => {
  const { backup } = readConfig({ BACKUP_TO: folder, ...given });
  await expect(startBackups(jobs, { db: database.db, backup, log })).rejects.toThrow(sentence);
});
