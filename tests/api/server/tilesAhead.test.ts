import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openBaseTiles } from '#api/basemap/serve/baseTiles.ts';
import { storeBaseTiles } from '#api/basemap/store/storeBaseTiles.ts';
import { makeTilesAhead } from '#api/import/ahead/makeTilesAhead.ts';
import { importSource } from '#api/import/publish/importSource.ts';
import { rollback } from '#api/import/publish/rollback.ts';
import type { SourceRecord } from '#api/import/records/record.ts';
import { type Files, openFiles } from '#api/platform/files/files.ts';
import { createLog } from '#api/platform/log.ts';
import { projectRoot } from '#api/platform/paths.ts';
import { tileBody } from '#api/tiles/tileBody.ts';
import { tilePlaces } from '#api/tiles/tilesSql.ts';
import { toTileGrid } from '#common/geo/tileGrid.ts';
import { clientOf } from '../../support/client.ts';
import { inputOf, lineRecord, pointRecord } from '../../support/made/madeRecords.ts';
import { importAlongside, QUIETLY } from '../../support/publishing.ts';
import { type Bucket, startBucket } from '../../support/services/bucket.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

// Tiles that a publish has made ahead, through HTTP: with the tables away, only the archive can have given them.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const HERE = [24.46, 60.99] as const;
const EXTRACT = [24.4, 60.95, 24.5, 61.05] as const;
let bucket: Bucket;

beforeAll(async () => {
  bucket = await startBucket();
});

afterAll(() => bucket.stop());

describe.each(['a folder', 'a bucket'])('tiles made ahead in %s', (name) => {
  let server: TestServer;
  let dataDir: string;
  let files: Files;
  let warnings: number;

  beforeEach(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'taival-ahead-'));
    files = name === 'a bucket' ? bucket.files : await openFiles({ dataDir, bucket: null });
    for await (const entry of files.entries('tiles', true)) if (entry.isFile) await files.delete(entry.key);
    warnings = 0;
    const log = createLog('silent');
    log.warn = () => void (warnings += 1);
    server = await startTestServer({ files, log });
  });

  afterEach(async () => {
    bucket.break(null);
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const raw = (address: string) => clientOf(server.url).raw(address);
  const make = async (through: Files = files) =>
    makeTilesAhead(server.db, {
      files: through,
      embedded: await openBaseTiles(projectRoot),
      spoolFolder: path.join(dataDir, 'spool'),
    });
  const keys = async () => {
    const found: string[] = [];
    for await (const entry of files.entries('tiles', true)) if (entry.isFile) found.push(entry.key);
    return found.sort();
  };
  const address = (z: number, version: number, view = 'all') => {
    const [x, y] = toTileGrid(HERE, z).map(Math.floor);
    return `/tiles/attractions/${version}/${view}/${z}/${x}/${y}.mvt`;
  };
  const rename = (from: string, to: string) => server.db.pool.query(`ALTER TABLE ${from} RENAME TO ${to}`);

  /** Publishes a version; `shift` moves its places. */
  const publish = (shift = 0, heldVersions = 3) =>
    importSource(server.db, inputOf('osm', records(shift)), { ...QUIETLY, heldVersions });

  test('are served when the tables cannot be read, as they would be from them', async () => {
    await publish();
    const expected = await Promise.all(
      [4, 8, 12].map(async (z) => {
        const [x = 0, y = 0] = toTileGrid(HERE, z).map(Math.floor);
        const tile = { z, x, y };
        return tileBody(tile, await tilePlaces(server.db.pool, { ...tile, version: 1 }, { by: 'all' }, 2000));
      }),
    );
    expect(await make()).toEqual([
      { name: 'attractions/1', files: 6, tiles: expect.any(Number), bytes: expect.any(Number) },
    ]);
    await rename('place', 'away');
    const answers = await Promise.all([4, 8, 12].map((z) => raw(address(z, 1))));
    expect(answers.map(({ body }) => body.toString('hex'))).toEqual(expected.map((body) => body.toString('hex')));
    for (const { status, headers } of answers) {
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'application/vnd.mapbox-vector-tile',
        'content-encoding': 'gzip',
        'cache-control': 'public, max-age=31536000, immutable',
        'cache-tag': 'tiles,tiles-1',
        etag: expect.stringMatching(/^"[\w-]+"$/),
      });
    }
    expect((await raw(address(12, 1, 'hiking'))).body.length).toBeGreaterThan(20);
    // Nothing of a kind without places, nothing where none lies, and no such view.
    for (const empty of [address(12, 1, 'museum'), '/tiles/attractions/1/all/12/10/10.mvt'])
      expect(gunzipSync((await raw(empty)).body)).toHaveLength(0);
    expect((await raw(address(12, 1, 'castles'))).status).toBe(404);
    expect(warnings).toBe(0);
    expect((await raw(address(13, 1))).status).toBe(503);
  });

  test('of the base map are served with the sea and land of the embedded map around', async () => {
    const built = [8, 9, 10, 11, 12, 13, 14].map((z) => {
      const [x = 0, y = 0] = toTileGrid(HERE, z).map(Math.floor);
      return { z, x, y, body: gzipSync(`tile of ${z}`) };
    });
    await importAlongside(server.db, 'osm', records(0), (client) =>
      storeBaseTiles(
        client,
        { bounds: EXTRACT, digest: 'd', dataDate: null },
        async (onTile) => {
          for (const tile of built) await onTile(tile);
        },
        (older) => older,
      ),
    );
    const { version } = await openBaseTiles(projectRoot);
    expect((await make())?.map((made) => made.name)).toEqual(['attractions/1', `base/${version}.1`]);
    expect(await keys()).toContain(`tiles/base/${version}.1.pmtiles`);
    await rename('base_tile', 'away');
    const tile = async (z: number, x: number, y: number) => raw(`/tiles/base/${version}.1/${z}/${x}/${y}.mvt`);
    for (const { z, x, y, body } of built.filter((one) => one.z <= 12)) {
      const answer = await tile(z, x, y);
      expect([answer.status, answer.body.equals(body)]).toEqual([200, true]);
      expect(answer.headers['cache-tag']).toBe(`base-tiles,base-tiles-${version}.1`);
    }
    const [around] = built.filter((one) => one.z === 12).map(({ z, x, y }) => tile(z, x + 1, y));
    expect((await around)?.body.length).toBeGreaterThan(20);
    const [deep] = built.filter((one) => one.z === 13).map(({ z, x, y }) => tile(z, x, y));
    expect((await deep)?.status).toBe(503);
  });

  test('that cannot be read come from the tables, with one line in the log', async () => {
    await publish();
    await make();
    // The folder has lost them; the bucket does not answer.
    if (name === 'a folder') for (const key of await keys()) await files.delete(key);
    bucket.break(async (_request, response) => {
      response.destroy();
      return 'done';
    });
    for (const z of [5, 6, 7]) expect((await raw(address(z, 1))).body.length).toBeGreaterThan(20);
    expect(warnings).toBe(1);
  });

  test('of a version that is live again after a rollback are there, those of the one taken back are not', async () => {
    await publish();
    await make();
    await publish(0.001);
    await make();
    expect((await keys()).filter((key) => key.endsWith('/all.pmtiles'))).toHaveLength(2);
    await rollback(server.db);
    expect(await make()).toEqual([]);
    expect((await keys()).filter((key) => key.endsWith('/all.pmtiles'))).toEqual(['tiles/attractions/1/all.pmtiles']);
    await rename('place', 'away');
    expect((await raw(address(9, 1))).status).toBe(200);
    const gone = await raw(address(9, 2));
    expect([gone.status, gone.headers['cache-control']]).toEqual([404, 'no-store']);
  });

  test('are deleted with the versions that are no longer held', async () => {
    for (const shift of [0, 0.001, 0.002]) {
      await publish(shift, 2);
      await make();
    }
    expect((await keys()).filter((key) => key.endsWith('/all.pmtiles'))).toEqual([
      'tiles/attractions/2/all.pmtiles',
      'tiles/attractions/3/all.pmtiles',
    ]);
    const { rows } = await server.db.pool.query('SELECT name FROM tile_archive ORDER BY name');
    expect(rows).toEqual([{ name: 'attractions/2' }, { name: 'attractions/3' }]);
  });

  test('are left undone when a newer version is live, and made of that', async () => {
    await publish();
    const through = await openFiles({ dataDir, bucket: null });
    let published: Promise<unknown> | null = null;
    through.putWhole = async (key, chunks) => {
      published ??= publish(0.001);
      await published;
      await files.putWhole(key, chunks);
    };
    through.entries = files.entries.bind(files);
    through.delete = files.delete.bind(files);
    expect((await make(through))?.map((made) => made.name)).toEqual(['attractions/2']);
    expect((await keys()).filter((key) => !key.startsWith('tiles/attractions/2/'))).toEqual([]);
    // The version before has none: the tables answer.
    expect((await raw(address(9, 1))).body.length).toBeGreaterThan(20);
  });

  test('are made by one process at a time, and anew after a failure', async () => {
    await publish();
    const both = await Promise.all([make(), make()]);
    expect(both.filter((made) => made === null)).toHaveLength(1);
    await publish(0.001);
    const failing = await openFiles({ dataDir, bucket: null });
    failing.putWhole = async () => Promise.reject(new Error('no space is left'));
    await expect(make(failing)).rejects.toThrow('no space is left');
    expect((await server.db.pool.query('SELECT FROM tile_archive')).rowCount).toBe(1);
    expect((await make())?.map((made) => made.name)).toEqual(['attractions/2']);
  });
});

/** Points of several kinds around a place, and a trail. */
function records(shift: number): readonly SourceRecord[] {
  const [lon, lat] = HERE;
  return [
    ...Array.from({ length: 40 }, (_, i) =>
      pointRecord([lon + shift + (i % 8) / 50, lat + Math.floor(i / 8) / 100], {
        ref: `n${i + 1}`,
        names: { fi: `Laavu ${i}` },
        category: i % 2 === 0 ? 'shelter/lean_to' : 'amenity/cafe',
      }),
    ),
    lineRecord(
      [
        [lon + shift, lat],
        [lon + 0.1, lat + 0.05],
      ],
      { ref: 'w1', names: { fi: 'Polku' } },
    ),
  ];
}
