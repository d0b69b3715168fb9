import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordBackup } from '#api/backup/save/backupRuns.ts';
import { readConfig } from '#api/platform/config.ts';
import { openDatabase, servingLimits } from '#api/platform/db/database.ts';
import { createLog } from '#api/platform/log.ts';
import { startTracing } from '#api/platform/tracing/startTracing.ts';
import { type RunningServer, startServer } from '#api/server.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { publishHelsinki } from '../../support/made/helsinki.ts';
import { type Collector, startCollector } from '../../support/services/collector.ts';

// One process that is watched in both ways: by Prometheus, and by a collector of traces.
let database: TestDatabase;
let server: RunningServer;
let collector: Collector;
let endTracing: () => Promise<void>;

beforeAll(async () => {
  database = await createTestDatabase();
  collector = await startCollector();
  endTracing = await startTracing(collector.url);
  await publishHelsinki(database.db);
  const config = readConfig({
    PORT: '0',
    METRICS_PORT: '0',
    BASEMAP: 'embedded',
    DATABASE_URL: database.db.url,
    DATA_DIR: '.data/test-metrics',
  });
  server = await startServer(config, {
    db: await openDatabase(config, servingLimits(config)),
    log: createLog('silent'),
  });
}, 60_000);

afterAll(async () => {
  await server.close();
  await endTracing();
  await collector.stop();
  await database.drop();
});

const readMetrics = async () => (await fetch(`${server.metricsUrl}/metrics`)).text();
const ask = async (path: string) => (await fetch(server.url + path)).status;

/** The value of a metric with these labels; null where there is none. */
function valueIn(text: string, name: string, labels: Readonly<Record<string, string>> = {}): number | null {
  const line = text
    .split('\n')
    .find(
      (one) =>
        /^[^{ ]+/.exec(one)?.[0] === name &&
        Object.entries(labels).every(([label, value]) => one.includes(`${label}="${value}"`)),
    );
  return line === undefined ? null : Number(line.split(' ').at(-1));
}

/** Counters of earlier tests of this process go on: how much a value has grown since `before`. */
const grown = (before: string, after: string, name: string, labels: Readonly<Record<string, string>>) =>
  (valueIn(after, name, labels) ?? 0) - (valueIn(before, name, labels) ?? 0);

test('requests are counted and timed by their routes, unknown paths as one', async () => {
  const before = await readMetrics();
  await ask('/api/query/data/version');
  await ask('/nowhere/at/all');
  await ask('/nowhere/else');
  const after = await readMetrics();
  const requests = (route: string, status: string) =>
    grown(before, after, 'taival_http_requests_total', { method: 'GET', route, status });
  expect(requests('/api/query/data/:x', '200')).toBe(1);
  expect(requests('none', '404')).toBe(2);
  expect(grown(before, after, 'taival_http_request_seconds_count', { method: 'GET', route: 'none' })).toBe(2);
});

test('statements are timed, and the connections of the pool are counted', async () => {
  const text = await readMetrics();
  const server = 'primary';
  expect(valueIn(text, 'taival_sql_seconds_count', { server })).toBeGreaterThan(0);
  expect(valueIn(text, 'taival_sql_connections', { server, state: 'idle' })).not.toBeNull();
  expect(valueIn(text, 'taival_sql_waiting', { server })).toBe(0);
});

test('jobs, caches, the event loop and the versions have metrics', async () => {
  const runs = async () =>
    valueIn(await readMetrics(), 'taival_job_runs_total', { queue: 'image-sweep', result: 'done' });
  await expect.poll(runs, { timeout: 20_000 }).toBeGreaterThan(0);
  const text = await readMetrics();
  expect(valueIn(text, 'taival_cache_lookups_total', { cache: 'pages', result: 'hit' })).not.toBeNull();
  expect(valueIn(text, 'nodejs_eventloop_lag_p99_seconds')).not.toBeNull();
  expect(valueIn(text, 'taival_info', { role: 'all', node: process.versions.node })).toBe(1);
});

test('the disk, the database, imports and backups have metrics', async () => {
  await recordBackup(database.db, { started: new Date(), bytes: 12_345 });
  const text = await readMetrics();
  expect(valueIn(text, 'taival_database_up')).toBe(1);
  expect(valueIn(text, 'taival_disk_bytes', { kind: 'free' })).toBeGreaterThan(0);
  expect(valueIn(text, 'taival_database_bytes')).toBeGreaterThan(0);
  expect(valueIn(text, 'taival_import_failed', { source: 'osm' })).toBe(0);
  expect(valueIn(text, 'taival_import_published_timestamp_seconds', { source: 'osm' })).toBeGreaterThan(0);
  expect(valueIn(text, 'taival_backup_timestamp_seconds', { result: 'done' })).toBeGreaterThan(0);
  expect(valueIn(text, 'taival_backup_bytes')).toBe(12_345);
});

test('visitors do not reach the metrics', async () => {
  expect(await ask('/metrics')).toBe(404);
  expect(new URL(server.metricsUrl ?? '').hostname).toBe('127.0.0.1');
});

// Last, since it ends the tracing.
test('a request, its statements and jobs are traced, without what people wrote', async () => {
  const spansOf = (id: string) => collector.spans().filter(({ attributes }) => attributes['taival.request_id'] === id);
  const answer = await fetch(`${server.url}/api/user/feedback`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` },
    body: JSON.stringify({ text: 'Salainen palaute', contact: 'maija@example.org' }),
  });
  expect(answer.status).toBe(200);
  await endTracing();
  const [request] = spansOf(answer.headers.get('x-request-id') ?? '');
  expect(request).toMatchObject({ name: 'POST /api/user/feedback', attributes: { 'http.response.status_code': 200 } });
  // Only a trace of our own proxy is continued.
  expect(request?.traceId).not.toBe('a'.repeat(32));
  const statements = collector.spans().filter(({ traceId }) => traceId === request?.traceId);
  expect(statements.map(({ name }) => name)).toContain('SQL INSERT');
  expect(statements.every(({ spanId, parentSpanId }) => spanId === request?.spanId || parentSpanId)).toBe(true);
  expect(collector.text()).not.toMatch(/Salainen|maija/);
});
