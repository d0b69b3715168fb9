import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { freePort } from '#api/platform/db/postgres/freePort.ts';
import { publishHelsinki } from '../../support/made/helsinki.ts';
import { HELSINKI, IDS } from '../../support/made/placesOfHelsinki.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

// GDAL reads the service, as QGIS does. `apt-get install gdal-bin` makes these tests run.

const isThere = spawnSync('ogrinfo', ['--version']).status === 0;

const run = promisify(execFile);
const folder = mkdtempSync(path.join(tmpdir(), 'taival-gdal-'));
let server: TestServer;
let source: string;

beforeAll(async () => {
  // Links lead to the public address, which GDAL follows: it is that of the server.
  const port = await freePort();
  server = await startTestServer({ publicUrl: `http://127.0.0.1:${port}` }, port);
  source = `OAPIF:${server.url}/ogc`;
  await publishHelsinki(server.db);
}, 60_000);

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

/** What a program of GDAL prints; it complains of nothing. */
async function gdal(program: string, ...parameters: readonly string[]): Promise<string> {
  const { stdout, stderr } = await run(program, parameters, { env: { ...process.env, OGR_OAPIF_PAGE_SIZE: '2' } });
  expect(stderr).toBe('');
  expect(stdout).not.toMatch(/ERROR|Warning/);
  return stdout;
}

const collection = z.object({
  features: z.array(z.object({ properties: z.record(z.string(), z.unknown()), geometry: z.unknown() })),
});

/** The names of the features that ogr2ogr copies into a file. */
async function copied(layer: string, ...parameters: readonly string[]): Promise<unknown[]> {
  const file = path.join(folder, `${layer}-${parameters.length}.geojson`);
  await gdal('ogr2ogr', '-f', 'GeoJSON', file, source, layer, '-oo', 'PAGE_SIZE=2', ...parameters);
  const { features } = collection.parse(JSON.parse(readFileSync(file, 'utf8')));
  return features.map(({ properties }) => properties['name']);
}

describe.skipIf(!isThere)(
  'GDAL, where the Debian package gdal-bin is installed,',
  () => {
    test('opens the service by its address alone', async () => {
      const layers = await gdal('ogrinfo', '-ro', source);
      expect(layers).toContain("using driver `OAPIF' successful");
      for (const id of ['places', 'routes', 'museum', 'conditions']) expect(layers).toContain(`${id} (title:`);
    });

    test('knows a layer, its number of features and its reference system', async () => {
      const printed = await gdal('ogrinfo', '-ro', '-so', source, 'museum');
      expect(printed).toMatch(/WGS 84/);
      expect(printed).toMatch(/name: String/);
    });

    test('copies all pages, and those within bounds', async () => {
      expect(await copied('places')).toHaveLength(8);
      expect(await copied('museum')).toEqual(['Linnoitusmuseo', 'Pohjoinen museo']);
      expect(await copied('museum', '-spat', ...HELSINKI.map(String))).toEqual(['Linnoitusmuseo']);
      expect(await copied('routes', '-spat', '25.2', '60.21', '25.28', '60.25')).toEqual([]);
    });

    test('finds one feature by its id', async () => {
      expect(await gdal('ogrinfo', '-ro', source, 'museum', '-fid', `${IDS.museum}`)).toContain('Linnoitusmuseo');
    });

    test('reads a tile', async () => {
      const file = path.join(folder, '296.mvt');
      const tile = await fetch(`${server.url}/ogc/tiles/attractions/10/583/296.mvt`);
      writeFileSync(file, Buffer.from(await tile.arrayBuffer()));
      const printed = await gdal('ogrinfo', '-ro', '-al', '-oo', 'Z=10', '-oo', 'X=583', '-oo', 'Y=296', file);
      expect(printed).toContain('Layer name: points');
      expect(printed).toContain('Linnoitusmuseo');
    });
  },
  60_000,
);
