import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { publishHelsinki } from '../../support/made/helsinki.ts';
import { publishMade } from '../../support/made/madePlaces.ts';
import { IDS } from '../../support/made/placesOfHelsinki.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';
import { askOgc, PUBLIC_URL } from './asked.ts';

/** Tile of Helsinki at zoom 10. */
const TILE = { z: '10', x: '583', y: '296' };
const document = z.object({
  tilejson: z.literal('3.0.0'),
  tiles: z.tuple([z.string()]),
  minzoom: z.number(),
  maxzoom: z.number(),
  attribution: z.string().min(1),
  vector_layers: z.array(z.object({ id: z.string(), fields: z.record(z.string(), z.string()) })).min(1),
});

let server: TestServer;
let ogc: ReturnType<typeof askOgc>;

beforeAll(async () => {
  server = await startTestServer();
  await publishHelsinki(server.db);
  ogc = askOgc(server.url);
}, 60_000);

afterAll(() => server.stop());

/** The tile of Helsinki by the address of a document. */
async function tileBy(name: string, headers: Record<string, string> = {}) {
  const { tiles } = document.parse(await ogc.json(`/tiles/${name}/tilejson.json`));
  const address = tiles[0].replace(/\{([zxy])\}/g, (_, axis: string) =>
    z
      .enum(['z', 'x', 'y'])
      .transform((one) => TILE[one])
      .parse(axis),
  );
  return fetch(address.replace(PUBLIC_URL, server.url), { headers });
}

const layersOf = async (response: Response) =>
  new VectorTile(new PbfReader(Buffer.from(await response.arrayBuffer()))).layers;

describe('the tiles whose addresses stay', () => {
  test.each([
    ['attractions', 'points'],
    ['base', 'earth'],
  ])('are found by a TileJSON: %s', async (name, layer) => {
    const response = await tileBy(name);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/vnd.mapbox-vector-tile',
    ]);
    const layers = await layersOf(response);
    expect(Object.keys(layers)).toContain(layer);
    const { vector_layers: listed } = document.parse(await ogc.json(`/tiles/${name}/tilejson.json`));
    expect(listed.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(layers)));
  });

  test('are cached as other public data, not for ever, and are not sent again', async () => {
    const first = await tileBy('attractions');
    expect(first.headers.get('cache-control')).toMatch(/^public, max-age=60/);
    const again = await tileBy('attractions', { 'if-none-match': first.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  test('are those of the version that is live', async () => {
    const names = async () => {
      const { points } = await layersOf(await tileBy('attractions'));
      return Array.from({ length: points?.length ?? 0 }, (_, at) => points?.feature(at).properties['id']);
    };
    expect(await names()).toContain(IDS.museum);
    await publishMade(server.db, 4, [{ id: 44, name: 'Uusi', category: 'tourism/museum', position: [24.99, 60.15] }]);
    await expect.poll(names, { timeout: 5000 }).toEqual([44]);
  });

  test.each([
    'attractions/3/0/0.mvt',
    'attractions/x/0/0.mvt',
    'attractions/15/0/0.mvt',
    'base/4/99/0.mvt',
    'x/4/8/4.mvt',
  ])('are 404 outside the pyramid (%s)', async (path) => {
    expect((await ogc.get(`/tiles/${path}`)).status).toBe(404);
  });
});
