import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile';
import { booleanPointInPolygon } from '@turf/turf';
import { PbfReader } from 'pbf';
import { beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '#api/platform/paths.ts';
import { type BaseTiles, openBaseTiles } from './baseTiles.ts';

type Position = readonly [lon: number, lat: number];

let tiles: BaseTiles;
beforeAll(async () => {
  tiles = await openBaseTiles(projectRoot);
});

function tileAt(z: number, [lon, lat]: Position): [z: number, x: number, y: number] {
  const side = 2 ** z;
  const y = (1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2;
  return [z, Math.floor(((lon + 180) / 360) * side), Math.floor(y * side)];
}

async function featuresOf(layer: string, z: number, x: number, y: number): Promise<VectorTileFeature[]> {
  const tile = await tiles.tile(z, x, y);
  if (!tile) throw new Error(`No tile ${z}/${x}/${y}`);
  const found = new VectorTile(new PbfReader(gunzipSync(tile.body))).layers[layer];
  return found ? Array.from({ length: found.length }, (_, i) => found.feature(i)) : [];
}

async function coveredBy(layer: string, z: number, position: Position): Promise<boolean> {
  const [, x, y] = tileAt(z, position);
  const shapes = (await featuresOf(layer, z, x, y)).map((feature) => feature.toGeoJSON(x, y, z).geometry);
  return shapes.some(
    (shape) =>
      (shape.type === 'Polygon' || shape.type === 'MultiPolygon') && booleanPointInPolygon([...position], shape),
  );
}

async function groundAt(z: number, position: Position): Promise<'land' | 'lake' | 'sea'> {
  if (await coveredBy('water', z, position)) return 'lake';
  return (await coveredBy('earth', z, position)) ? 'land' : 'sea';
}

describe('the embedded base map', () => {
  test.each([
    ['Helsinki cathedral', [24.9522, 60.1704], 'land'],
    ['the market square of Hämeenlinna', [24.4643, 60.996], 'land'],
    ['Mariehamn', [19.9348, 60.0973], 'land'],
    ['the church of Utsjoki', [27.0276, 69.9078], 'land'],
    ['Stockholm', [18.0686, 59.3293], 'land'],
    ['Berlin, far from Finland', [13.405, 52.52], 'land'],
    ['the middle of the Gulf of Finland', [25, 59.85], 'sea'],
    ['the Bothnian Sea', [19.8, 61.6], 'sea'],
    ['the Atlantic', [-30, 50], 'sea'],
  ] satisfies [string, Position, string][])('shows %s at %j as %s, near and far', async (_, position, ground) => {
    expect(await Promise.all([5, 8, 10, 12, 14, 16].map((z) => groundAt(z, position)))).toEqual([
      ground,
      ground,
      ground,
      ground,
      ground,
      ground,
    ]);
  });

  test.each([
    ['the middle of Päijänne', [25.5, 61.55]],
    ['the open water of Vanajavesi', [24.2, 61.12]],
    ['Saimaa off Lappeenranta', [28.25, 61.2]],
    ['Vänern, far from Finland', [13.3, 58.9]],
  ] satisfies [string, Position][])('shows %s from afar, and no coarse shore near by', async (_, position) => {
    expect(await Promise.all([6, 8, 9, 12, 14].map((z) => groundAt(z, position)))).toEqual([
      'lake',
      'lake',
      'land',
      'land',
      'land',
    ]);
  });

  test('shows rivers from afar, the great ones first, without a name', async () => {
    const rivers = async (z: number) =>
      (await featuresOf('water', ...tileAt(z, [25.7, 66.5]))).filter(({ type }) => type === 2);
    const [far, nearer, close] = await Promise.all([rivers(5), rivers(8), rivers(9)]);
    expect(far?.length).toBeGreaterThan(0);
    expect(nearer?.map(({ properties }) => properties)).toContainEqual(
      expect.objectContaining({ kind: 'river', coarse: true }),
    );
    expect(nearer?.some(({ properties }) => 'name' in properties)).toBe(false);
    expect(close).toEqual([]);
  });

  test.each([
    ['Pihlajasaari', [24.915, 60.14]],
    ['Seurasaari', [24.8847, 60.183]],
  ] satisfies [string, Position][])('has the island %s', async (_, position) => {
    expect(await groundAt(10, position)).toBe('land');
  });

  test('writes the name of each lake on a lake and of each sea on the sea', async () => {
    const named = (
      await Promise.all(
        finnishTiles(8).map(async ([z, x, y]) =>
          (await featuresOf('water', z, x, y))
            .filter((feature) => feature.type === 1)
            .map((feature) => [feature, x, y] as const),
        ),
      )
    ).flat();
    const misplaced: unknown[] = [];
    for (const [feature, x, y] of named) {
      const { geometry } = feature.toGeoJSON(x, y, 8);
      if (geometry.type !== 'Point') continue;
      const [lon = 0, lat = 0] = geometry.coordinates;
      const ground = await groundAt(8, [lon, lat]);
      if (ground !== feature.properties['kind']) misplaced.push([feature.properties['name'], ground]);
    }
    expect(named.length).toBeGreaterThan(20);
    expect(misplaced).toEqual([]);
  });

  test('draws the land borders of Finland, and none along the coast', async () => {
    const lines = async (position: Position) =>
      (await featuresOf('boundaries', ...tileAt(9, position)))
        .filter(({ properties }) => properties['kind'] === 'country')
        .map((feature) => feature.properties['between']);
    expect(await lines([24.15, 65.85])).toContain('FIN-SWE');
    expect(await lines([27.05, 69.91])).toContain('FIN-NOR');
    expect(await lines([29.9, 66.2])).toContain('FIN-RUS');
    expect(await lines([24.95, 60.17])).toEqual([]);
    expect(await lines([21.6, 63.1])).toEqual([]);
  });

  test('draws the borders of municipalities from zoom 8, and names those that no town is named after', async () => {
    const municipal = async (z: number) =>
      (await featuresOf('boundaries', ...tileAt(z, [24.47, 61]))).filter(
        ({ properties }) => properties['kind'] === 'locality',
      ).length;
    expect(await Promise.all([7, 8, 10].map(municipal))).toEqual([0, 1, 1]);
    const names = (await featuresOf('places', ...tileAt(9, [23.7, 60.81]))).map(({ properties }) => [
      properties['name'],
      properties['kind'],
    ]);
    expect(names).toContainEqual(['Tammela', 'municipality']);
    expect(names).toContainEqual(['Forssa', 'locality']);
    expect(names).not.toContainEqual(['Forssa', 'municipality']);
  });

  test('names towns in Finnish, Swedish and Northern Sámi, the biggest first', async () => {
    const towns = await featuresOf('places', ...tileAt(6, [24.94, 60.17]));
    const helsinki = towns.find((town) => town.properties['name'] === 'Helsinki');
    expect(helsinki?.properties).toMatchObject({
      kind: 'locality',
      'name:fi': 'Helsinki',
      'name:sv': 'Helsingfors',
      population_rank: 10,
      min_zoom: 4,
    });
    const north = await featuresOf('places', ...tileAt(8, [27.03, 69.91]));
    expect(north.map((town) => town.properties['name:se'])).toContain('Ohcejohka');
  });

  test('shows neither specks of lakes nor crowds of towns at low zooms', async () => {
    const low = await featuresOf('water', ...tileAt(5, [27, 62]));
    const high = (await Promise.all(finnishTiles(8).map((tile) => featuresOf('water', ...tile)))).flat();
    const areas = (features: readonly VectorTileFeature[]) => features.filter(({ type }) => type === 3).length;
    expect(areas(low)).toBeGreaterThan(50);
    expect(areas(low)).toBeLessThan(areas(high) / 2);
    expect((await featuresOf('places', ...tileAt(4, [25, 61]))).length).toBeLessThan(30);
  });

  test('is at most 150 kB a tile all over Finland from zoom 4 to 10', async () => {
    let largest = 0;
    for (const z of [4, 5, 6, 7, 8, 9, 10]) {
      for (const tile of finnishTiles(z))
        largest = Math.max(largest, (await tiles.tile(...tile))?.body.byteLength ?? Infinity);
    }
    expect(largest).toBeLessThan(150_000);
  }, 60_000);

  test.each([
    [23, 0, 0],
    [-1, 0, 0],
    [14, 16384, 0],
    [4, 16, 0],
    [4, 0, 16],
    [4, -1, 3],
    [4, 3, -1],
    [4.5, 1, 1],
    [4, 1.5, 1],
    [4, 1, Number.NaN],
  ])('has no tile %d/%d/%d', async (z, x, y) => {
    expect(await tiles.tile(z, x, y)).toBeNull();
  });

  test('draws closer tiles from the same shapes: their corners are those of zoom 10, to the unit', async () => {
    const [, px, py] = tileAt(10, [24.95, 60.16]);
    const corners = new Set(
      (await featuresOf('earth', 10, px, py))
        .flatMap((feature) => feature.loadGeometry().flat())
        .map((point) => `${point.x},${point.y}`),
    );
    let compared = 0;
    for (const z of [11, 12, 14]) {
      const scale = 2 ** (z - 10);
      for (let column = 0; column < scale; column++) {
        for (const feature of await featuresOf('earth', z, px * scale + column, py * scale + Math.floor(scale / 2))) {
          const inside = feature
            .loadGeometry()
            .flat()
            .filter(({ x, y }) => x > 0 && y > 0 && x < 4096 && y < 4096);
          const enlarged = inside.map(({ x, y }) => [
            (column * 4096 + x) / scale,
            (Math.floor(scale / 2) * 4096 + y) / scale,
          ]);
          for (const [x = 0, y = 0] of enlarged) expect(corners).toContain(`${x},${y}`);
          compared += enlarged.length;
        }
      }
    }
    expect(compared).toBeGreaterThan(20);
  });

  test('names a place in one of the closer tiles, not in all of them', async () => {
    const [, px, py] = tileAt(10, [24.94, 60.17]);
    const above = (await featuresOf('places', 10, px, py)).map(({ properties }) => properties['name']);
    expect(above).toContain('Helsinki');
    const below: unknown[] = [];
    for (const [x, y] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const)
      below.push(
        ...(await featuresOf('places', 11, 2 * px + x, 2 * py + y)).map(({ properties }) => properties['name']),
      );
    expect(below.filter((name) => name === 'Helsinki')).toEqual(['Helsinki']);
  });

  test('answers the same tile with the same tag, and another tile with another', async () => {
    const [first, again, other] = await Promise.all([
      tiles.tile(6, 36, 18),
      tiles.tile(6, 36, 18),
      tiles.tile(6, 36, 17),
    ]);
    expect(again?.etag).toBe(first?.etag);
    expect(other?.etag).not.toBe(first?.etag);
    expect(first?.etag).toMatch(/^"[\w-]+"$/);
  });

  test('changes its version when a name changes, and only then', async () => {
    const root = await mkdtemp(path.join(tmpdir(), 'taival-base-'));
    try {
      for (const folder of ['api/assets/basemap', 'prisma/starter'])
        await cp(path.join(projectRoot, folder), path.join(root, folder), { recursive: true });
      expect((await openBaseTiles(root)).version).toBe(tiles.version);
      await appendFile(path.join(root, 'api/assets/basemap/names.tsv'), 'lake\tPuruvesi\t\t\t\t29.5\t61.9\t8\n');
      expect((await openBaseTiles(root)).version).not.toBe(tiles.version);
    } finally {
      await rm(root, { recursive: true });
    }
  });
});

function finnishTiles(z: number): [number, number, number][] {
  const [, west, north] = tileAt(z, [19.2, 70.1]);
  const [, east, south] = tileAt(z, [31.6, 59.5]);
  const columns = Array.from({ length: east - west + 1 }, (_, i) => west + i);
  const lines = Array.from({ length: south - north + 1 }, (_, i) => north + i);
  return columns.flatMap((x) => lines.map((y): [number, number, number] => [z, x, y]));
}
