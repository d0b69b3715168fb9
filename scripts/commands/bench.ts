import { rmSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '#api/platform/paths.ts';
import type { PacingPiece } from '#web/map/pace/pieces.ts';
import { benchCluster } from '../bench/cluster/cluster.ts';
import { benchConditions } from '../bench/conditions.ts';
import { benchCountry } from '../bench/country/country.ts';
import { benchElevation } from '../bench/elevation.ts';
import { benchHelsinki } from '../bench/helsinki.ts';
import { importHill } from '../bench/hill.ts';
import { benchInstalled } from '../bench/installed.ts';
import { benchNationwide } from '../bench/nationwide.ts';
import { allPacingPieces, benchPacing, isPacingPiece } from '../bench/pacing.ts';
import { benchPages, benchRelief, EMBED_BUDGETS } from '../bench/pages.ts';
import { benchPan } from '../bench/pan.ts';
import { benchDerivatives, benchUploads, samplePhotos } from '../bench/photos.ts';
import { serve } from '../bench/process.ts';
import { withDatabase } from '../bench/served.ts';
import { benchUpgrade } from '../bench/upgrade.ts';
import { benchVisitors } from '../bench/visitors.ts';
import { benchWeather } from '../bench/weather.ts';
import { kB, weighEmbed } from '../check/budgets.mjs';

// `npm run bench` measures all parts but those of `ONLY_WHEN_ASKED`, `npm run bench -- PART…` only those that it names.
// A number is the number of runs that medians are made of (`-- pages 3`). Read ratios, not times, where the machine is
// shared.
//
// - helsinki, nationwide: import, base tiles and the latency of tiles, lists, search and detail, on real data of
//   Helsinki and on a SYNTHETIC nationwide set; beside each figure bare SQL through `pg`, and `osmium` beside the
//   import
// - pages: loads of pages on a slow phone, beside their budgets; the map once more with heights under it, and
//   dragged
// - embed: the same loads of an embed, and what it weighs
// - installed: starts of the installed app without a server, beside the same starts with it
// - photos: the files of photos, beside the library alone on the same files
// - weather: details while a failing weather service is asked, beside details alone
// - conditions: details while sources of conditions fail that are asked each minute, beside a server without sources
// - pacing: what each piece of code wins that only shortens tasks of the map; names of pieces measure only those
// - visitors: 500 visitors at a time, once more with one of two processes killed
// - upgrade: the same visitors while an earlier build is upgraded, whose checkout UPGRADE_FROM names
// - cluster: each part of a cluster killed under load
// - country: import of a made country of 25, 50 and 100 copies of Helsinki (`-- country 10 25`: of those numbers), its
//   time, memory and disk, and the last one served, beside PostGIS and PostGraphile
// - elevation: import of a made model of 100 by 100 km, beside GDAL

const FOLDER = path.join(projectRoot, '.data', 'bench');
const RUNS = 5;

type Part = (runs: number, pieces: readonly PacingPiece[], numbers: readonly number[]) => Promise<void>;

const PARTS = new Map<string, Part>([
  ['helsinki', () => benchHelsinki(FOLDER)],
  ['nationwide', () => benchNationwide(FOLDER)],
  ['pages', benchPageLoads],
  ['embed', benchEmbeds],
  ['installed', benchInstalledStarts],
  ['photos', benchPhotos],
  ['weather', benchOutside],
  ['conditions', benchSources],
  ['pacing', benchPacingPieces],
  ['visitors', () => benchVisitors(path.join(FOLDER, 'visitors'))],
  ['upgrade', () => benchUpgrade(path.join(FOLDER, 'upgrade'), process.env['UPGRADE_FROM'] ?? projectRoot)],
  ['elevation', benchHeights],
  ['cluster', () => benchCluster(path.join(FOLDER, 'cluster'))],
  ['country', (_runs, _pieces, numbers) => benchCountry(path.join(FOLDER, 'country'), numbers)],
]);

/** Many minutes of measuring for one question, and what needs other programs: measured only when asked for. */
const ONLY_WHEN_ASKED: ReadonlySet<string> = new Set([
  'pacing',
  'cluster',
  'country',
  'elevation',
  'visitors',
  'upgrade',
]);

await main(process.argv.slice(2));

async function main(words: readonly string[]): Promise<void> {
  const numbers = words.filter(isNumber).map(Number);
  const [runs = RUNS] = numbers;
  const pieces = words.filter(isPacingPiece);
  const asked = words.filter((word) => !isNumber(word) && !isPacingPiece(word));
  const unknown = asked.find((name) => !PARTS.has(name));
  if (unknown !== undefined) {
    console.error(`There is no part "${unknown}" to measure: ${[...PARTS.keys()].join(', ')}.`);
    process.exitCode = 1;
    return;
  }
  rmSync(FOLDER, { recursive: true, force: true });
  for (const [name, bench] of PARTS)
    if (asked.length === 0 ? !ONLY_WHEN_ASKED.has(name) : asked.includes(name)) await bench(runs, pieces, numbers);
  rmSync(FOLDER, { recursive: true, force: true });
}

function isNumber(word: string): boolean {
  return /^[1-9]\d*$/.test(word);
}

async function benchPageLoads(runs: number): Promise<void> {
  console.log(`\nPages, starter data: slow phone (4x CPU, 150 ms, 1.6 Mbit/s), medians of ${runs} cold loads`);
  const folder = path.join(FOLDER, 'pages');
  const { url, stop } = await serve(folder);
  try {
    for (const row of await benchPages(url, runs)) console.log(`  ${row}`);
    await importHill(folder);
    console.log(`  ${await benchRelief(url, runs)}`);
    console.log(`  ${await benchPan(url, runs)}`);
  } finally {
    await stop();
  }
}

async function benchEmbeds(runs: number): Promise<void> {
  console.log(`\nAn embed, starter data: the same slow phone, medians of ${runs} cold loads`);
  const { url, stop } = await serve(path.join(FOLDER, 'embed'));
  try {
    for (const row of await benchPages(url, runs, EMBED_BUDGETS)) console.log(`  ${row}`);
  } finally {
    await stop();
  }
  const { bytes, budget } = weighEmbed(path.join(projectRoot, 'dist', 'web'));
  console.log(`  programs and styles     ${kB(bytes)} of ${kB(budget)}`);
}

async function benchInstalledStarts(runs: number): Promise<void> {
  console.log(`\nThe installed app, starter data: a start of the browser on a slow phone (4x CPU), medians of ${runs}`);
  for (const row of await benchInstalled(path.join(FOLDER, 'installed'), runs)) console.log(`  ${row}`);
}

async function benchPhotos(runs: number): Promise<void> {
  const samples = await samplePhotos();
  console.log(`\nPhotos: the seven files of each, two photos at a time, medians of ${runs} rounds`);
  for (const row of await benchDerivatives(samples, runs)) console.log(`  ${row}`);
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

async function benchHeights(): Promise<void> {
  console.log('\nHeights: a made model of 100 by 100 km in cells of 10 m');
  for (const row of await benchElevation(path.join(FOLDER, 'elevation'))) console.log(`  ${row}`);
}

async function benchOutside(runs: number): Promise<void> {
  const asked = '20 details and 20 forecasts a second';
  console.log(
    `\nThe detail of a place while the weather is asked for, starter data, ${asked}, medians of ${runs} rounds`,
  );
  for (const row of await benchWeather(path.join(FOLDER, 'weather'), runs)) console.log(`  ${row}`);
}

async function benchSources(runs: number): Promise<void> {
  console.log(`\nThe detail of a place while sources of conditions fail, starter data, medians of ${runs} pairs`);
  for (const row of await benchConditions(path.join(FOLDER, 'conditions'), runs)) console.log(`  ${row}`);
}

async function benchPacingPieces(runs: number, pieces: readonly PacingPiece[]): Promise<void> {
  console.log(`\nPacing of /v/map, starter data, slow phone: without each piece and with it, medians of ${runs} pairs`);
  await benchPacing(path.join(FOLDER, 'pacing'), runs, pieces.length === 0 ? allPacingPieces : pieces);
}
