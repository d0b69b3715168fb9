import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { HeightReader } from '#api/elevation/heights.ts';
import { closeSheets, openSheets } from '#api/import/elevation/sheets/openSheets.ts';
import type { DoneParts } from '#api/import/elevation/tiles/doneParts.ts';
import { makeElevationTiles } from '#api/import/elevation/tiles/elevationTiles.ts';
import { openNamelessFile } from '#api/platform/files/namelessFile.ts';
import type { Position } from '#common/geo/bounds.ts';
import type { TileAddress } from '#common/geo/tileGrid.ts';

/** A folder for the files of a test file, gone at its end. */
export function folderOfTests(): { readonly folder: string; write(name: string, content: string | Buffer): string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'taival-elevation-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return {
    folder,
    write: (name, content) => {
      const file = path.join(folder, name);
      writeFileSync(file, content);
      return file;
    },
  };
}

/** The tiles that an import makes of sheets, by `z/x/y`, and the heights that they give. */
export interface MadeTiles {
  readonly tiles: ReadonlyMap<string, Buffer>;
  readonly maxZoom: number;
  heightsAt(points: readonly Position[], zoom?: number): Promise<(number | null)[]>;
}

/** Nothing is made already, and nothing is held for later. */
const NO_PARTS: DoneParts = { read: async () => null, write: async () => undefined, drop: async () => undefined };

export async function tilesOfSheets(sheets: readonly string[], crs: number | null = null): Promise<MadeTiles> {
  const progress = () => undefined;
  const file = await openNamelessFile(tmpdir());
  const opened = await openSheets(sheets, { crs, spool: { descriptor: file.descriptor, end: 0 }, progress });
  const tiles = new Map<string, Buffer>();
  const take = ({ z, x, y }: TileAddress, body: Buffer) => void tiles.set(`${z}/${x}/${y}`, body);
  await makeElevationTiles(opened, { progress, take, parts: NO_PARTS });
  await closeSheets(opened);
  file.close();
  const zooms = [...tiles.keys()].map((key) => Number(key.split('/')[0]));
  const maxZoom = Math.max(...zooms);
  const from = {
    version: '1',
    minZoom: Math.min(...zooms),
    maxZoom,
    tilePx: 256,
    tile: async ({ z, x, y }: { z: number; x: number; y: number }) => tiles.get(`${z}/${x}/${y}`) ?? null,
  };
  const reader = new HeightReader();
  return { tiles, maxZoom, heightsAt: (points, zoom) => reader.heightsAt(from, points, zoom) };
}
