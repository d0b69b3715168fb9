import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dumpsQueue } from '#api/domain/jobs/dumps.ts';
import { purgeQueue } from '#api/domain/photos/files/purges.ts';
import { startDumps } from '#api/dumps/dumpJob.ts';
import { openJobs } from '#api/platform/db/jobs.ts';
import { type Files, openFiles } from '#api/platform/files/files.ts';
import { createLog } from '#api/platform/log.ts';
import { projectRoot } from '#api/platform/paths.ts';
import { publishHelsinki } from '../../support/made/helsinki.ts';
import { hideIdentity } from '../../support/made/madePlaces.ts';
import { IDS } from '../../support/made/placesOfHelsinki.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

// The built command writes the dump of a version, in a process of its own.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let server: TestServer;
let dataDir: string;
let files: Files;

beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'taival-dumps-'));
  files = await openFiles({ dataDir, bucket: null });
  server = await startTestServer({ files });
  await publishHelsinki(server.db);
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const keys = async () => {
  const found: string[] = [];
  for await (const entry of files.entries('dumps', true)) if (entry.isFile) found.push(entry.key);
  return found.sort();
};
const names = async () =>
  (await server.db.pool.query<{ name: string }>('SELECT name FROM dump')).rows.map(({ name }) => name);

function startCommand() {
  return spawn(process.execPath, [path.join(projectRoot, 'dist', 'server', 'dumps.js')], {
    env: { ...process.env, DATABASE_URL: server.db.url, DATA_DIR: dataDir, FILES_URL: '' },
    stdio: 'ignore',
  });
}

test('a dump killed after its last file, before its row is written, begins anew and leaves no file', async () => {
  // The first sweep has to pass, the row at the end not: a lock on the version's row holds up the foreign key alone.
  const holder = await server.db.pool.connect();
  await holder.query(`BEGIN; SELECT FROM data_set WHERE state = 'LIVE' FOR UPDATE`);
  const killed = startCommand();
  const waiting = `SELECT count(*)::int AS n FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE 'INSERT INTO dump%'`;
  const waiters = async () => (await server.db.pool.query<{ n: number }>(waiting)).rows[0]?.n;
  await expect.poll(waiters, { timeout: 60_000 }).toBe(1);
  expect(await keys()).toHaveLength(4);
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  await expect.poll(waiters, { timeout: 60_000 }).toBe(0);
  await holder.query('ROLLBACK');
  holder.release();
  expect(await names()).toEqual([]);
  await files.put('dumps/2-old/places.fgb.half', 'half a file');
  const [code] = await once(startCommand(), 'exit');
  const [dump] = await names();
  expect([code, await keys()]).toEqual([
    0,
    ['csv.gz', 'fgb', 'geojsonl.gz', 'parquet'].map((ending) => `dumps/${dump}/places.${ending}`),
  ]);
});

test('a job writes a missing dump, and has the CDN drop one that was replaced', async () => {
  const log = createLog('silent');
  const jobs = await openJobs({ db: server.db, log, queues: [dumpsQueue, purgeQueue], pollS: 0.5 });
  vi.stubEnv('DATABASE_URL', server.db.url);
  vi.stubEnv('DATA_DIR', dataDir);
  try {
    const end = await startDumps(jobs, dumpsQueue, { db: server.db, config: { dumps: true }, log });
    await expect.poll(async () => (await names()).length, { timeout: 60_000 }).toBe(1);
    const [before] = await names();
    await hideIdentity(server.db, IDS.museum);
    const purged: string[] = [];
    await jobs.work(purgeQueue, async ({ tags }) => void purged.push(...tags));
    await server.db.prisma.$transaction((tx) => jobs.enqueue(tx, dumpsQueue, {}));
    await expect.poll(() => purged, { timeout: 60_000 }).toContain(`dumps-${before}`);
    await expect.poll(names, { timeout: 60_000 }).not.toContain(before);
    await expect.poll(async () => (await names()).length, { timeout: 60_000 }).toBe(1);
    await end();
  } finally {
    await jobs.stop();
  }
});
