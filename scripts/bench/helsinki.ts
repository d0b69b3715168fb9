import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { baseTilesOf, benchBaseTiles, buildBaseMap } from './baseMap.ts';
import { mapIdleTimes } from './mapIdle.ts';
import { isInstalled, type Measured, measured, serve } from './process.ts';
import { benchServed, seriesLine } from './served.ts';
import type { BenchArea } from './serving.ts';
import { BOUNDARIES, EXTRACT } from './sources.ts';

const HELSINKI: BenchArea = {
  centre: [24.945, 60.168],
  spanLon: 0.03,
  spanLat: 0.015,
  words: ['suomenlinna', 'museo', 'ravintola', 'kaivopuisto', 'tuomiokirko', 'sveaborg', 'ateneum', 'kahvila'],
};

/** Elements that `osmium tags-filter` selects: roughly what our import reads. */
const FILTER = ['nwr/tourism', 'nwr/historic', 'nwr/leisure', 'nwr/amenity', 'r/route', 'r/boundary'];

/**
 * Imports real data of Helsinki, makes its base tiles and serves both; beside them the same work of `osmium`, where it
 * is installed.
 */
export async function benchHelsinki(folder: string): Promise<void> {
  if (!existsSync(EXTRACT)) {
    console.log('The Helsinki extract does not lie beside the project: its part is left out.');
    return;
  }
  const dataDir = path.join(folder, 'helsinki');
  console.log(`\nHelsinki centre, real data (${(statSync(EXTRACT).size / 1e6).toFixed(1)} MB extract)`);
  await benchImport(folder, dataDir);
  await benchBuild(folder);
  await benchServed(dataDir, HELSINKI, async (url, db) => {
    const tiles = await baseTilesOf(url);
    for (const row of await benchBaseTiles(tiles, db.pool)) console.log(seriesLine(row));
    await benchIdle(folder, tiles);
  });
}

async function benchImport(folder: string, dataDir: string): Promise<void> {
  const first = await serve(dataDir);
  await first.stop();
  const runImport = (kind: string, file: string): Promise<Measured> =>
    measured(process.execPath, ['scripts/import.mjs', kind, file], { DATA_DIR: dataDir });
  if (existsSync(BOUNDARIES)) await runImport('municipalities', BOUNDARIES);
  const run = await runImport('osm', EXTRACT);
  console.log(`  import and publish      ${run.seconds.toFixed(1)} s, peak ${run.peakMb?.toFixed(0) ?? '?'} MB`);
  if (!isInstalled('osmium')) return;
  const output = path.join(folder, 'filtered.osm.pbf');
  const filter = await measured('osmium', ['tags-filter', '-O', '-o', output, EXTRACT, ...FILTER]);
  const ratio = (run.seconds / filter.seconds).toFixed(0);
  console.log(`  osmium tags-filter      ${filter.seconds.toFixed(1)} s (filters only), ratio ${ratio}`);
}

async function benchBuild(folder: string): Promise<void> {
  const built = await buildBaseMap(EXTRACT, path.join(folder, 'base'));
  const size = `${(built.bytes / 1e6).toFixed(2)} MB, the largest ${(built.largestBytes / 1e3).toFixed(1)} kB gz`;
  console.log(`  base tiles of these     ${built.seconds.toFixed(1)} s: ${built.tiles} tiles, ${size}`);
  if (!isInstalled('osmium')) return;
  const output = path.join(folder, 'exported.geojsonseq');
  const exported = await measured('osmium', ['export', '-O', '-o', output, EXTRACT]);
  const ratio = (built.seconds / exported.seconds).toFixed(1);
  console.log(`  osmium export           ${exported.seconds.toFixed(1)} s (geometries only), ratio ${ratio}`);
}

/**
 * Draws the map on the tiles of the extract, and beside it on those of the starter data alone, which a second server
 * has.
 */
async function benchIdle(folder: string, ownTiles: string): Promise<void> {
  const bare = await serve(path.join(folder, 'bare'));
  try {
    const bareTiles = await baseTilesOf(bare.url);
    const { own, bare: ground } = await mapIdleTimes(path.join(folder, 'idle'), ownTiles, bareTiles);
    const ratio = (own / ground).toFixed(1);
    const beside = `land and water alone ${ground.toFixed(0)} ms, ratio ${ratio}`;
    console.log(`  map at z13 until idle   p50 ${own.toFixed(0)} ms; ${beside}`);
  } finally {
    await bare.stop();
  }
}
