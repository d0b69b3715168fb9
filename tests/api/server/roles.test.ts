import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#api/platform/config.ts';
import { connect } from '#api/platform/db/database.ts';
import { createLog } from '#api/platform/log.ts';
import { type RunningServer, startServer } from '#api/server.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { publishHelsinki } from '../../support/made/helsinki.ts';

// Two processes of one service: one answers visitors, the other does the jobs.
let database: TestDatabase;
let web: RunningServer;

function start(role: 'web' | 'jobs', env: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  const config = readConfig({
    PORT: '0',
    BASEMAP: 'embedded',
    ROLE: role,
    DATA_DIR: '.data/test-roles',
    PUBLIC_URL: 'http://localhost:4000',
    ...env,
  });
  return startServer(config, { db: connect(database.db.url), log: createLog('silent') });
}

const status = async (server: RunningServer, path: string) => (await fetch(server.url + path)).status;

/** States of the sweep that every process with jobs asks for at its start. */
async function sweeps(): Promise<string[]> {
  const { rows } = await database.db.pool.query<{ state: string }>(
    `SELECT state::text AS state FROM pgboss.job WHERE name = 'image-sweep'`,
  );
  return rows.map(({ state }) => state);
}

beforeAll(async () => {
  database = await createTestDatabase();
  await publishHelsinki(database.db);
  web = await start('web');
}, 60_000);

afterAll(async () => {
  await web.close();
  await database.drop();
});

test('a web process answers visitors, schedules nothing and does no job', async () => {
  expect(await status(web, '/api/query/data/version')).toBe(200);
  const { rows } = await database.db.pool.query('SELECT name FROM pgboss.schedule');
  expect(rows).toEqual([]);
  expect(await sweeps()).toEqual([]);
});

test('a jobs process does the jobs, and answers health checks alone', async () => {
  const jobs = await start('jobs');
  await expect.poll(sweeps, { timeout: 20_000 }).toEqual(['completed']);
  expect(await status(jobs, '/healthz')).toBe(200);
  expect(await status(jobs, '/readyz')).toBe(200);
  expect(await status(jobs, '/api/query/data/version')).toBe(404);
  expect(await status(jobs, '/graphql?query={__typename}')).toBe(404);
  await jobs.close();
});

// Issue 22: opening hours as data, refreshed nightly
test('a jobs process makes the stretches of opening hours at its start, and each night', async () => {
  const { pool } = database.db;
  // As after a backup was restored: what was computed has ended.
  await pool.query(`UPDATE opening_pattern SET open = '{}', until = now()`);
  const isOpen = async () =>
    (await pool.query<{ open: boolean }>(`SELECT open @> now() AS open FROM opening_pattern WHERE hours = '24/7'`))
      .rows;
  expect(await isOpen()).toEqual([{ open: false }]);
  const jobs = await start('jobs');
  await expect.poll(isOpen, { timeout: 20_000 }).toEqual([{ open: true }]);
  expect((await pool.query(`SELECT cron FROM pgboss.schedule WHERE name = 'opening-hours'`)).rows).toHaveLength(1);
  await jobs.close();
});

test('a jobs process has the data updated at the hour that the operator names, until none is named', async () => {
  const scheduled = async (time: string) => {
    const jobs = await start('jobs', { DATA_UPDATE: time });
    try {
      return (await database.db.pool.query(`SELECT cron, timezone FROM pgboss.schedule WHERE name = 'data-update'`))
        .rows;
    } finally {
      await jobs.close();
    }
  };
  expect(await scheduled('04:30')).toEqual([{ cron: '30 4 * * *', timezone: 'Europe/Helsinki' }]);
  expect(await scheduled('')).toEqual([]);
});
