import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeArrayBuffer } from 'geotiff';
import { beforeEach, describe, expect, test } from 'vitest';
import { latestImports } from '#api/domain/state/stateSql.ts';
import { NO_ELEVATION } from '#api/elevation/elevation.ts';
import { openElevation } from '#api/elevation/openElevation.ts';
import { storeAdminAreas } from '#api/import/boundaries/storeAdminAreas.ts';
import { fetchSheets } from '#api/import/country/elevation/elevationSheets.ts';
import { type MapSheet, sheetsOver } from '#api/import/country/elevation/mapSheets.ts';
import { type CountryOptions, importCountry } from '#api/import/country/importCountry.ts';
import { plannedFiles } from '#api/import/country/plannedFiles.ts';
import { storeFailedRun } from '#api/import/publish/run/runs.ts';
import { readConfig } from '#api/platform/config.ts';
import { trySessionLock } from '#api/platform/db/sessionLock.ts';
import { inTransaction } from '#api/platform/db/transaction.ts';
import { openFiles } from '#api/platform/files/files.ts';
import { LOCK_KEYS } from '#api/platform/lockKeys.ts';
import { createLog } from '#api/platform/log.ts';
import { readImportArguments } from '../../../scripts/cli/importArguments.ts';
import { COMMANDS } from '../../../scripts/cli/importCommands.ts';
import { databaseOfTests, QUIETLY } from '../../support/publishing.ts';
import { startUpstream, type Upstream } from '../../support/services/upstream.ts';

// The land survey's elevation model, from a server on this machine that answers as its service of files does.
const KEY = 'secret key';
const AUTHORIZATION = `Basic ${Buffer.from(`${KEY}:`).toString('base64')}`;
const HELSINKI: MapSheet = { name: 'L4133', west: 380_000, south: 6_666_000 };
const NORTH_OF_IT: MapSheet = { name: 'L4134', west: 380_000, south: 6_678_000 };
const CELL_M = 1000;

let upstream: Upstream;
let folder: string;
let orders: unknown[];
/** Sheets that the service has, as it sends them. */
let sent: Map<string, Buffer>;
/** How often a job is running before it has ended, and how it ends. */
let jobs: { running: number; end: string };

/** A sheet of one height, at its place or elsewhere. */
function sheetFile({ west, south }: MapSheet, heightM: number): Buffer {
  const [width, height] = [24, 12];
  const bytes = writeArrayBuffer(new Float32Array(width * height).fill(heightM), {
    width,
    height,
    BitsPerSample: [32],
    SampleFormat: [3],
    ModelPixelScale: [CELL_M, CELL_M, 0],
    ModelTiepoint: [0, 0, 0, west, south + 12_000, 0],
    GTModelTypeGeoKey: 1,
    GTRasterTypeGeoKey: 1,
    ProjectedCSTypeGeoKey: 3067,
  });
  return Buffer.from(new Uint8Array(bytes));
}

function answer(request: IncomingMessage, response: ServerResponse, { pathname }: URL): void {
  const json = (body: unknown, status = 200) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  if (request.headers.authorization !== AUTHORIZATION) return json({ message: 'no key' }, 401);
  if (request.method === 'POST') {
    let text = '';
    request.on('data', (chunk: Buffer) => void (text += chunk.toString()));
    request.on('end', () => {
      orders.push(JSON.parse(text));
      json({ jobID: `job-${orders.length}`, status: 'accepted' }, 201);
    });
    return undefined;
  }
  const file = /^\/files\/(\w+)\.tif$/.exec(pathname)?.[1];
  if (file !== undefined) {
    const body = sent.get(file) ?? Buffer.alloc(0);
    return void response.writeHead(200, { 'content-type': 'image/tiff', 'content-length': body.length }).end(body);
  }
  if (pathname.endsWith('/results'))
    return json({ results: [...sent.keys()].map((name) => ({ path: `${upstream.url}/files/${name}.tif` })) });
  jobs.running -= 1;
  return json({ status: jobs.running >= 0 ? 'running' : jobs.end, progress: 50, message: 'disk' });
}

beforeEach(async () => {
  upstream = await startUpstream(answer);
  folder = mkdtempSync(path.join(tmpdir(), 'taival-sheets-'));
  orders = [];
  sent = new Map([['L4133', sheetFile(HELSINKI, 12)]]);
  jobs = { running: 2, end: 'successful' };
  return () => {
    upstream.close();
    rmSync(folder, { recursive: true });
  };
});

const LIMITS = { attempts: 1, retryDelayMs: 1, minBytes: 1 };

function fetched({ key = KEY, sheets = [HELSINKI, NORTH_OF_IT] } = {}) {
  const service = { url: upstream.url, key };
  const options = { service, folder, progress: () => undefined, limits: LIMITS, pollMs: 1 };
  return fetchSheets(sheets, options);
}

describe('sheets of heights', () => {
  test('are ordered as the service wants it, fetched when they are ready, and only once', async () => {
    const first = await fetched();
    expect(orders).toEqual([
      {
        id: 'korkeusmalli_10m_karttalehti',
        inputs: { mapSheetInput: ['L4133', 'L4134'], fileFormatInput: 'TIFF' },
        mode: 'async',
        response: 'document',
      },
    ]);
    expect(upstream.asked).toEqual([
      '/processes/korkeusmalli_10m_karttalehti/execution',
      '/jobs/job-1',
      '/jobs/job-1',
      '/jobs/job-1',
      '/jobs/job-1/results',
      '/files/L4133.tif',
    ]);
    expect(first.files).toEqual([path.join(folder, 'L4133.tif')]);
    expect(await fetched()).toEqual(first);
    expect(orders).toHaveLength(1);
  });

  test('that are new are ordered alone, and give the model another checksum', async () => {
    const { md5 } = await fetched();
    rmSync(path.join(folder, 'absent.json'));
    sent = new Map([['L4134', sheetFile(NORTH_OF_IT, 30)]]);
    const second = await fetched();
    expect(orders[1]).toMatchObject({ inputs: { mapSheetInput: ['L4134'] } });
    expect(second.files).toHaveLength(2);
    expect(second.md5).not.toBe(md5);
  });

  test.each([
    ['another place', () => new Map([['L4133', sheetFile(NORTH_OF_IT, 12)]]), /L4133 lies elsewhere/],
    ['nothing', () => new Map([['L4133', Buffer.from('II*\0')]]), /L4133\.tif is damaged or cut short/],
    [
      'a sheet that was not ordered',
      () => new Map([['L4131', sheetFile(HELSINKI, 12)]]),
      /another file than was ordered/,
    ],
  ])('with %s are refused, and not stored', async (_what, files, message) => {
    sent = files();
    await expect(fetched()).rejects.toThrow(message);
    expect(readdirSync(folder).filter((name) => name.endsWith('.tif'))).toEqual([]);
    expect(existsSync(path.join(folder, 'absent.json'))).toBe(false);
  });

  // A process may be killed between a download and its check.
  test('that are stored with the heights of another place are fetched again', async () => {
    const first = await fetched();
    writeFileSync(path.join(folder, 'L4133.tif'), sheetFile(NORTH_OF_IT, 12));
    expect(await fetched()).toEqual(first);
    expect(upstream.asked.filter((asked) => asked === '/files/L4133.tif')).toHaveLength(2);
  });

  test('are not taken for sea where an order of many comes back empty', async () => {
    sent = new Map();
    const sheets = sheetsOver([[22, 60, 24, 61]]);
    await expect(fetched({ sheets })).rejects.toThrow(/sent none of the \d\d sheets that were ordered$/);
    expect(existsSync(path.join(folder, 'absent.json'))).toBe(false);
    // Two sheets that were left over may well be sea.
    expect((await fetched()).files).toEqual([]);
  });

  test('are not fetched where the service ends an order, or does not know the key', async () => {
    jobs.end = 'failed';
    await expect(fetched()).rejects.toThrow(/ended an order with failed disk$/);
    await expect(fetched({ key: 'wrong' })).rejects.toThrow(/answered with status 401$/);
  });
});

describe('`npm run data` with a key to the land survey', () => {
  const db = databaseOfTests();
  const env = (key = KEY) => ({ DATA_DIR: folder, MML_API_KEY: key, MML_FILES_URL: upstream.url });
  const options = (): CountryOptions => ({
    ...QUIETLY,
    config: readConfig(env()),
    sources: ['elevation'],
    update: false,
    replaceHeights: false,
    limits: LIMITS,
  });

  beforeEach(() => {
    // The import asks only every five seconds whether an order is ready.
    jobs.running = 0;
    return inTransaction(db(), (client) =>
      storeAdminAreas(client, [
        {
          code: '091',
          level: 'MUNICIPALITY',
          nameFi: 'Helsinki',
          nameSv: 'Helsingfors',
          bbox: [24.94, 60.165, 24.95, 60.175],
          geometry: {
            type: 'Polygon',
            coordinates: [
              [
                [24.94, 60.165],
                [24.95, 60.165],
                [24.95, 60.175],
                [24.94, 60.165],
              ],
            ],
          },
        },
      ]),
    );
  });

  test('makes the model of the municipalities the heights, once, and publishes with them', async () => {
    expect(sheetsOver([[24.94, 60.165, 24.95, 60.175]])).toEqual([HELSINKI]);
    const report = await importCountry(db(), options());
    expect(report.failures).toEqual([]);
    expect(report.done).toEqual([
      expect.stringMatching(/^elevation: \d+ tiles of heights, made from 1 map sheet\.$/),
      expect.stringMatching(/^Version \d+ is live with \d+ places\.$/),
    ]);
    const config = readConfig(env());
    const elevation = await openElevation({
      db: db(),
      config,
      files: await openFiles(config),
      log: createLog('silent'),
    });
    expect(await elevation.heightsAt([[24.945, 60.17]])).toEqual([12]);
    elevation.close();
    expect((await importCountry(db(), options())).done).toEqual(['elevation: these heights are shown already.']);
    expect(orders).toHaveLength(1);
  });

  test('publishes with heights whose publish failed', async () => {
    await importCountry(db(), options());
    await db().pool.query('UPDATE elevation_model SET made_at = now()');
    expect((await importCountry(db(), options())).done).toEqual([
      'elevation: these heights are shown already.',
      expect.stringMatching(/^Version \d+ is live with \d+ places\.$/),
    ]);
    expect((await importCountry(db(), options())).done).toEqual(['elevation: these heights are shown already.']);
  });

  test('has not failed where another import of heights is running', async () => {
    await trySessionLock(db(), LOCK_KEYS.elevation, async () => {
      const { failures } = await importCountry(db(), options());
      expect(failures).toMatchObject([{ name: 'elevation', error: { message: expect.stringContaining('running') } }]);
    });
    expect(await latestImports(db().pool)).toEqual([]);
  });

  test('is no failed source any more once its command finds the same heights', async () => {
    await importCountry(db(), options());
    await storeFailedRun(db(), 'elevation', new Error('the service is away'));
    const lines = await COMMANDS.elevation({
      ...QUIETLY,
      db: db(),
      config: readConfig(env()),
      elevation: NO_ELEVATION,
      argument: null,
      files: [path.join(folder, 'downloads', 'elevation', 'L4133.tif')],
      options: readImportArguments(['elevation', 'L4133.tif']).options,
    });
    expect(lines[1]).toBe('Nothing changed: these heights are shown already.');
    expect(await latestImports(db().pool)).toMatchObject([{ source: 'elevation', state: 'PUBLISHED' }]);
  });

  test('leaves heights that were imported from files, unless it is asked to replace them', async () => {
    await db().pool.query(
      `INSERT INTO elevation_model (version, min_zoom, max_zoom, tile_px, bounds, tile_count, bytes, sheet_count,
        attribution)
       VALUES ('byhand', 5, 14, 256, '{24,60,25,61}', 1, 1, 1, '')`,
    );
    expect((await importCountry(db(), options())).done).toEqual([
      'elevation: heights that were imported from files stay, unless --only names elevation.',
    ]);
    expect(orders).toEqual([]);
    const replaced = await importCountry(db(), { ...options(), replaceHeights: true });
    expect(replaced.done[0]).toMatch(/^elevation: \d+ tiles of heights/);
  });

  test('says what it would fetch, and that nothing is fetched without a key', async () => {
    expect(await plannedFiles(readConfig(env()), ['elevation'], { update: false })).toEqual([
      `elevation: ${upstream.url}, sheet by sheet (some 1,300 of 12 MB) where they are not here.`,
    ]);
    const config = readConfig({ DATA_DIR: folder });
    expect((await importCountry(db(), { ...options(), config })).done).toEqual([
      'elevation: not fetched, since there is no MML_API_KEY.',
    ]);
  });

  test('leaves the heights as they are where the service fails', async () => {
    jobs.end = 'failed';
    const { done, failures } = await importCountry(db(), options());
    expect(done).toEqual([]);
    expect(failures).toMatchObject([{ name: 'elevation', error: { message: expect.stringContaining('failed') } }]);
  });
});
