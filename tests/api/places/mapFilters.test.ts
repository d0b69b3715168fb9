import { gunzipSync } from 'node:zlib';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Position } from '#common/geo/bounds.ts';
import { toTileGrid } from '#common/geo/tileGrid.ts';
import { PLACE_FEATURES } from '#common/places/features.ts';
import { HOUR_MS } from '#common/time.ts';
import { type Client, clientOf } from '../../support/client.ts';
import { type MadePlace, publishMade } from '../../support/made/madePlaces.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

/** What the map filters by without asking again: the bits and hours of the tiles, and which hours are open. */
const HOURS = ['24/7', 'Mo-Fr 08:00-16:00', 'Fr,Sa 20:00-02:00', 'Su 10:00-18:00', 'kysy ovelta', 'off'];
const MIDDLE: Position = [24.4665, 60.9948];
const PLACES: readonly MadePlace[] = Array.from({ length: 40 }, (_, i) => ({
  id: i + 1,
  name: `Paikka ${i + 1}`,
  category: 'amenity/cafe',
  position: [MIDDLE[0] + (i - 20) * 0.0001, MIDDLE[1]],
  features: PLACE_FEATURES.filter((_feature, bit) => (i * 7 + bit * bit) % 3 === 0 && i % 9 !== 0),
  ...(i % 5 !== 0 && { properties: { openingHours: HOURS[i % HOURS.length] ?? '' } }),
}));

let server: TestServer;
let client: Client;

beforeAll(async () => {
  server = await startTestServer();
  client = clientOf(server.url);
  await publishMade(server.db, 1, PLACES);
}, 60_000);

afterAll(() => server.stop());

/** Properties of the points of the tile at a zoom that holds all places. */
async function pointsOf(view: string, z: number) {
  const [x, y] = toTileGrid(MIDDLE, z).map(Math.floor);
  const { body } = await client.raw(`/tiles/attractions/1/${view}/${z}/${x}/${y}.mvt`);
  const { points } = new VectorTile(new PbfReader(gunzipSync(body))).layers;
  return Array.from({ length: points?.length ?? 0 }, (_, i) => points?.feature(i).properties ?? {});
}

test.each([
  ['all', 14],
  ['cafe', 12],
  ['amenity-cafe', 8],
])('a tile of %s at zoom %i has the bits and hours of its places', async (view, z) => {
  const { rows } = await server.db.pool.query(
    'SELECT id::int, features, hours FROM place WHERE version = 1 ORDER BY id',
  );
  expect(rows.filter(({ features, hours }) => features === 0 || hours === null)).not.toEqual([]);
  const points = (await pointsOf(view, z)).map(({ id, features = 0, hours = null }) => ({ id, features, hours }));
  expect(points.sort((a, b) => Number(a.id) - Number(b.id))).toEqual(rows);
});

/** Ids of the open hours at a moment. */
async function openAt(at: Date): Promise<ReadonlySet<unknown>> {
  const { openHours } = await client.ask<{ openHours: number[] }>('query Q($at: DateTime!) { openHours(at: $at) }', {
    at,
  });
  let id = 0;
  return new Set(openHours.map((above) => (id += above)));
}

test('the open hours select the same places of a tile as a list of open places has', async () => {
  const hour = Math.floor(Date.now() / HOUR_MS) * HOUR_MS;
  const points = await pointsOf('all', 14);
  const counts = new Set<number>();
  for (let later = -20; later < 160; later += 5) {
    const at = new Date(hour + later * HOUR_MS);
    const open = await openAt(at);
    const { attractions } = await client.ask<{
      attractions: { edges: { node: { attractionId: number } }[] };
    }>(
      `query Q($at: DateTime!) { attractions(first: 100, kind: cafe, filter: { opening: OPEN, openAt: $at }) {
        edges { node { attractionId } } } }`,
      { at },
    );
    const expected = attractions.edges.map(({ node }) => node.attractionId).sort((a, b) => a - b);
    const found = points.filter(({ hours }) => open.has(hours)).map(({ id }) => Number(id));
    expect(
      found.sort((a, b) => a - b),
      at.toISOString(),
    ).toEqual(expected);
    counts.add(expected.length);
  }
  expect(counts.size).toBeGreaterThan(1);
});

test('a moment too far ahead to know open places is refused', async () => {
  await expect(openAt(new Date(Date.now() + 15 * 24 * HOUR_MS))).rejects.toThrow('"parameterName":"at"');
});
