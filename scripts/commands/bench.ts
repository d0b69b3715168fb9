import { existsSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { readAdminAreas } from '#api/import/boundaries/readAdminAreas.ts';
import { storeAdminAreas } from '#api/import/boundaries/storeAdminAreas.ts';
import { importSource } from '#api/import/publish/importSource.ts';
import { type Database, openDatabase } from '#api/platform/db/database.ts';
import { projectRoot } from '#api/platform/paths.ts';
import { baseTilesOf, benchBaseTiles, buildBaseMap } from '../bench/baseMap.ts';
import { benchInstalled } from '../bench/installed.ts';
import { mapIdleTimes } from '../bench/mapIdle.ts';
import { benchPages } from '../bench/pages.ts';
import { benchDerivatives, benchUploads, samplePhotos } from '../bench/photos.ts';
import { isInstalled, measured, serve } from '../bench/process.ts';
import { type BenchArea, benchServing, largestTile, type Series } from '../bench/serving.ts';
import { syntheticInput } from '../bench/syntheticPlaces.ts';
import { benchWeather } from '../bench/weather.ts';

// `npm run bench`: import speed and memory, base tiles and how long the map takes to draw them, and the latency of tiles, lists, search
// and detail on real Helsinki data and on a SYNTHETIC nationwide set; beside each figure a baseline of the same run: bare SQL through `pg`, and `osmium tags-filter` beside the import.
// Then how pages load on a slow phone, beside their budgets. `npm run bench -- pages` runs that part alone.
// How the installed app starts without a server, beside the same start with it (`-- installed`).
// The files of photos are made beside the library alone on the same files, in turns: more than 1 is faster than it.
// Details are asked for while the weather is, of a service that is silent, down and senseless, beside themselves alone (`-- weather`).
// The machine is shared: read ratios, not times.

const FOLDER = path.join(projectRoot, '.data', 'bench');
const SHARED = path.join(projectRoot, '..', 'shared', 'data');
const EXTRACT = path.join(SHARED, 'osm', 'helsinki-centre-2024.osm.pbf');
const BOUNDARIES = path.join(SHARED, 'boundaries', 'municipalities-2023.geojson');
const SYNTHETIC_PLACES = 200_000;

const HELSINKI: BenchArea = {
  centre: [24.945, 60.168],
  spanLon: 0.03,
  spanLat: 0.015,
  words: ['suomenlinna', 'museo', 'ravintola', 'kaivopuisto', 'tuomiokirko', 'sveaborg', 'ateneum', 'kahvila'],
};
const NATIONWIDE: BenchArea = {
  centre: [24.94, 60.2],
  spanLon: 0.4,
  spanLat: 0.2,
  words: ['laavu', 'uimaranta', 'museo', 'nuo', 'ko', 'kahvila', 'luontopolku', 'linna'],
};

const PARTS = new Map([
  ['helsinki', benchHelsinki],
  ['nationwide', benchNationwide],
  ['pages', benchPageLoads],
  ['installed', benchInstalledStarts],
  ['photos', benchPhotos],
  ['weather', benchOutside],
]);

await main(process.argv.slice(2));

async function main(asked: readonly string[]): Promise<void> {
  const unknown = asked.find((name) => !PARTS.has(name));
  if (unknown !== undefined) {
    console.error(`There is no part "${unknown}" to measure: ${[...PARTS.keys()].join(', ')}.`);
    process.exitCode = 1;
    return;
  }
  rmSync(FOLDER, { recursive: true, force: true });
  for (const [name, bench] of PARTS) if (asked.length === 0 || asked.includes(name)) await bench();
  rmSync(FOLDER, { recursive: true, force: true });
}

async function benchPageLoads(): Promise<void> {
  console.log('\nPages, starter data: slow phone (4x CPU, 150 ms, 1.6 Mbit/s), medians of 5 cold loads');
  const { url, stop } = await serve(path.join(FOLDER, 'pages'));
  try {
    for (const row of await benchPages(url, 5)) console.log(`  ${row}`);
  } finally {
    await stop();
  }
}

async function benchInstalledStarts(): Promise<void> {
  console.log('\nThe installed app, starter data: a start of the browser on a slow phone (4x CPU), medians of 5');
  for (const row of await benchInstalled(path.join(FOLDER, 'installed'), 5)) console.log(`  ${row}`);
}

async function benchPhotos(): Promise<void> {
  const samples = await samplePhotos();
  console.log('\nPhotos: the seven files of each, two photos at a time, medians of 5 rounds');
  for (const row of await benchDerivatives(samples, 5)) console.log(`  ${row}`);
  const dataDir = path.join(FOLDER, 'photos');
  const { url, peakMb, stop } = await serve(dataDir);
  try {
    await withDatabase(dataDir, async (db) => {
      for (const row of await benchUploads(url, db, samples, 24)) console.log(`  ${row}`);
    });
    console.log(`  the server's peak       ${peakMb()?.toFixed(0) ?? '?'} MB`);
  } finally {
    await stop();
  }
}

async function benchOutside(): Promise<void> {
  console.log(
    '\nThe detail of a place while the weather is asked for, starter data, 20 details and 20 forecasts a second, medians of 5 rounds',
  );
  for (const row of await benchWeather(path.join(FOLDER, 'weather'))) console.log(`  ${row}`);
}

async function benchHelsinki(): Promise<void> {
  if (!existsSync(EXTRACT)) {
    console.log('The Helsinki extract does not lie beside the project: its part is left out.');
    return;
  }
  const dataDir = path.join(FOLDER, 'helsinki');
  console.log(`\nHelsinki centre, real data (${(statSync(EXTRACT).size / 1e6).toFixed(1)} MB extract)`);
  const first = await serve(dataDir);
  await first.stop();
  if (existsSync(BOUNDARIES))
    await measured(process.execPath, ['scripts/import.mjs', 'municipalities', BOUNDARIES], { DATA_DIR: dataDir });
  const run = await measured(process.execPath, ['scripts/import.mjs', 'osm', EXTRACT], { DATA_DIR: dataDir });
  console.log(`  import and publish      ${run.seconds.toFixed(1)} s, peak ${run.peakMb?.toFixed(0) ?? '?'} MB`);
  if (isInstalled('osmium')) {
    const filter = await measured('osmium', [
      'tags-filter',
      '-O',
      '-o',
      path.join(FOLDER, 'filtered.osm.pbf'),
      EXTRACT,
      'nwr/tourism',
      'nwr/historic',
      'nwr/leisure',
      'nwr/amenity',
      'r/route',
      'r/boundary',
    ]);
    console.log(
      `  osmium tags-filter      ${filter.seconds.toFixed(1)} s (filters only), ratio ${(run.seconds / filter.seconds).toFixed(0)}`,
    );
  }
  const built = await buildBaseMap(EXTRACT, path.join(FOLDER, 'base'));
  console.log(
    `  base tiles of these     ${built.seconds.toFixed(1)} s: ${built.tiles} tiles, ${(built.bytes / 1e6).toFixed(2)} MB, the largest ${(built.largestBytes / 1e3).toFixed(1)} kB gz`,
  );
  if (isInstalled('osmium')) {
    const exported = await measured('osmium', [
      'export',
      '-O',
      '-o',
      path.join(FOLDER, 'exported.geojsonseq'),
      EXTRACT,
    ]);
    console.log(
      `  osmium export           ${exported.seconds.toFixed(1)} s (geometries only), ratio ${(built.seconds / exported.seconds).toFixed(1)}`,
    );
  }
  await benchServed(dataDir, HELSINKI, async (url, db) => {
    const tiles = await baseTilesOf(url);
    for (const row of await benchBaseTiles(tiles, db.pool)) console.log(line(row));
    await benchIdle(tiles);
  });
}

/** Beside the map as it was before an extract: a server of its own, on the starter data alone. */
async function benchIdle(ownTiles: string): Promise<void> {
  const bare = await serve(path.join(FOLDER, 'bare'));
  try {
    const { own, bare: ground } = await mapIdleTimes(path.join(FOLDER, 'idle'), ownTiles, await baseTilesOf(bare.url));
    console.log(
      `  map at z13 until idle   p50 ${own.toFixed(0)} ms; land and water alone ${ground.toFixed(0)} ms, ratio ${(own / ground).toFixed(1)}`,
    );
  } finally {
    await bare.stop();
  }
}

async function benchNationwide(): Promise<void> {
  const dataDir = path.join(FOLDER, 'nationwide');
  console.log(`\nNationwide, SYNTHETIC (${SYNTHETIC_PLACES} invented places)`);
  await withDatabase(dataDir, async (db) => {
    if (existsSync(BOUNDARIES)) await loadBoundaries(db);
    const quiet = { acceptLoss: true, progress: () => undefined, onSkip: () => undefined };
    const report = await importSource(db, syntheticInput(SYNTHETIC_PLACES), quiet);
    const steps = Object.entries(report.timings).map(([step, ms]) => `${step} ${(ms / 1000).toFixed(1)}`);
    const total = Object.values(report.timings).reduce((sum, ms) => sum + ms, 0);
    console.log(
      `  import and publish      ${(total / 1000).toFixed(1)} s (${steps.join(', ')}), peak ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB`,
    );
  });
  await benchServed(dataDir, NATIONWIDE);
}

async function benchServed(
  dataDir: string,
  area: BenchArea,
  further: (url: string, db: Database) => Promise<void> = async () => undefined,
): Promise<void> {
  const served = await serve(dataDir);
  console.log(`  start to ready          ${served.seconds.toFixed(1)} s`);
  try {
    await withDatabase(dataDir, async (db) => {
      for (const row of await benchServing(served.url, db.pool, area)) console.log(line(row));
      console.log(
        `  largest tile around     ${((await largestTile(served.url, db.pool, area)) / 1000).toFixed(1)} kB gz`,
      );
      await further(served.url, db);
    });
  } finally {
    await served.stop();
  }
}

function line({ what, latency, perSecond, bare }: Series): string {
  const failures = latency.failures > 0 ? `, ${latency.failures} FAILED` : '';
  const rate = perSecond === null ? '' : `, ${perSecond.toFixed(0)}/s at most`;
  return `  ${what.padEnd(40)} p50 ${latency.p50.toFixed(1)} p95 ${latency.p95.toFixed(1)} ms${rate}${failures}; bare SQL p50 ${bare.p50.toFixed(1)} p95 ${bare.p95.toFixed(1)} ms, ratio of p50 ${(latency.p50 / bare.p50).toFixed(1)}`;
}

async function loadBoundaries(db: Database): Promise<void> {
  const areas = await readAdminAreas(BOUNDARIES, { onSkip: () => undefined, progress: () => undefined });
  const client = await db.pool.connect();
  try {
    await storeAdminAreas(client, areas);
  } finally {
    client.release();
  }
}

async function withDatabase(dataDir: string, work: (db: Database) => Promise<void>): Promise<void> {
  const db = await openDatabase({ databaseUrl: null, dataDir });
  try {
    await work(db);
  } finally {
    await db.close();
  }
}
