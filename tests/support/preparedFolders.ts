import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '#api/platform/paths.ts';
import { digestOf, SERVER_SOURCES } from '../../scripts/lib/digest.mjs';
import {
  type CommandResult,
  copyDataDir,
  makeTiles,
  removeDataDir,
  runImport,
  sharedFile,
  startProduct,
} from './product.ts';

// Data folders that the runs of tests copy. What made them is the server alone: they stay as long as its sources do,
// so that the browser tests find what the tests before them made.

/** As the first minute of the product leaves it: a migrated database, the starter places and the tiles of them. */
export type Prepared = 'starter' | 'real';

/** Imports of real data on top of the starter places, in order. */
const REAL_IMPORTS = [
  ['municipalities', 'boundaries/municipalities-2023.geojson'],
  ['places', 'places/wof-fi-places.geojson'],
  ['osm', 'osm/helsinki-centre-2024.osm.pbf'],
  ['lipas', 'lipas/v1-sports-places-1000.json'],
] as const;

const REAL_FILES = REAL_IMPORTS.map(([, relative]) => path.join('..', 'shared', 'data', relative));

type RealSource = (typeof REAL_IMPORTS)[number][0];

/** What each of those commands ended with; without the sources whose file does not lie beside the project. */
export type RealResults = Readonly<Partial<Record<RealSource, CommandResult>>>;

const FOLDER = path.join('.data', 'test-prepared');

/** Written last: a folder without it was not made to its end. It lies beside the folder, which others copy. */
const readyMark = (folder: string): string => absolute(`${folder}.ready`);
const resultsFile = (folder: string): string => absolute(`${folder}.json`);

/** Folder of prepared data, relative to the project; makes it where this state of the sources has none yet. */
export async function preparedFolder(what: Prepared): Promise<string> {
  const inputs = what === 'real' ? [...SERVER_SOURCES, ...REAL_FILES] : SERVER_SOURCES;
  const folder = path.join(FOLDER, `${what}-${digestOf(inputs).slice(0, 16)}`);
  if (existsSync(readyMark(folder))) return folder;
  mkdirSync(absolute(FOLDER), { recursive: true });
  for (const name of readdirSync(absolute(FOLDER)))
    if (name.startsWith(`${what}-`)) removeDataDir(path.join(FOLDER, name));
  await (what === 'starter' ? makeStarter(folder) : makeReal(folder));
  writeFileSync(readyMark(folder), '');
  return folder;
}

/** The output of the imports of the prepared real data. */
export async function realResults(): Promise<RealResults> {
  const results: RealResults = JSON.parse(readFileSync(resultsFile(await preparedFolder('real')), 'utf8'));
  return results;
}

async function makeStarter(folder: string): Promise<void> {
  const product = await startProduct({ dataDir: folder });
  await product.stop();
  await makeTiles(folder);
}

async function makeReal(folder: string): Promise<void> {
  await copyDataDir(await preparedFolder('starter'), folder);
  const results: Partial<Record<RealSource, CommandResult>> = {};
  for (const [source, relative] of REAL_IMPORTS) {
    const file = sharedFile(relative);
    if (file === null) continue;
    const result = await runImport(folder, [source, file]);
    if (result.code !== 0) throw new Error(`import ${source} ended with ${result.code}:\n${result.stderr}`);
    results[source] = result;
  }
  await makeTiles(folder);
  writeFileSync(resultsFile(folder), JSON.stringify(results));
}

const absolute = (...names: readonly string[]): string => path.join(projectRoot, ...names);
