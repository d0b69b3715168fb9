import { mkdtempSync, readdirSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { decodeTile } from '#api/elevation/terrariumTile.ts';
import { dropArchives } from '#api/import/ahead/dropArchives.ts';
import { dropElevation } from '#api/import/elevation/dropElevation.ts';
import { type ElevationReport, importElevation } from '#api/import/elevation/importElevation.ts';
import { readSetsAnew } from '#api/platform/db/publicSets.ts';
import { trySessionLock } from '#api/platform/db/sessionLock.ts';
import { LOCK_KEYS } from '#api/platform/lockKeys.ts';
import { toTileGrid } from '#common/geo/tileGrid.ts';
import { clientOf } from '../../support/client.ts';
import { gridText } from '../../support/made/gridText.ts';
import { folderOfTests } from '../../support/made/madeElevation.ts';
import { OSM } from '../../support/made/madeRecords.ts';
import { importOf } from '../../support/publishing.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

// Heights through HTTP: what an import makes, and what becomes of it when another one replaces it.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const { folder, write } = folderOfTests();
const GRID = { west: 384_000, south: 7_542_000, columns: 60, rows: 40 };
/** In the middle of the grid, by GDAL. */
const HERE = { lon: 24.2349, lat: 67.9705 };
const QUERY = '{ elevation { tiles minZoom maxZoom tilePx attribution bounds } }';

let server: TestServer;
let spoolFolder: string;

beforeAll(async () => {
  server = await startTestServer();
  await importOf(server.db, 'osm', OSM);
});
beforeEach(() => {
  spoolFolder = mkdtempSync(path.join(tmpdir(), 'taival-spool-'));
});
afterEach(async () => {
  expect(readdirSync(spoolFolder)).toEqual([]);
  rmSync(spoolFolder, { recursive: true });
  await server.db.pool.query('DELETE FROM elevation_model');
  await dropElevation(server.db, server.files);
  readSetsAnew(server.db);
});
afterAll(() => server.stop());

async function importFlat(heightM: number, options: { attribution?: string } = {}): Promise<ElevationReport> {
  const sheets = [write(`flat${heightM}.asc`, gridText({ ...GRID, height: () => heightM }))];
  const given = { crs: null, attribution: options.attribution ?? null, progress: () => undefined };
  return importElevation(server.db, { files: server.files, spoolFolder, sheets, ...given });
}

interface Source {
  readonly tiles: string;
  readonly maxZoom: number;
  readonly attribution: string;
}

async function source(): Promise<Source | null> {
  return (await clientOf(server.url).ask<{ elevation: Source | null }>(QUERY)).elevation;
}

/** Address of the tile over the grid. */
function tileOf({ tiles, maxZoom }: Source): string {
  const [x = 0, y = 0] = toTileGrid([HERE.lon, HERE.lat], maxZoom).map(Math.floor);
  return tiles.replace('{z}', String(maxZoom)).replace('{x}', String(x)).replace('{y}', String(y));
}

const raw = (address: string, options: RequestInit = {}) => fetch(`${server.url}${address}`, options);
const heightByRest = async () =>
  clientOf(server.url).json<unknown>(`/api/query/height?lon=${HERE.lon}&lat=${HERE.lat}`);

async function storedFiles(): Promise<string[]> {
  const keys: string[] = [];
  for await (const entry of server.files.entries('tiles', true)) if (entry.isFile) keys.push(entry.key);
  return keys;
}

describe('an installation without heights', () => {
  test('says so', async () => {
    expect(await source()).toBeNull();
    expect(await heightByRest()).toEqual({ height: null });
    expect((await raw('/tiles/elevation/x/14/9300/3900.webp')).status).toBe(404);
  });
});

describe('imported heights', () => {
  test('are served as tiles, and at a point by GraphQL and REST', async () => {
    const report = await importFlat(321.5);
    expect(report).toMatchObject({ isNew: true, sheets: 1 });
    const found = await source();
    expect(found).toMatchObject({
      tiles: `/tiles/elevation/${report.version}/{z}/{x}/{y}.webp`,
      // At z5 the grid is smaller than half a pixel.
      minZoom: 6,
      maxZoom: 14,
      tilePx: 256,
      attribution: '© Maanmittauslaitos, CC BY 4.0',
    });
    if (found === null) return;
    const tile = await raw(tileOf(found));
    expect([tile.status, tile.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(tile.headers.get('cache-control')).toContain('immutable');
    expect(tile.headers.get('cache-tag')).toContain('elevation-tiles');
    const { metres } = await decodeTile(Buffer.from(await tile.arrayBuffer()));
    expect(metres).toContain(321.5);
    expect(await heightByRest()).toEqual({ height: 321.5 });
    const { height } = await clientOf(server.url).ask<{ height: number }>(
      `{ height(lon: ${HERE.lon}, lat: ${HERE.lat}) }`,
    );
    expect(height).toBe(321.5);
  });

  test('are answered by 304, HEAD and 404 as other tiles are', async () => {
    await importFlat(8);
    const address = tileOf((await source()) ?? { tiles: '', maxZoom: 0, attribution: '' });
    const etag = (await raw(address)).headers.get('etag') ?? '';
    expect((await raw(address, { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect([(await raw(address, { method: 'HEAD' })).status, etag === '']).toEqual([200, false]);
    for (const wrong of [
      address.replace(/\d+\.webp/, '1.webp'),
      address.replace(/elevation\/[^/]+/, 'elevation/x'),
      address.replace('/14/', '/15/'),
      address.replace('/14/', '/a/'),
    ]) {
      const answer = await raw(wrong);
      expect([answer.status, answer.headers.get('cache-control')], wrong).toEqual([404, 'no-store']);
    }
  });

  test('at a point outside of the world are refused', async () => {
    expect((await raw('/api/query/height?lon=190&lat=60')).status).toBe(400);
    expect((await raw('/api/query/height?lon=24')).status).toBe(400);
  });

  test('name another source where the operator says so, as HTML that is safe', async () => {
    await importFlat(4, { attribution: '<a href="https://dem.example">DEM</a><script>1</script>' });
    expect((await source())?.attribution).toBe('<a href="https://dem.example" rel="noopener noreferrer">DEM</a>');
  });
});

describe('heights that others replace', () => {
  test('are served to open pages for a day, and are deleted then', async () => {
    await importFlat(1);
    const before = tileOf((await source()) ?? { tiles: '', maxZoom: 0, attribution: '' });
    await importFlat(2);
    expect(await heightByRest()).toEqual({ height: 2 });
    expect((await raw(before)).status).toBe(200);
    expect(await storedFiles()).toHaveLength(2);
    await server.db.pool.query(
      `UPDATE elevation_model SET replaced_at = now() - interval '25 hours' WHERE replaced_at IS NOT NULL`,
    );
    await dropElevation(server.db, server.files);
    readSetsAnew(server.db);
    expect(await storedFiles()).toHaveLength(1);
    expect((await raw(before)).status).toBe(404);
    expect(await heightByRest()).toEqual({ height: 2 });
  });

  test('by themselves stay', async () => {
    const first = await importFlat(3);
    expect(await importFlat(3)).toEqual({ ...first, isNew: false });
    await importFlat(4);
    expect(await importFlat(3)).toMatchObject({ version: first.version, isNew: true });
    expect(await heightByRest()).toEqual({ height: 3 });
  });

  test('stay when the sheets are none, or have no height', async () => {
    await importFlat(5);
    const options = { files: server.files, spoolFolder, crs: null, attribution: null, progress: () => undefined };
    for (const text of ['<html>', gridText({ ...GRID, height: () => NaN })])
      await expect(importElevation(server.db, { ...options, sheets: [write('bad.asc', text)] })).rejects.toThrow(
        /no elevation model|No cell of the sheets has a height/,
      );
    expect(await heightByRest()).toEqual({ height: 5 });
    expect(await storedFiles()).toHaveLength(1);
  });

  test('stay while the sweep of other archives runs, which leaves one alone that is being written', async () => {
    await importFlat(6);
    await server.files.put('tiles/elevation/half.pmtiles.1', 'x');
    await server.files.put('tiles/attractions/1/all.pmtiles', 'x');
    await server.db.pool.connect().then(async (client) => {
      await dropArchives(client, server.files);
      client.release();
    });
    expect((await storedFiles()).filter((key) => !key.startsWith('tiles/elevation/'))).toEqual([]);
    expect(await storedFiles()).toHaveLength(2);
    await trySessionLock(server.db, LOCK_KEYS.elevation, () => dropElevation(server.db, server.files));
    expect(await storedFiles()).toHaveLength(2);
    await dropElevation(server.db, server.files);
    expect(await storedFiles()).toHaveLength(1);
    expect(await heightByRest()).toEqual({ height: 6 });
  });

  test('by two imports at a time are refused', async () => {
    await trySessionLock(server.db, LOCK_KEYS.elevation, () =>
      expect(importFlat(7)).rejects.toThrow('Another import of heights is running.'),
    );
    expect(folder).not.toBe('');
  });
});

describe('an import that is broken off', () => {
  /** Over the edge between two tiles of z10. */
  const OVER_EDGE = { ...GRID, west: 383_000, columns: 300, height: (x: number, y: number) => 200 + x / 3 + y };
  /** How many tiles of the finest zoom have been made or read, call by call. */
  let steps: number[];

  beforeEach(() => {
    steps = [];
  });

  /** Imports a sheet; `broken`: the process fails at the last tile. */
  function importSheet(sheet: string, { broken }: { broken: boolean }): Promise<ElevationReport> {
    return importElevation(server.db, {
      files: server.files,
      spoolFolder,
      sheets: [sheet],
      crs: null,
      attribution: null,
      progress: (step, done, total) => {
        if (step !== 'Making tiles of heights') return;
        steps.push(done);
        if (broken && done === total) throw new Error('the process is gone');
      },
    });
  }

  /** The parts that are made, as files. */
  const parts = () =>
    readdirSync(spoolFolder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.join(parentPath, name));

  test('goes on with what it has made, to the same heights', async () => {
    const sheet = write('edge.asc', gridText(OVER_EDGE));
    const whole = await importSheet(sheet, { broken: false });
    const all = steps.length;
    steps = [];
    await expect(importSheet(sheet, { broken: true })).rejects.toThrow('the process is gone');
    expect(parts()).toHaveLength(1);
    steps = [];
    expect(await importSheet(sheet, { broken: false })).toEqual({ ...whole, isNew: false });
    expect(steps.at(-1)).toBe(all);
    expect(steps.length).toBeLessThan(all);
  });

  test('begins anew where a sheet has changed, or what it has made was not stored whole', async () => {
    const sheet = write('changed.asc', gridText(OVER_EDGE));
    await expect(importSheet(sheet, { broken: true })).rejects.toThrow('the process is gone');
    for (const part of parts()) truncateSync(part, 100);
    steps = [];
    await expect(importSheet(sheet, { broken: true })).rejects.toThrow('the process is gone');
    const all = steps.length;
    expect(steps.at(-1)).toBe(all);
    write('changed.asc', gridText({ ...OVER_EDGE, height: () => 7 }));
    steps = [];
    await importSheet(sheet, { broken: false });
    expect(steps).toHaveLength(all);
    const { lon, lat } = { lon: HERE.lon + 0.0229, lat: HERE.lat };
    expect(await clientOf(server.url).json<unknown>(`/api/query/height?lon=${lon}&lat=${lat}`)).toEqual({ height: 7 });
  });
});
