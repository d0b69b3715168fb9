import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tilesAheadQueue } from '#api/domain/jobs/tilesAhead.ts';
import { startTilesAhead } from '#api/import/ahead/aheadJob.ts';
import { openJobs } from '#api/platform/db/jobs.ts';
import { type Files, openFiles } from '#api/platform/files/files.ts';
import { createLog } from '#api/platform/log.ts';
import { projectRoot } from '#api/platform/paths.ts';
import { clientOf } from '../../support/client.ts';
import { publishHelsinki } from '../../support/made/helsinki.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

// The built command makes the archives of a version, in a process of its own.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let server: TestServer;
let dataDir: string;
let files: Files;

beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'taival-ahead-'));
  files = await openFiles({ dataDir, bucket: null });
  server = await startTestServer({ files });
  await publishHelsinki(server.db);
});

afterEach(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function keys(): Promise<string[]> {
  const found: string[] = [];
  for await (const entry of files.entries('tiles', true)) if (entry.isFile) found.push(entry.key);
  return found.sort();
}

const recorded = async () => (await server.db.pool.query('SELECT FROM tile_archive')).rowCount;
const environment = () => ({ ...process.env, DATABASE_URL: server.db.url, DATA_DIR: dataDir, FILES_URL: '' });

function startCommand() {
  return spawn(process.execPath, [path.join(projectRoot, 'dist', 'server', 'tiles.js')], {
    env: environment(),
    stdio: 'ignore',
  });
}

test('a run killed after its last file, before its rows are written, begins anew and leaves no file', async () => {
  const holder = await server.db.pool.connect();
  await holder.query('BEGIN; LOCK TABLE tile_archive IN SHARE MODE');
  const killed = startCommand();
  const waiting = `SELECT count(*)::int AS n FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE 'INSERT INTO tile_archive%'`;
  const waiters = async () => (await server.db.pool.query<{ n: number }>(waiting)).rows[0]?.n;
  await expect.poll(waiters, { timeout: 60_000 }).toBe(1);
  const written = await keys();
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  await expect.poll(waiters, { timeout: 60_000 }).toBe(0);
  await holder.query('ROLLBACK');
  holder.release();
  expect(written.length).toBeGreaterThan(1);
  expect(await recorded()).toBe(0);
  await files.put(`${written[0]}.half`, 'half a file');

  const [code] = await once(startCommand(), 'exit');
  expect([code, await recorded(), await keys()]).toEqual([0, 1, written]);
});

test('a job makes missing archives, and nothing where none is missing', async () => {
  const said: unknown[] = [];
  const log = createLog('silent');
  log.info = (...line: unknown[]) => void said.push(line);
  const jobs = await openJobs({ db: server.db, log, queues: [tilesAheadQueue], pollS: 0.5 });
  vi.stubEnv('DATABASE_URL', server.db.url);
  vi.stubEnv('DATA_DIR', dataDir);
  try {
    const end = await startTilesAhead(jobs, tilesAheadQueue, { db: server.db, config: { baseTiles: null }, log });
    await expect.poll(recorded, { timeout: 60_000 }).toBe(1);
    await expect.poll(() => said.length, { timeout: 60_000 }).toBe(1);
    await server.db.prisma.$transaction((tx) => jobs.enqueue(tx, tilesAheadQueue, {}));
    const done = `SELECT count(*)::int AS n FROM pgboss.job WHERE name = 'tiles-ahead' AND state = 'completed'`;
    await expect
      .poll(async () => (await server.db.pool.query<{ n: number }>(done)).rows[0]?.n, { timeout: 60_000 })
      .toBeGreaterThanOrEqual(2);
    expect(said).toHaveLength(1);
    await end();
  } finally {
    vi.unstubAllEnvs();
    await jobs.stop();
  }
  const { version } = await clientOf(server.url).json<{ version: number }>('/api/query/data/version');
  await server.db.pool.query('ALTER TABLE place RENAME TO away');
  expect((await clientOf(server.url).raw(`/tiles/attractions/${version}/all/9/291/148.mvt`)).status).toBe(200);
});
