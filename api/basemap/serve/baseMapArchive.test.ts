import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { Compression, TileType } from 'pmtiles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ConfigError } from '#api/platform/configError.ts';
import { createLog, type Log } from '#api/platform/log.ts';
import { projectRoot } from '#api/platform/paths.ts';
import { type MadeArchive, pmtiles } from '../../../tests/support/made/pmtiles.ts';
import type { BaseMap } from './baseMap.ts';
import { archiveBaseMap } from './baseMapArchive.ts';
import { type BaseTiles, openBaseTiles } from './baseTiles.ts';

/** A tile of Helsinki at z15, and another of sea far away. */
const HELSINKI = { z: 15, x: 18654, y: 9482 };
const text = (words: string) => gzipSync(words);
const MADE: MadeArchive = {
  tiles: [{ ...HELSINKI, body: text('Helsinki') }],
  metadata: { attribution: '<a href="https://a.example/">A</a><script>x</script>' },
};

const folder = mkdtempSync(path.join(tmpdir(), 'taival-archive-'));
let embedded: BaseTiles;
const opened: BaseMap[] = [];

beforeAll(async () => {
  embedded = await openBaseTiles(projectRoot);
});

afterAll(async () => {
  for (const map of opened) await map.close();
  rmSync(folder, { recursive: true });
});

let files = 0;

function fileOf(bytes: Uint8Array): string {
  const file = path.join(folder, `${files++}.pmtiles`);
  writeFileSync(file, bytes);
  return file;
}

async function openFile(file: string, log: Log = createLog('silent')): Promise<BaseMap> {
  const map = await archiveBaseMap({ file, embedded, log });
  opened.push(map);
  return map;
}

const versionOf = async (map: BaseMap) => /^\/tiles\/base\/([\w.-]+)\//.exec((await map.source(0)).tiles)?.[1] ?? '';

async function tileOf(map: BaseMap, { z, x, y }: typeof HELSINKI, version?: string): Promise<string | null> {
  const tile = await map.tile({ version: version ?? (await versionOf(map)), z, x, y });
  return tile && gunzipSync(tile.body).toString();
}

describe('an archive', () => {
  test('is served under a version of its own, with its deepest zoom and a safe attribution', async () => {
    const map = await openFile(fileOf(pmtiles({ ...MADE, minZoom: 0 })));
    expect(await map.source(7)).toEqual({
      tiles: expect.stringMatching(/^\/tiles\/base\/[\w-]{12}\.[\w-]{12}\/\{z\}\/\{x\}\/\{y\}\.mvt$/),
      maxZoom: 15,
      attribution: '<a href="https://a.example/" rel="noopener noreferrer">A</a>',
      outline: null,
    });
    expect(await tileOf(map, HELSINKI)).toBe('Helsinki');
    expect(map.origins()).toEqual([]);
  });

  test('may have uncompressed tiles and directories', async () => {
    const map = await openFile(
      fileOf(
        pmtiles({
          tiles: [{ ...HELSINKI, body: Buffer.from('plain') }],
          tileCompression: Compression.None,
          internalCompression: Compression.None,
        }),
      ),
    );
    expect(await tileOf(map, HELSINKI)).toBe('plain');
    expect((await map.source(0)).attribution).toBeNull();
  });

  test('shows the embedded map where it has no tile, down to its deepest zoom', async () => {
    const map = await openFile(fileOf(pmtiles(MADE)));
    for (const place of [
      { z: 4, x: 9, y: 4 },
      { z: 15, x: 18656, y: 9480 },
    ]) {
      const tile = await map.tile({ version: await versionOf(map), ...place });
      expect(new VectorTile(new PbfReader(gunzipSync(tile?.body ?? ''))).layers['earth']?.length).toBeGreaterThan(0);
    }
  });

  test.each([
    ['below its zooms', { z: 16, x: 0, y: 0 }],
    ['outside the world', { z: 4, x: 16, y: 0 }],
  ])('has no tile %s', async (_what, place) => {
    expect(await tileOf(await openFile(fileOf(pmtiles(MADE))), place)).toBeNull();
  });

  test('whose directory gives a tile more bytes than the file has is not read beyond its end', async () => {
    const map = await openFile(fileOf(pmtiles({ tiles: [{ ...HELSINKI, body: text('Helsinki'), told: 2 ** 45 }] })));
    await expect(tileOf(map, HELSINKI)).rejects.toThrow(/ends within a tile$/);
  });

  test('has no tile under another version', async () => {
    expect(await tileOf(await openFile(fileOf(pmtiles(MADE))), HELSINKI, `${embedded.version}.0`)).toBeNull();
  });

  test('has the same version wherever the same file lies, and another when one tile is longer', async () => {
    const versions = await Promise.all(
      [MADE, MADE, { ...MADE, tiles: [{ ...HELSINKI, body: text('Helsinki!') }] }].map(async (made) =>
        versionOf(await openFile(fileOf(pmtiles(made)))),
      ),
    );
    expect(versions[1]).toBe(versions[0]);
    expect(versions[2]).not.toBe(versions[0]);
  });

  test('that is replaced is served without a restart; one that is broken is not', async () => {
    const file = fileOf(pmtiles(MADE));
    const warnings: string[] = [];
    const silent = createLog('silent');
    const map = await openFile(file, {
      info: silent.info,
      error: silent.error,
      debug: silent.debug,
      warn: (_about: object, words?: string) => warnings.push(words ?? ''),
    });
    const before = await versionOf(map);
    renameSync(fileOf(Buffer.from('no archive at all')), file);
    await expect.poll(async () => [await versionOf(map), warnings.length], { timeout: 10_000 }).toEqual([before, 1]);
    expect(await tileOf(map, HELSINKI)).toBe('Helsinki');
    renameSync(fileOf(pmtiles({ ...MADE, tiles: [{ ...HELSINKI, body: text('Helsingfors') }] })), file);
    await expect.poll(() => versionOf(map), { timeout: 10_000 }).not.toBe(before);
    expect([await tileOf(map, HELSINKI), await tileOf(map, HELSINKI, before)]).toEqual(['Helsingfors', null]);
  });
});

describe('an archive that cannot be used', () => {
  const whole = pmtiles(MADE);

  test.each([
    ['is not there', null, 'which is not there'],
    ['is empty', Buffer.alloc(0), 'which is no PMTiles archive'],
    ['is something else', Buffer.from('SQLite format 3\0'.repeat(1000)), 'which is no PMTiles archive'],
    [
      'has a damaged directory',
      Buffer.concat([whole.subarray(0, 130), Buffer.alloc(10), whole.subarray(140)]),
      'which is no PMTiles archive',
    ],
    ['is cut short', whole.subarray(0, whole.length - 5), 'which is cut short'],
    [
      'has a damaged head',
      Buffer.concat([whole.subarray(0, 8), Buffer.alloc(119, 0xff), whole.subarray(127)]),
      'which is no PMTiles archive',
    ],
    [
      'is of an older version',
      Buffer.concat([whole.subarray(0, 7), Buffer.from([2]), whole.subarray(8)]),
      'which has version 2 of PMTiles: version 3 is needed',
    ],
    ['holds pictures', pmtiles({ ...MADE, tileType: TileType.Png }), 'which holds no vector tiles'],
    [
      'is compressed by Brotli',
      pmtiles({ ...MADE, tileCompression: Compression.Brotli }),
      'whose tiles are compressed by something else than gzip',
    ],
    ['is too deep', pmtiles({ ...MADE, maxZoom: 25 }), 'whose zooms 15 to 25 make no map'],
    [
      'has metadata that unpack without end',
      pmtiles({ ...MADE, metadata: { attribution: ' '.repeat(2 ** 26) } }),
      'whose metadata is damaged',
    ],
    ['has no zooms', pmtiles({ ...MADE, minZoom: 16 }), 'whose zooms 16 to 15 make no map'],
  ])('because it %s is reported in one sentence', async (_what, bytes, clause) => {
    const file = bytes === null ? path.join(folder, 'missing.pmtiles') : fileOf(bytes);
    const error: unknown = await openFile(file).then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(ConfigError);
    expect(error).toHaveProperty('message', `The environment variable BASEMAP_TILES names ${file}, ${clause}.`);
  });

  test('because it is a folder is reported in one sentence', async () => {
    await expect(openFile(folder)).rejects.toThrow(
      /^The environment variable BASEMAP_TILES names .+, which (cannot be read|is no PMTiles archive)\.$/,
    );
  });
});
