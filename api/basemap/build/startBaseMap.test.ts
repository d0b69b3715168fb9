import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { storedTile } from '#api/basemap/serve/baseStored.ts';
import { osmPart } from '#api/import/osm/osmPart.ts';
import { readOsm } from '#api/import/osm/readOsm.ts';
import { importPart, importSource, type ImportReport } from '#api/import/publish/importSource.ts';
import type { Bounds } from '#common/geo/bounds.ts';
import { tileRange } from '#common/geo/tileGrid.ts';
import { type MadeFile, osmPbf } from '../../../tests/support/made/osmPbf.ts';
import { databaseOfTests, importOf, QUIETLY } from '../../../tests/support/publishing.ts';

const db = databaseOfTests();
const BOUNDS: Bounds = [25.0, 61.0, 25.04, 61.02];
const { west: X, north: Y } = tileRange(BOUNDS, 14);

/** A shelter, and a path past it. */
const MADE: MadeFile = {
  header: { bounds: BOUNDS, replicationTimestamp: Date.parse('2026-11-01T10:00:00Z') / 1000 },
  nodes: [
    { id: 1, lon: 25.001, lat: 61.019 },
    { id: 2, lon: 25.03, lat: 61.005 },
    { id: 3, lon: 25.002, lat: 61.018, tags: { amenity: 'shelter', shelter_type: 'lean_to', name: 'Laavu' } },
  ],
  ways: [{ id: 1, nodes: [1, 2], tags: { highway: 'path' } }],
};

const folder = mkdtempSync(path.join(tmpdir(), 'taival-base-map-'));
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => rmSync(path.join(folder, 'imports'), { recursive: true, force: true }));

let files = 0;

function fileOf(made: MadeFile): string {
  const file = path.join(folder, `${files++}.osm.pbf`);
  writeFileSync(file, osmPbf(made));
  return file;
}

function run(file: string, area: Bounds | null = null): Promise<ImportReport> {
  return importPart(
    db(),
    osmPart(file, { ...QUIETLY, config: { dataDir: folder, importMemoryMb: 512 }, area }),
    QUIETLY,
  );
}

/** Kinds of the roads in the tile at the north-west corner, as visitors see it. */
async function roads(): Promise<unknown[] | null> {
  const { rows } = await db().pool.query<{ set: number | null }>(
    `SELECT base_tile_set AS set FROM data_set WHERE state = 'LIVE'`,
  );
  const body = await storedTile(db(), rows[0]?.set ?? 0, { z: 14, x: X, y: Y });
  if (body === null) return null;
  const layer = new VectorTile(new PbfReader(gunzipSync(body))).layers['roads'];
  return Array.from({ length: layer?.length ?? 0 }, (_, i) => layer?.feature(i).properties['kind_detail']);
}

async function extracts(): Promise<unknown> {
  return (
    await db().pool.query(
      `SELECT s.extracts FROM data_set d JOIN base_tile_set s ON s.id = d.base_tile_set WHERE d.state = 'LIVE'`,
    )
  ).rows[0]?.extracts;
}

describe('the import of an extract', () => {
  test('publishes its places and its base map together', async () => {
    const report = await run(fileOf(MADE));
    expect(report).toMatchObject({ version: 1, placeCount: 1 });
    expect(report.baseTiles?.tiles).toBeGreaterThan(7);
    expect(await roads()).toEqual(['path']);
    expect(await extracts()).toMatchObject([{ bounds: BOUNDS, digest: expect.any(String), dataDate: '2026-11-01' }]);
  });

  test('of the same file again publishes nothing', async () => {
    const file = fileOf(MADE);
    await run(file);
    expect(await run(file)).toMatchObject({ version: null, baseTiles: null });
    const { rows } = await db().pool.query('SELECT count(*) AS sets FROM base_tile_set');
    expect(rows).toEqual([{ sets: 1 }]);
  });

  test('into an installation that has the places, but no base map yet, publishes it', async () => {
    const file = fileOf(MADE);
    await importSource(db(), await readOsm(file, QUIETLY), QUIETLY);
    expect(await roads()).toBeNull();
    expect(await run(file)).toMatchObject({ version: 2, added: 0, changed: 0, unchanged: 1 });
    expect(await roads()).toEqual(['path']);
  });

  test('whose map changed, and whose places did not, publishes the map with its streets', async () => {
    await run(fileOf(MADE));
    const ways = [{ id: 1, nodes: [1, 2], tags: { highway: 'residential', name: 'Koulutie' } }];
    expect(await run(fileOf({ ...MADE, ways }))).toMatchObject({ version: 2, added: 0, changed: 0 });
    expect(await roads()).toEqual(['residential']);
    const { rows } = await db().pool.query('SELECT name_fi FROM street');
    expect(rows).toEqual([{ name_fi: 'Koulutie' }]);
    expect(await extracts()).toHaveLength(1);
  });

  test('of a part of the file covers that part alone, with both', async () => {
    const area: Bounds = [25.02, 61.0, 25.04, 61.01];
    const report = await run(fileOf(MADE), area);
    expect(report).toMatchObject({ placeCount: 0 });
    expect(await roads()).toBeNull();
    expect(await extracts()).toMatchObject([{ bounds: area }]);
  });

  test('leaves nothing in the folder of the data, and clears away what a killed one left', async () => {
    const spool = path.join(folder, 'imports', 'base-map');
    mkdirSync(spool, { recursive: true });
    writeFileSync(path.join(spool, 'left-behind'), 'x');
    await run(fileOf(MADE));
    expect(existsSync(spool)).toBe(false);
  });

  test('that cannot be stored leaves places, map and folder as they were', async () => {
    await importOf(db(), 'osm', []);
    await db().pool.query('ALTER TABLE base_tile RENAME COLUMN body TO away');
    await expect(run(fileOf(MADE))).rejects.toThrow('body');
    await db().pool.query('ALTER TABLE base_tile RENAME COLUMN away TO body');
    const { rows } = await db().pool.query(
      `SELECT (SELECT count(*) FROM source_record) AS records, (SELECT count(*) FROM base_tile_set) AS sets`,
    );
    expect([rows, existsSync(path.join(folder, 'imports', 'base-map'))]).toEqual([[{ records: 0, sets: 0 }], false]);
  });
});
