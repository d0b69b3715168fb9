import path from 'node:path';
import pg from 'pg';
import type { Position } from '#common/geo/bounds.ts';
import { serve } from '../process.ts';
import { withDatabase } from '../served.ts';
import { fillBaseline } from './baseline.ts';
import { benchCountryImport } from './countryImport.ts';
import { postgisPrograms, startPostgis } from './debianPostgres.ts';
import { startPostgraphile } from './postgraphile.ts';
import { type Country, nestedRows, readingRows, type Row, tileRows } from './serving.ts';

/** Imports MADE countries of the asked sizes, or of 25, 50 and 100 copies, and serves the last one. */
export async function benchCountry(folder: string, copies: readonly number[]): Promise<void> {
  const dataDir = await benchCountryImport(folder, copies);
  if (dataDir !== null) await benchServing(folder, dataDir);
}

/** Serves an imported made country and prints its figures beside PostGIS and PostGraphile, and the budgets (DESIGN §9). */
async function benchServing(folder: string, dataDir: string): Promise<void> {
  const served = await serve(dataDir);
  try {
    await withDatabase(dataDir, async ({ pool }) => {
      const country = { url: served.url, pool, ...(await sample(pool)) };
      for (const row of await besideBaselines(folder, country)) print(row);
      for (const row of await readingRows(country)) print(row);
    });
  } finally {
    await served.stop();
  }
}

async function besideBaselines(folder: string, country: Country): Promise<Row[]> {
  const programs = postgisPrograms();
  if (programs === null) {
    console.log('  PostGIS is not installed: tiles are not compared, and nested lists with bare SQL only.');
    return nestedRows(country, null);
  }
  const server = await startPostgis(programs, path.join(folder, 'postgis'));
  const pool = new pg.Pool({ connectionString: server.url, max: 8 });
  try {
    await fillBaseline(country.pool, pool, country.version);
    const other = await startPostgraphile(path.join(folder, 'postgraphile'), server.url);
    try {
      return [...(await tileRows(country, pool)), ...(await nestedRows(country, other))];
    } finally {
      await other?.stop();
    }
  } finally {
    await pool.end();
    await server.stop();
  }
}

/** The live version, with restaurants and places all over the country in an order that has nothing to do with either. */
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

function print({ what, figures, budget, keeps }: Row): void {
  console.log(`  ${what.padEnd(28)} ${figures.padEnd(64)} budget: ${budget}${keeps ? '' : ', NOT KEPT'}`);
}
