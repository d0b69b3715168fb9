import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects } from 'hyparquet';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { DumpManifest } from '#api/domain/dumps/dump.ts';
import { makeDumps } from '#api/dumps/makeDumps.ts';
import { openFiles } from '#api/platform/files/files.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { hideIdentity, publishMade } from '../../support/made/madePlaces.ts';
import { IDS } from '../../support/made/placesOfHelsinki.ts';
import { SHAPES } from './madeShapes.ts';

// Dumps as other programs read them: each has the places and geometries of the database. GDAL reads too where the
// Debian package gdal-bin is installed.
const isGdalThere = spawnSync('ogrinfo', ['--version']).status === 0;

const feature = z.object({
  geometry: z.object({ type: z.string(), coordinates: z.unknown() }),
  properties: z.record(z.string(), z.unknown()),
});
const dataDir = mkdtempSync(path.join(tmpdir(), 'taival-dumps-'));
let database: TestDatabase;
let manifest: DumpManifest;
/** Geometry of each visible place in the database, by id. */
let stored: Map<number, unknown>;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  await publishMade(database.db, 1, SHAPES);
  await hideIdentity(database.db, IDS.hidden);
  const files = await openFiles({ dataDir, bucket: null });
  const [made] =
    (await makeDumps(database.db, {
      files,
      spoolFolder: path.join(dataDir, 'spool'),
      isOn: true,
      purge: async () => {},
    })) ?? [];
  if (made === undefined) throw new Error('no dump was made');
  manifest = made;
  folder = path.join(dataDir, 'files', 'dumps', made.dump);
  const { rows } = await database.db.pool.query<{ id: number; geometry: unknown }>(
    `SELECT p.id, coalesce(g.geometry, json_build_object('type', 'Point', 'coordinates', ARRAY[p.lon, p.lat]))
      AS geometry
     FROM place p LEFT JOIN place_geometry g USING (version, id) WHERE p.id <> $1`,
    [IDS.hidden],
  );
  stored = new Map(rows.map(({ id, geometry }) => [id, geometry]));
}, 120_000);

afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

const file = (name: string) => path.join(folder, name);
const lines = (text: string) =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => feature.parse(JSON.parse(line)));
const byId = (features: readonly z.infer<typeof feature>[]) =>
  new Map(features.map(({ geometry, properties }) => [Number(properties['id']), geometry]));
const sorted = (geometries: ReadonlyMap<number, unknown>) => [...geometries].sort(([a], [b]) => a - b);
const LAKE = {
  name: 'Lampi, "syvä"\nja kylmä',
  type: 'AREA',
  area_m2: 1e6,
  height_m: 12.5,
  wikidata: 'Q1',
  odbl: false,
  cc_by: true,
  licences: 'CC BY 4.0',
  attribution: 'LIPAS, University of Jyväskylä',
};

test('the lines of GeoJSON have all places, and none that is hidden', () => {
  const features = lines(gunzipSync(readFileSync(file('places.geojsonl.gz'))).toString());
  expect(sorted(byId(features))).toEqual(sorted(stored));
  expect(features.find(({ properties }) => properties['id'] === 101)?.properties).toMatchObject({
    ...LAKE,
    admin_fi: ['Vihti', 'Uusimaa'],
    features: ['dogs', 'free'],
    sources: [{ source: 'lipas', ref: '7', licence: 'CC BY 4.0' }],
  });
  const fortress = features.find(({ properties }) => properties['id'] === IDS.fortress)?.properties;
  expect(fortress).toMatchObject({ odbl: true, cc_by: true, licences: 'CC BY 4.0; ODbL 1.0' });
});

test('GeoParquet has them too, with the metadata of version 1.1', async () => {
  const buffer = await asyncBufferFromFile(file('places.parquet'));
  const metadata = await parquetMetadataAsync(buffer);
  const geo: unknown = JSON.parse(metadata.key_value_metadata?.find(({ key }) => key === 'geo')?.value ?? '');
  expect(geo).toEqual({
    version: '1.1.0',
    primary_column: 'geometry',
    columns: {
      geometry: {
        encoding: 'WKB',
        geometry_types: ['LineString', 'MultiLineString', 'MultiPolygon', 'Point', 'Polygon'],
        bbox: [24.2, 60.05, 27.9, 65],
      },
    },
  });
  const rows = await parquetReadObjects({ file: buffer });
  expect(sorted(new Map(rows.map((row) => [Number(row['id']), row['geometry']])))).toEqual(sorted(stored));
  expect(rows.find((row) => row['id'] === 101n)).toMatchObject({ ...LAKE, admin_fi: ['Vihti', 'Uusimaa'] });
});

test('the manifest lists files, rows, checksums, and the licences of each source', () => {
  expect(manifest).toMatchObject({ version: 1, places: stored.size });
  expect(manifest.files.map(({ name }) => name).sort()).toEqual(readdirSync(folder).sort());
  for (const { name, bytes, sha256, rows, columns } of manifest.files) {
    const checksum = createHash('sha256')
      .update(readFileSync(file(name)))
      .digest('hex');
    expect([bytes, sha256, rows]).toEqual([statSync(file(name)).size, checksum, stored.size]);
    expect(columns).toContain('licences');
  }
  expect(manifest.sources).toMatchObject([
    { source: 'osm', licence: 'ODbL 1.0', attribution: '© OpenStreetMap contributors', places: stored.size - 1 },
    { source: 'lipas', licence: 'CC BY 4.0', places: 2 },
    { source: 'elevation', licence: 'CC BY 4.0', columns: ['height_m', 'ascent_m'] },
    { source: 'municipalities', licence: 'CC BY 4.0', columns: ['admin_fi', 'admin_sv'] },
  ]);
  expect(readdirSync(path.join(dataDir, 'spool'))).toEqual([]);
});

describe.skipIf(!isGdalThere)('GDAL reads', () => {
  const read = (...args: readonly string[]) =>
    lines(
      execFileSync('ogr2ogr', ['-f', 'GeoJSONSeq', '-lco', 'COORDINATE_PRECISION=15', '/vsistdout/', ...args], {
        stdio: ['ignore', 'pipe', 'pipe'],
      }).toString(),
    );

  test('FlatGeobuf, with all its columns', () => {
    const features = read(file('places.fgb'));
    expect(sorted(byId(features))).toEqual(sorted(stored));
    expect(features.find(({ properties }) => properties['id'] === 101)?.properties).toMatchObject({
      ...LAKE,
      admin_fi: ['Vihti', 'Uusimaa'],
    });
  });

  test('FlatGeobuf within bounds by its index', () => {
    const ids = [...byId(read('-spat', '26.35', '61.35', '26.65', '61.55', file('places.fgb'))).keys()].sort();
    const expected = SHAPES.filter(
      ({ position: [lon, lat] }) => lon > 26.35 && lon < 26.65 && lat > 61.35 && lat < 61.55,
    ).map(({ id }) => id);
    expect(expected).toHaveLength(6);
    expect(ids).toEqual(expected.sort());
    const printed = execFileSync('ogrinfo', ['-ro', '-so', file('places.fgb'), 'places']).toString();
    expect(printed).toContain(`Feature Count: ${stored.size}`);
    expect(printed).toMatch(/WGS 84/);
  });

  test('the lines of GeoJSON as they are', () => {
    expect(sorted(byId(read(`GeoJSONSeq:/vsigzip/${file('places.geojsonl.gz')}`)))).toEqual(sorted(stored));
  });

  test('the table, with what other formats hold as points', () => {
    const options = ['-oo', 'X_POSSIBLE_NAMES=lon', '-oo', 'Y_POSSIBLE_NAMES=lat', '-oo', 'AUTODETECT_TYPE=YES'];
    const features = read(...options, `/vsigzip/${file('places.csv.gz')}`);
    expect(features).toHaveLength(stored.size);
    expect(features.find(({ properties }) => properties['id'] === 101)).toMatchObject({
      geometry: { type: 'Point', coordinates: [24.61, 60.41] },
      properties: { name: LAKE.name, admin_fi: ['Vihti', 'Uusimaa'] },
    });
  });
});
