import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { Compression, PMTiles, type Source, TileType, tileIdToZxy } from 'pmtiles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type NamelessFile, openNamelessFile } from '#api/platform/files/namelessFile.ts';
import type { TileAddress } from '#common/geo/tileGrid.ts';
import { TileSpool } from './tileSpool.ts';
import { archiveBytes } from './writeArchive.ts';

// The written archives are read by the library with which browsers and servers read archives.
const folder = mkdtempSync(path.join(tmpdir(), 'taival-spool-'));
let file: NamelessFile;

beforeAll(async () => {
  file = await openNamelessFile(folder);
});

afterAll(() => {
  file.close();
  rmSync(folder, { recursive: true });
});

interface Made extends TileAddress {
  readonly text: string;
}

const METADATA = { name: 'places', attribution: '© somebody', layers: ['points'] };

async function written(tiles: readonly Made[]): Promise<Buffer> {
  const spool = new TileSpool(file);
  for (const { text, ...tile } of tiles) spool.add('one', tile, gzipSync(text));
  const parts: Buffer[] = [];
  for await (const part of archiveBytes(spool.tilesOf('one'), METADATA)) parts.push(part);
  return Buffer.concat(parts);
}

/** The archive, and the ranges that are read of it. */
function opened(bytes: Buffer): { readonly archive: PMTiles; readonly read: [number, number][] } {
  const read: [number, number][] = [];
  const source: Source = {
    getKey: () => 'made',
    getBytes: async (offset, length) => {
      read.push([offset, length]);
      return { data: new Uint8Array(bytes.subarray(offset, offset + length)).buffer };
    },
  };
  return { archive: new PMTiles(source), read };
}

const textOf = async (archive: PMTiles, { z, x, y }: TileAddress) => {
  const found = await archive.getZxy(z, x, y);
  return found && Buffer.from(found.data).toString();
};

/** All tiles of a zoom, each with a text of its own. */
const wholeZoom = (z: number): Made[] =>
  Array.from({ length: 4 ** z }, (_, at) => {
    const [x, y] = [at % 2 ** z, Math.floor(at / 2 ** z)];
    return { z, x, y, text: `tile ${z}/${x}/${y}` };
  });

describe('an archive', () => {
  test('gives back its tiles, written in any order, and none where it has none', async () => {
    const tiles = [...wholeZoom(3), ...wholeZoom(2)].toReversed();
    const { archive } = opened(await written(tiles));
    for (const tile of tiles) expect(await textOf(archive, tile)).toBe(tile.text);
    expect(await textOf(archive, { z: 4, x: 0, y: 0 })).toBeUndefined();
    const { archive: some } = opened(await written(wholeZoom(3).filter(({ x }) => x > 3)));
    expect(await textOf(some, { z: 3, x: 3, y: 3 })).toBeUndefined();
  });

  test('describes itself in its header and metadata', async () => {
    const { archive } = opened(
      await written([
        { z: 4, x: 9, y: 4, text: 'a' },
        { z: 5, x: 18, y: 9, text: 'b' },
      ]),
    );
    expect(await archive.getHeader()).toMatchObject({
      specVersion: 3,
      clustered: true,
      internalCompression: Compression.Gzip,
      tileCompression: Compression.Gzip,
      tileType: TileType.Mvt,
      minZoom: 4,
      maxZoom: 5,
      minLon: 22.5,
      maxLon: 33.75,
      numAddressedTiles: 2,
      numTileEntries: 2,
      numTileContents: 2,
    });
    expect(await archive.getMetadata()).toMatchObject({
      name: 'places',
      attribution: '© somebody',
      vector_layers: [{ id: 'points', fields: {} }],
    });
  });

  test('holds equal tiles once, and names a run of them in one entry', async () => {
    const tiles = wholeZoom(4).map((tile) => ({ ...tile, text: tile.x < 8 ? 'sea' : tile.text }));
    const { archive } = opened(await written(tiles));
    for (const tile of tiles) expect(await textOf(archive, tile)).toBe(tile.text);
    const { numAddressedTiles, numTileContents, numTileEntries } = await archive.getHeader();
    expect([numAddressedTiles, numTileContents]).toEqual([256, 129]);
    // The curve goes through the western half of the world first.
    expect(numTileEntries).toBe(1 + 128);
  });

  test('of many tiles names them in leaves, of which one is read for a tile', async () => {
    // Of lengths that do not repeat: a directory of equal ones is short, however many they are.
    const tiles = wholeZoom(7).map((tile, at) => ({ ...tile, text: randomBytes((at * 7919) % 503).toString('hex') }));
    const bytes = await written(tiles);
    const { archive, read } = opened(bytes);
    for (const tile of tiles.filter((_, at) => at % 8000 === 1)) expect(await textOf(archive, tile)).toBe(tile.text);
    const header = await archive.getHeader();
    expect(header.leafDirectoryLength).toBeGreaterThan(0);
    // Header with root, then leaf and tile of each.
    expect(read).toHaveLength(1 + 3 * 2);
    expect(Math.max(...read.slice(1).map(([, length]) => length))).toBeLessThan(16_384);
    expect(header.tileDataOffset + (header.tileDataLength ?? 0)).toBe(bytes.length);
  });

  test('has its tiles in the order of the curve, so that neighbours are read together', async () => {
    const { archive, read } = opened(await written(wholeZoom(4).toReversed()));
    const first = tileIdToZxy(85).map(Number);
    expect(first).toEqual([4, 0, 0]);
    for (let id = 85; id < 85 + 256; id++) {
      const [z, x, y] = tileIdToZxy(id);
      await archive.getZxy(z, x, y);
    }
    const starts = read.slice(1).map(([offset]) => offset);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  });

  test('shares its spool with others, which leave no file behind', async () => {
    const spool = new TileSpool(file);
    spool.add('b', { z: 4, x: 1, y: 1 }, gzipSync('of b'));
    spool.add('a', { z: 4, x: 1, y: 1 }, gzipSync('of a'));
    expect(spool.names()).toEqual(['a', 'b']);
    expect(() => spool.tilesOf('c')).toThrow('has no tiles');
    expect(readdirSync(folder)).toEqual([]);
  });
});
