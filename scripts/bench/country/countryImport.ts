import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { isInstalled, type Measured, measured } from '../process.ts';
import { EXTRACT } from '../sources.ts';
import { writeCountry } from './madeCountry.ts';

const COPIES = [25, 50, 100];

/** Shorter steps of an import are not listed. */
const LISTED_S = 2;

interface Row extends Measured {
  readonly copies: number;
  readonly fileMb: number;
  readonly diskMb: number;
}

/**
 * Imports a MADE country, the Helsinki extract repeated on a grid, by the built command into an embedded database; of
 * several sizes, so that growth is seen. `osmium tags-filter` on the same file stands beside it. Answers the data
 * folder of the last size; null without the extract.
 */
export async function benchCountryImport(folder: string, asked: readonly number[]): Promise<string | null> {
  if (!existsSync(EXTRACT)) {
    console.log('The Helsinki extract does not lie beside the project: its part is left out.');
    return null;
  }
  console.log('\nImport of a MADE country: copies of the Helsinki extract on a grid, into an empty database');
  let before: Row | null = null;
  let last: string | null = null;
  for (const copies of asked.length === 0 ? COPIES : asked) {
    if (last !== null) rmSync(last, { recursive: true });
    last = path.join(folder, `data-${copies}`);
    const row = await importCopies(folder, last, copies);
    for (const line of linesOf(row, before)) console.log(`  ${line}`);
    before = row;
  }
  return last;
}

async function importCopies(folder: string, dataDir: string, copies: number): Promise<Row> {
  const file = path.join(folder, `made-${copies}.osm.pbf`);
  mkdirSync(folder, { recursive: true });
  await writeCountry(EXTRACT, file, copies);
  // The starter set and the cluster of the database are there before the clock runs.
  await measured(process.execPath, ['scripts/import.mjs', 'starter'], { DATA_DIR: dataDir });
  const run = await measured(process.execPath, ['scripts/import.mjs', 'osm', file], { DATA_DIR: dataDir });
  const row = { ...run, copies, fileMb: statSync(file).size / 1e6, diskMb: (await bytesBelow(dataDir)) / 1e6 };
  if (isInstalled('osmium')) {
    const output = path.join(folder, 'filtered.osm.pbf');
    const filter = await measured('osmium', ['tags-filter', '-O', '-o', output, file, 'nwr/tourism', 'nwr/leisure']);
    console.log(
      `  osmium tags-filter      ${filter.seconds.toFixed(1)} s, ${filter.cpuSeconds?.toFixed(0) ?? '?'} CPU s`,
    );
  }
  rmSync(file);
  return row;
}

async function bytesBelow(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true });
  const sizes = await Promise.all(names.map(async (name) => (await stat(path.join(folder, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

function linesOf(row: Row, before: Row | null): string[] {
  const { copies, fileMb, seconds, cpuSeconds, peakMb, diskMb, output } = row;
  const size = `${fileMb.toFixed(0)} MB file`;
  const peak = `peak ${peakMb?.toFixed(0) ?? '?'} MB`;
  const figures = `${cpuSeconds?.toFixed(0) ?? '?'} CPU s, ${peak}, disk ${diskMb.toFixed(0)} MB`;
  return [
    `${String(copies).padStart(3)} copies, ${size}     ${seconds.toFixed(1)} s, ${figures}${growth(row, before)}`,
    ...stepsOf(output),
    ...output.split('\n').filter((line) => /^\S.*\.$/.test(line)),
  ];
}

function growth(row: Row, before: Row | null): string {
  if (before === null) return '';
  const times = (of: (row: Row) => number | null) => ((of(row) ?? 0) / (of(before) ?? 1)).toFixed(2);
  const file = times(({ fileMb }) => fileMb);
  return `; file x${file}: time x${times(({ seconds }) => seconds)}, memory x${times(({ peakMb }) => peakMb)}`;
}

/** The longer steps, "Reading nodes 3.2 s", by the lines that the command writes as they end. */
function stepsOf(output: string): string[] {
  const steps = [...output.matchAll(/^(.+): .*, ([\d.]+) s$/gm)].map(([, name = '', seconds]) => ({
    name,
    seconds: Number(seconds),
  }));
  return steps
    .filter(({ seconds }) => seconds >= LISTED_S)
    .map(({ name, seconds }) => `  ${name.padEnd(36)} ${seconds.toFixed(1)} s`);
}
