import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readConfig } from '#api/platform/config.ts';
import { connect } from '#api/platform/db/database.ts';
import { createLog } from '#api/platform/log.ts';
import { type RunningServer, startServer } from '#api/server.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { publishHelsinki } from '../../support/made/helsinki.ts';
import { pmtiles } from '../../support/made/pmtiles.ts';

// The base map as an operator chooses it by the environment.
const folder = mkdtempSync(path.join(tmpdir(), 'taival-base-map-'));
const archive = path.join(folder, 'finland.pmtiles');
const HELSINKI = { z: 15, x: 18654, y: 9482 };
const LAND_SURVEY = 'https://avoin-karttakuva.maanmittauslaitos.fi';

let database: TestDatabase;

beforeAll(async () => {
  writeFileSync(
    archive,
    pmtiles({ tiles: [{ ...HELSINKI, body: gzipSync('Helsinki') }], metadata: { attribution: '© A' } }),
  );
  database = await createTestDatabase();
  await publishHelsinki(database.db);
}, 60_000);

afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

/** The answers of a server with this environment. */
async function served<T>(
  env: Readonly<Record<string, string>>,
  work: (server: RunningServer) => Promise<T>,
): Promise<T> {
  const server = await startServer(readConfig({ PORT: '0', ...env }), {
    db: connect(database.db.url),
    log: createLog('silent'),
  });
  try {
    return await work(server);
  } finally {
    await server.close();
  }
}

const answer = z.object({
  data: z.object({
    dataSet: z.object({
      baseTiles: z.object({ tiles: z.string(), maxZoom: z.number(), attribution: z.string().nullable() }),
    }),
  }),
});

async function baseTilesOf({ url }: RunningServer) {
  const response = await fetch(
    `${url}/graphql?query=${encodeURIComponent('{ dataSet { baseTiles { tiles maxZoom attribution } } }')}`,
  );
  return answer.parse(await response.json()).data.dataSet.baseTiles;
}

/** The servers that the page may ask besides its own. */
async function asked({ url }: RunningServer): Promise<string | undefined> {
  const policy = (await fetch(`${url}/healthz`)).headers.get('content-security-policy') ?? '';
  return policy.split(';').find((directive) => directive.startsWith('connect-src'));
}

describe('an archive of the operator', () => {
  test('is served by us, and nobody else is asked', async () => {
    await served({ BASEMAP: 'embedded', BASEMAP_TILES: archive }, async (server) => {
      const source = await baseTilesOf(server);
      expect(source).toMatchObject({ maxZoom: 15, attribution: '© A' });
      const response = await fetch(server.url + source.tiles.replace('{z}/{x}/{y}', '15/18654/9482'));
      expect([response.status, response.headers.get('cache-control'), await response.text()]).toEqual([
        200,
        'public, max-age=31536000, immutable',
        'Helsinki',
      ]);
      expect((await fetch(server.url + source.tiles.replace('{z}/{x}/{y}', '16/0/0'))).status).toBe(404);
      expect(await asked(server)).toBe("connect-src 'self'");
    });
  });

  test('that cannot be used ends the start with a sentence', async () => {
    const missing = path.join(folder, 'missing.pmtiles');
    await expect(served({ BASEMAP_TILES: missing }, baseTilesOf)).rejects.toThrow(
      `The environment variable BASEMAP_TILES names ${missing}, which is not there.`,
    );
  });
});

describe('a TileJSON of the operator', () => {
  test('sends the page to its tiles, and lets it ask their server and no other', async () => {
    const elsewhere = createServer((_request, response) =>
      response.end(JSON.stringify({ tiles: ['https://tiles.example/{z}/{x}/{y}.mvt'], maxzoom: 14 })),
    );
    await new Promise<void>((listening) => elsewhere.listen(0, '127.0.0.1', listening));
    const address = elsewhere.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    await served({ BASEMAP_TILES: `http://127.0.0.1:${port}/finland.json` }, async (server) => {
      expect(await baseTilesOf(server)).toEqual({
        tiles: 'https://tiles.example/{z}/{x}/{y}.mvt',
        maxZoom: 14,
        attribution: null,
      });
      expect(await asked(server)).toBe("connect-src 'self' https://tiles.example");
    });
    elsewhere.closeAllConnections();
    elsewhere.close();
  });

  test('that cannot be fetched leaves our own map', async () => {
    await served({ BASEMAP_TILES: 'http://127.0.0.1:1/finland.json' }, async (server) => {
      expect((await baseTilesOf(server)).tiles).toMatch(/^\/tiles\/base\/[\w-]{12}\.0\//);
      expect(await asked(server)).toBe("connect-src 'self'");
    });
  });
});

test.each([
  ['lets the page ask the land survey', { MML_API_KEY: 'k' }, `connect-src 'self' ${LAND_SURVEY}`],
  [
    'lets it ask where the operator says the survey is',
    { MML_API_KEY: 'k', MML_URL: 'http://127.0.0.1:7000/survey/' },
    "connect-src 'self' http://127.0.0.1:7000",
  ],
  [
    'is not used by a map that never leaves the server',
    { MML_API_KEY: 'k', BASEMAP: 'embedded' },
    "connect-src 'self'",
  ],
])('a key of the land survey %s', async (_what, env, directive) => {
  expect(await served(env, asked)).toBe(directive);
});

test('a service that the operator has switched on is one that the page may ask', async () => {
  expect(await served({ BASEMAP_LAYERS: 'eox' }, asked)).toBe("connect-src 'self' https://tiles.maps.eox.at");
  expect(await served({ BASEMAP_LAYERS: 'eox', BASEMAP: 'embedded' }, asked)).toBe("connect-src 'self'");
});
