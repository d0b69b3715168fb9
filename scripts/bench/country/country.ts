import path from 'node:path';
import pg from 'pg';
import type { Position } from '#common/geo/bounds.ts';
import { measured, serve } from '../process.ts';
import { withDatabase } from '../served.ts';
import { fillBaseline } from './baseline.ts';
import { benchCountryImport } from './countryImport.ts';
import { postgisPrograms, startPostgis } from './debianPostgres.ts';
import { filterRows } from './filters.ts';
import { type Postgraphile, startPostgraphile } from './postgraphile.ts';
import { type Country, nestedRows, readingRows, type Row, tileRows } from './serving.ts';

/** Imports MADE countries of the asked sizes, or of 25, 50 and 100 copies, and serves the last one. */
export async function benchCountry(folder: string, copies: readonly number[]): Promise<void> {
  const dataDir = await benchCountryImport(folder, copies);
  if (dataDir !== null) await benchServing(folder, dataDir);
}

/**
 * Serves an imported made country and prints its figures beside PostGIS and PostGraphile, and the budgets (DESIGN §9):
 * cold tiles of the tables, and after they were made ahead those of the archive.
 */
async function benchServing(folder: string, dataDir: string): Promise<void> {
  await withDatabase(dataDir, async ({ pool }) => {
    const about = { pool, ...(await sample(pool)) };
    await withBaselines(folder, about, async (postgis, postgraphile) => {
      if (postgis !== null) await served(dataDir, about, (country) => tileRows(country, postgis, 'tables'));
      await makeAhead(dataDir);
      await served(dataDir, about, async (country) => [
        ...(postgis === null ? [] : await tileRows(country, postgis, 'archive')),
        ...(await nestedRows(country, postgraphile)),
        ...(await readingRows(country)),
        ...(await filterRows(country)),
      ]);
    });
  });
}

/** Prints rows that a server of its own measures, so that none of them finds caches that others have filled. */
async function served(
  dataDir: string,
  about: Omit<Country, 'url'>,
  measure: (country: Country) => Promise<readonly Row[]>,
): Promise<void> {
  const { url, stop } = await serve(dataDir);
  try {
    for (const row of await measure({ url, ...about })) print(row);
  } finally {
    await stop();
  }
}

/** Makes the archives of the country as the job of a server does, and prints what that takes. */
async function makeAhead(dataDir: string): Promise<void> {
  const { seconds, cpuSeconds, peakMb, output } = await measured(process.execPath, ['dist/server/tiles.js'], {
    DATA_DIR: dataDir,
  });
  const figures = `${cpuSeconds?.toFixed(0) ?? '?'} CPU s, peak ${peakMb?.toFixed(0) ?? '?'} MB`;
  console.log(`  tiles made ahead             ${seconds.toFixed(1)} s, ${figures}`);
  for (const line of output.split('\n').filter((said) => said !== '')) console.log(`    ${line}`);
}

/** Runs `work` with the country's places in PostGIS and PostGraphile; null where they are not installed. */
async function withBaselines(
  folder: string,
  country: Omit<Country, 'url'>,
  work: (postgis: pg.Pool | null, postgraphile: Postgraphile | null) => Promise<void>,
): Promise<void> {
  const programs = postgisPrograms();
  if (programs === null) {
    console.log('  PostGIS is not installed: tiles are not compared, and nested lists with bare SQL only.');
    return work(null, null);
  }
  const server = await startPostgis(programs, path.join(folder, 'postgis'));
  const pool = new pg.Pool({ connectionString: server.url, max: 8 });
  try {
    await fillBaseline(country.pool, pool, country.version);
    const other = await startPostgraphile(path.join(folder, 'postgraphile'), server.url);
    try {
      await work(pool, other);
    } finally {
      await other?.stop();
    }
  } finally {
    await pool.end();
    await server.stop();
  }
}

/**
 * The live version, with restaurants and places all over the country in an order that has nothing to do with either.
 */
async function sample(pool: pg.Pool): Promise<Pick<Country, 'version' | 'positions' | 'ids'>> {
  const live = await pool.query<{ version: number }>(`SELECT version FROM data_set WHERE state = 'LIVE'`);
  const version = live.rows[0]?.version ?? 0;
  const places = await pool.query<{ id: number; lon: number; lat: number; kind: string }>(
    `(SELECT id, lon, lat, kind FROM place WHERE version = $1 AND kind = 'restaurant' ORDER BY md5(id::text) LIMIT 2000)
     UNION ALL (SELECT id, lon, lat, 'any' FROM place WHERE version = $1 ORDER BY md5(id::text) LIMIT 2000)`,
    [version],
  );
  return {
    version,
    positions: places.rows.filter(({ kind }) => kind === 'restaurant').map(({ lon, lat }): Position => [lon, lat]),
    ids: places.rows.filter(({ kind }) => kind === 'any').map(({ id }) => id),
  };
}

function print({ what, figures, budget, meets }: Row): void {
  console.log(`  ${what.padEnd(28)} ${figures.padEnd(64)} budget: ${budget}${meets ? '' : ', NOT KEPT'}`);
}
