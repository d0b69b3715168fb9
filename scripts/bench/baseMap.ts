import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Pool } from 'pg';
import { buildBaseTiles } from '#api/basemap/build/buildBaseTiles.ts';
import { openEmbeddedMap } from '#api/basemap/land/embeddedMap.ts';
import { readBaseMap } from '#api/basemap/read/readBaseMap.ts';
import { projectRoot } from '#api/platform/paths.ts';
import { atRate, get, oneByOne } from './load.ts';
import type { Series } from './serving.ts';

export interface BaseMapBuilt {
  readonly seconds: number;
  readonly tiles: number;
  readonly bytes: number;
  readonly largestBytes: number;
}

/**
 * Reads an extract and makes its base tiles, without a database: the part of an import that makes the map. `folder` is
 * used for temporary files.
 */
export async function buildBaseMap(file: string, folder: string): Promise<BaseMapBuilt> {
  const spoolFolder = path.join(folder, 'spool');
  mkdirSync(spoolFolder, { recursive: true });
  const begin = performance.now();
  const sizes: number[] = [];
  const progress = () => undefined;
  await buildBaseTiles(await readBaseMap(file, { progress }), {
    embedded: await openEmbeddedMap(projectRoot),
    spoolFolder,
    progress,
    onTile: async ({ body }) => void sizes.push(body.byteLength),
  });
  rmSync(spoolFolder, { recursive: true, force: true });
  return {
    seconds: (performance.now() - begin) / 1000,
    tiles: sizes.length,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    largestBytes: Math.max(0, ...sizes),
  };
}

const RATE = 50;
const SECONDS = 6;

interface StoredTile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/**
 * Every stored base tile, cold and from the server's cache, each beside the bare statement that reads it. `tiles` is
 * the address with {z}, {x} and {y}.
 */
export async function benchBaseTiles(tiles: string, pool: Pool): Promise<Series[]> {
  const stored = await pool.query<StoredTile>('SELECT DISTINCT z, x, y FROM base_tile ORDER BY z, x, y');
  const calls = stored.rows.map(
    ({ z, x, y }) =>
      () =>
        get(tiles.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y)), {
          'accept-encoding': 'gzip',
        }),
  );
  const bare = stored.rows.map(
    ({ z, x, y }) =>
      () =>
        pool.query('SELECT body FROM base_tile WHERE z = $1 AND x = $2 AND y = $3 ORDER BY tile_set DESC LIMIT 1', [
          z,
          x,
          y,
        ]),
  );
  const cold = await oneByOne(calls);
  const bareCold = await oneByOne(bare);
  return [
    { what: 'base tile z8–14, cold', latency: cold, perSecond: null, bare: bareCold },
    {
      what: `base tile z8–14, cached, ${RATE}/s`,
      latency: await atRate(calls, RATE, SECONDS),
      perSecond: null,
      bare: await atRate(bare, RATE, SECONDS),
    },
  ];
}

/** Address of a served map's base tiles, as the server gives it to clients. */
export async function baseTilesOf(url: string): Promise<string> {
  const answer = await (
    await fetch(`${url}/graphql?query=${encodeURIComponent('{ dataSet { baseTiles { tiles } } }')}`)
  ).text();
  const tiles = /"tiles":"([^"]+)"/.exec(answer)?.[1];
  if (tiles === undefined) throw new Error('The server does not say where its base tiles are.');
  return new URL(tiles, url).href.replaceAll('%7B', '{').replaceAll('%7D', '}');
}
