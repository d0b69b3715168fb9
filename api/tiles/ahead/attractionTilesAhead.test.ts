import type { Position as GeoPosition } from 'geojson';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EMPTY_TILE, TILE_FEATURES_MAX, tileBody } from '#api/tiles/tileBody.ts';
import { tileView } from '#api/tiles/tiles.ts';
import { tilePlaces } from '#api/tiles/tilesSql.ts';
import type { Position } from '#common/geo/bounds.ts';
import { fromTileGrid, type TileAddress } from '#common/geo/tileGrid.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { type MadePlace, publishMade } from '../../../tests/support/made/madePlaces.ts';
import { attractionTilesAhead } from './attractionTilesAhead.ts';

let database: TestDatabase;
const VERSION = 7;

beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);

afterAll(() => database.drop());

/**
 * Places within and across the edges of a tile of z 8, on its corner, and at the very edge of the buffers around it.
 */
const BLOCK = { z: 8, x: 145, y: 74 };
const at = (dx: number, dy: number): Position => fromTileGrid([BLOCK.x + dx, BLOCK.y + dy], BLOCK.z);
const line = (...points: readonly Position[]) => ({
  type: 'LineString' as const,
  coordinates: points.map(([lon, lat]): GeoPosition => [lon, lat]),
});
const CATEGORIES = ['tourism/museum', 'amenity/cafe', 'natural/beach', 'leisure/beach_resort', 'no/such_thing'];

const PLACES: readonly MadePlace[] = [
  ...Array.from({ length: 300 }, (_, i): MadePlace => {
    const position = at(((i * 37) % 300) / 250 - 0.1, ((i * 91) % 300) / 250 - 0.1);
    return { id: 1000 + i, name: `Place ${i}`, category: CATEGORIES[i % 5] ?? '', position, quality: i % 50 };
  }),
  { id: 1, name: 'Corner', category: 'tourism/museum', position: at(0, 0), quality: 90 },
  { id: 2, name: 'Way', category: 'route/hiking', position: at(0.5, 0.5), geometry: line(at(-0.4, 0.2), at(1.3, 0.9)) },
  ...[1 / 64, 1 / 1024, 1 / 64 / 16].map((buffer, i): MadePlace => {
    const position = at(1 + buffer, 0.5);
    return {
      id: 10 + i,
      name: `Edge ${i}`,
      category: 'route/hiking',
      position,
      geometry: line(position, at(1.4, 0.5)),
    };
  }),
];

/** The tile of the places that the statement of a single tile finds. */
async function tileAlone(view: string, tile: TileAddress): Promise<Buffer> {
  const of = tileView(view);
  if (of === null) throw new Error(`${view} is no view`);
  const places = await tilePlaces(database.db.pool, { ...tile, version: VERSION }, of, TILE_FEATURES_MAX);
  return tileBody(tile, places);
}

test('the tiles made ahead are those that the server makes one by one, and nothing is anywhere else', async () => {
  await publishMade(database.db, VERSION, PLACES);
  // A category shows a place earlier than its kind does, and that earlier than the map of all.
  await database.db.pool.query(
    `UPDATE place SET min_zoom = 4 + id % 11, min_zoom_kind = greatest(4, 2 + id % 11),
       min_zoom_category = greatest(4, id % 11) WHERE version = $1`,
    [VERSION],
  );
  const made = new Map<string, Buffer>();
  for await (const { view, tile, body } of attractionTilesAhead(database.db.pool, VERSION)) {
    const name = `${view} ${tile.z}/${tile.x}/${tile.y}`;
    expect(made.has(name)).toBe(false);
    made.set(name, body);
  }
  const views = new Set([...made.keys()].map((name) => name.split(' ')[0] ?? ''));
  expect(views).toEqual(
    new Set([
      'all',
      'museum',
      'cafe',
      'swimming',
      'hiking',
      'tourism-museum',
      'amenity-cafe',
      'natural-beach',
      'leisure-beach_resort',
      'route-hiking',
    ]),
  );
  let compared = 0;
  for (const view of views) {
    for (let z = 4; z <= 12; z++) {
      // All tiles around the block up to z 11, and of z 12 those of one quarter with its edges.
      const side = 2 ** (z - BLOCK.z);
      const [from, to] = z < 12 ? [Math.floor(-side / 2) - 1, Math.ceil(1.5 * side)] : [-2, side / 2];
      const [left, top] = [Math.floor(BLOCK.x * side), Math.floor(BLOCK.y * side)];
      for (let x = left + from; x <= left + to; x++) {
        for (let y = top + from; y <= top + to; y++) {
          const tile = { z, x, y };
          const alone = await tileAlone(view, tile);
          expect(made.get(`${view} ${z}/${x}/${y}`) ?? EMPTY_TILE, `${view} ${z}/${x}/${y}`).toEqual(alone);
          compared += 1;
        }
      }
    }
  }
  expect(compared).toBeGreaterThan(3000);
}, 120_000);

test('a version without places has none', async () => {
  await publishMade(database.db, VERSION + 1, []);
  for await (const tile of attractionTilesAhead(database.db.pool, VERSION + 1)) expect.unreachable(tile.view);
}, 60_000);
