import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { latestImports } from '#api/domain/state/stateSql.ts';
import { readConfig } from '#api/platform/config.ts';
import { projectRoot } from '#api/platform/paths.ts';
import { databaseOfTests, QUIETLY } from '../../../tests/support/publishing.ts';
import { startUpstream, type Upstream } from '../../../tests/support/services/upstream.ts';
import { storeUnchangedFile } from './files/fileRuns.ts';
import { type CountryReport, type CountrySource, importCountry } from './importCountry.ts';

const BOUNDARIES = readFileSync(path.join(projectRoot, 'prisma', 'starter', 'municipalities.geojson'));

const db = databaseOfTests();
let upstream: Upstream;
let folder: string;
/** Whether the server of the boundaries answers. */
let isThere: boolean;

beforeEach(async () => {
  isThere = true;
  folder = mkdtempSync(path.join(tmpdir(), 'taival-country-'));
  upstream = await startUpstream((_request, response, { pathname }) => {
    if (pathname === '/boundaries' && isThere)
      return void response.writeHead(200, { 'content-type': 'application/json' }).end(BOUNDARIES);
    response.writeHead(404).end();
  });
});
afterEach(() => {
  upstream.close();
  rmSync(folder, { recursive: true });
});

function update(...sources: readonly CountrySource[]): Promise<CountryReport> {
  return updateBy({}, ...sources);
}

function updateBy(asked: { readonly nightly?: boolean }, ...sources: readonly CountrySource[]): Promise<CountryReport> {
  return importCountry(db(), {
    ...asked,
    ...QUIETLY,
    config: readConfig({
      DATA_DIR: folder,
      OSM_URL: `${upstream.url}/finland.osm.pbf`,
      BOUNDARIES_URL: `${upstream.url}/boundaries`,
      LIPAS_URL: `${upstream.url}/v2`,
    }),
    sources,
    update: true,
    acceptLoss: false,
    replaceHeights: false,
    limits: { attempts: 1, minBytes: 1 },
  });
}

const latest = async () => (await latestImports(db().pool)).map(({ source, state }) => `${source} ${state}`);

test('each source that cannot be fetched or read has a failed run, until it can again', async () => {
  await update('municipalities');
  isThere = false;
  const { failures } = await update('municipalities', 'osm', 'lipas', 'lois');
  expect(failures.map(({ name }) => name)).toEqual(['municipalities', 'osm', 'lipas', 'lois']);
  expect(await latest()).toEqual(['lipas FAILED', 'lois FAILED', 'municipalities FAILED', 'osm FAILED']);
  isThere = true;
  // The file is that of the last import: nothing is imported.
  expect(await update('municipalities')).toMatchObject({ failures: [], done: [] });
  expect(await latest()).toContain('municipalities PUBLISHED');
});

test('an unchanged file belongs to the version that it came with, which a rollback undoes', async () => {
  await db().pool.query(`INSERT INTO data_set (version, state, reason) VALUES (7, 'LIVE', 'test')`);
  await db().pool.query(
    `INSERT INTO import_run (source, state, coverage, data_date, counts, version)
     VALUES ('osm', 'PUBLISHED', '{"bounds": null}', '2026-01-01', '{"file": "abc", "read": 5}', 7)`,
  );
  await storeUnchangedFile(db(), 'osm');
  const { rows } = await db().pool.query(
    'SELECT state, coverage, data_date::text, counts, version, message FROM import_run',
  );
  expect(rows[1]).toEqual({
    state: 'PUBLISHED',
    coverage: { bounds: null },
    data_date: '2026-01-01',
    counts: { file: 'abc' },
    version: 7,
    message: 'nothing changed',
  });
});

/** Stores runs of a source, each with its state and how many records vanished by it. */
async function storeRuns(source: string, ...runs: readonly (readonly [state: string, vanished: number])[]) {
  for (const [state, vanished] of runs)
    await db().pool.query('INSERT INTO import_run (source, state, counts) VALUES ($1, $2, $3)', [
      source,
      state,
      { read: 5, added: 0, changed: 0, unchanged: 5, vanished, baseTiles: null },
    ]);
}

test('a nightly update leaves a source that was rolled back, until it is updated by request', async () => {
  const fails = async (nightly: boolean) => {
    const { done, failures } = await updateBy({ nightly }, 'lipas', 'lois');
    return { left: done.filter((line) => line.startsWith('lipas')), failed: failures.map(({ name }) => name) };
  };
  // Of the two that were rolled back, the second had found nothing new.
  await storeRuns('lipas', ['PUBLISHED', 1], ['ROLLED_BACK', 1], ['ROLLED_BACK', 0], ['FAILED', 0]);
  expect(await fails(true)).toEqual({
    left: ['lipas: left as it is, since its last import was rolled back; start an update to import it.'],
    failed: ['lois'],
  });
  expect(await fails(false)).toEqual({ left: [], failed: ['lipas', 'lois'] });
  await storeRuns('lipas', ['PUBLISHED', 0]);
  expect(await fails(true)).toEqual({ left: [], failed: ['lipas', 'lois'] });
});

test('a nightly update goes on with a source to which the publish that was rolled back did nothing', async () => {
  await storeRuns('lipas', ['PUBLISHED', 1], ['ROLLED_BACK', 0]);
  await storeRuns('lois', ['ROLLED_BACK', 1]);
  expect(await updateBy({ nightly: true }, 'lipas', 'lois')).toMatchObject({
    done: [expect.stringContaining('lois: left as it is'), expect.stringContaining('Nothing changed')],
    failures: [{ name: 'lipas' }],
  });
});
