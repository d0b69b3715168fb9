import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BaseFeature, BuiltTile } from '#api/basemap/baseFeature.ts';
import { type GridPoint, toGrid } from '#api/basemap/grid/baseGrid.ts';
import { toHalf } from '#api/basemap/grid/halfGrid.ts';
import { CutLand } from '#api/basemap/land/cutLand.ts';
import type { EmbeddedMap, EmbeddedShape } from '#api/basemap/land/embeddedMap.ts';
import type { Bounds } from '#common/geo/bounds.ts';
import { boxAround } from '#common/geo/plane.ts';
import type { TileAddress } from '#common/geo/tileGrid.ts';
import { type BaseTilesReport, buildBaseTiles } from './buildBaseTiles.ts';
import { feature, featuresOf, inTile, line, linesIn, point, square, streamOf } from './tilesTestSupport.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'taival-base-tiles-'));
});
afterAll(() => rm(folder, { recursive: true }));

const NOWHERE: EmbeddedMap = { land: new CutLand([]), lakes: [], rivers: [], borders: [], names: [] };
/** Two z11 tiles side by side, in different z8 tiles as well. */
const WEST: TileAddress = { z: 11, x: 1167, y: 590 };
const EAST: TileAddress = { z: 11, x: 1168, y: 590 };
const around = (from: TileAddress, to: TileAddress): Bounds => {
  const [west, north] = inTile(from, 1, 1);
  const [east, south] = inTile(to, 4095, 4095);
  return [west, south, east, north];
};

async function built(
  features: readonly BaseFeature[],
  { bounds = around(WEST, EAST), embedded = NOWHERE }: { bounds?: Bounds; embedded?: EmbeddedMap } = {},
) {
  const tiles = new Map<string, BuiltTile>();
  const report: BaseTilesReport = await buildBaseTiles(
    { bounds, dataDate: null, features: streamOf(features) },
    {
      embedded,
      spoolFolder: folder,
      progress: () => undefined,
      onTile: async (tile) => {
        tiles.set(`${tile.z}/${tile.x}/${tile.y}`, tile);
      },
    },
  );
  const tile = ({ z, x, y }: TileAddress): Buffer => {
    const found = tiles.get(`${z}/${x}/${y}`);
    if (found === undefined) throw new Error(`No tile ${z}/${x}/${y}`);
    return found.body;
  };
  return { report, tiles, tile };
}

function half(position: [number, number]): GridPoint {
  const [x, y] = toGrid(position);
  return [toHalf(x), toHalf(y)];
}

function shapeOfRing(geometry: BaseFeature['geometry'], kind: string): EmbeddedShape {
  if (geometry.type !== 'Polygon') throw new Error('Only polygons have rings');
  const lines = geometry.coordinates.map((ring) => ring.map(([lon = 0, lat = 0]) => half([lon, lat])));
  return { lines, box: boxAround(lines), properties: { kind } };
}

const parentOf = ({ z, x, y }: TileAddress, zoom: number): TileAddress => ({
  z: zoom,
  x: x >> (z - zoom),
  y: y >> (z - zoom),
});
/** A column of a tile above another one, in units of that other one. */
const asInTile = (tile: TileAddress, above: TileAddress, column: number): number => {
  const scale = 2 ** (tile.z - above.z);
  return column * scale - (tile.x % scale) * 4096;
};
const below = ({ z, x, y }: TileAddress, zoom: number): TileAddress => ({
  z: zoom,
  x: x << (zoom - z),
  y: y << (zoom - z),
});

describe('the base tiles of an extract', () => {
  test('are all that touch its bounds, from z8 to z14', async () => {
    const { tiles, report } = await built([]);
    const counts = [8, 9, 10, 11, 12, 13, 14].map((z) => [...tiles.values()].filter((tile) => tile.z === z).length);
    expect(counts).toEqual([2, 2, 2, 2, 8, 32, 128]);
    expect(report.tiles).toBe(176);
    expect(report.bytes).toBe([...tiles.values()].reduce((sum, { body }) => sum + body.byteLength, 0));
  });

  test('hold a feature from its first zoom on', async () => {
    const { tile } = await built([
      feature({ layer: 'roads', geometry: line(inTile(WEST, 100, 100), inTile(WEST, 150, 150)), minZoom: 12 }),
    ]);
    const found = [8, 9, 10, 11, 12, 13, 14].filter(
      (z) => featuresOf(tile(z <= 11 ? parentOf(WEST, z) : below(WEST, z)), 'roads').length > 0,
    );
    expect(found).toEqual([12, 13, 14]);
  });

  test('continue a line at the same point in the next tile, across buckets and at every zoom', async () => {
    const wavy = Array.from({ length: 400 }, (_, i) => inTile(WEST, 3000 + 5 * i, 2000 + 40 * Math.sin(i / 3)));
    const { tile } = await built([feature({ layer: 'roads', geometry: line(...wavy) })]);
    for (const [z, row] of [
      [8, 0],
      [9, 0],
      [10, 0],
      [11, 0],
      [12, 0],
      [13, 1],
      [14, 3],
    ] as const) {
      const left = z <= 11 ? parentOf(WEST, z) : { z, x: (EAST.x << (z - 11)) - 1, y: (EAST.y << (z - 11)) + row };
      const right = { ...left, x: left.x + 1 };
      const crossing = (body: Buffer, edge: number) =>
        linesIn(body, 'roads').flatMap((points) =>
          points.flatMap(([x, y], i) => {
            const [nx, ny] = points[i + 1] ?? [x, y];
            return x <= edge && nx > edge ? [y + ((edge - x) / (nx - x)) * (ny - y)] : [];
          }),
        );
      const [here = Number.NaN] = crossing(tile(left), 4096);
      const [there = Number.NaN] = crossing(tile(right), 0);
      // A pixel is 8 units. Both buckets have simplified the line, by 3 units at most each.
      expect(Math.abs(here - there), `z${z}`).toBeLessThan(z === 14 ? 2 : 6);
    }
  });

  test('hold a label once, though it stands on the edge of tiles and buckets', async () => {
    const labels = [point(inTile(EAST, 0, 2000)), point(inTile(EAST, -2, 2000)), point(inTile(EAST, 2048, 2048))].map(
      (geometry) => feature({ layer: 'places', geometry }),
    );
    const { tiles } = await built(labels);
    for (const z of [8, 9, 10, 11, 12, 13, 14]) {
      const found = [...tiles.values()]
        .filter((tile) => tile.z === z)
        .flatMap((tile) => featuresOf(tile.body, 'places').flatMap((each) => each.loadGeometry().flat()));
      expect(found, `z${z}`).toHaveLength(3);
    }
  });

  test('draw roads that are split at every junction as one line from afar', async () => {
    const pieces = Array.from({ length: 60 }, (_, i) =>
      feature({
        layer: 'roads',
        properties: { kind: 'major_road', name: 'Street', surface: i % 2 ? 'paved' : 'unpaved' },
        geometry: line(inTile(WEST, 20 * i, 300), inTile(WEST, 20 * (i + 1), 300)),
      }),
    );
    const { tile } = await built(pieces);
    expect(linesIn(tile(parentOf(WEST, 8)), 'roads')).toHaveLength(1);
    expect(featuresOf(tile(parentOf(WEST, 8)), 'roads').map(({ properties }) => properties)).toEqual([
      { kind: 'major_road' },
    ]);
    expect(
      featuresOf(tile(below(WEST, 14)), 'roads')
        .map(({ properties }) => properties['surface'])
        .sort(),
    ).toEqual(['paved', 'unpaved']);
  });

  test('do not turn the way of a line that runs one way', async () => {
    const oneway = (from: number, to: number) =>
      feature({
        layer: 'roads',
        properties: { kind: 'minor_road', oneway: 'yes' },
        geometry: line(inTile(WEST, from, 300), inTile(WEST, to, 300)),
      });
    const { tile } = await built([oneway(10, 100), oneway(200, 100)]);
    const ways = linesIn(tile(below(WEST, 14)), 'roads').map((points) =>
      Math.sign((points.at(-1)?.[0] ?? 0) - (points[0]?.[0] ?? 0)),
    );
    expect(ways.sort()).toEqual([-1, 1]);
  });

  test('leave out areas that would only be specks, and holes alike', async () => {
    const [outer, hole] = [square(WEST, 0, 0, 3000), square(WEST, 10, 10, 4)];
    if (outer.type !== 'Polygon' || hole.type !== 'Polygon') throw new Error('Squares are polygons');
    const pierced: BaseFeature['geometry'] = {
      type: 'Polygon',
      coordinates: [...outer.coordinates, ...hole.coordinates.map((ring) => ring.toReversed())],
    };
    const { tile } = await built([
      feature({ layer: 'landuse', geometry: pierced }),
      feature({ layer: 'landuse', properties: { kind: 'wood' }, geometry: square(WEST, 3500, 3500, 8) }),
    ]);
    const kinds = (at: TileAddress) => featuresOf(tile(at), 'landuse').map(({ properties }) => properties['kind']);
    const rings = (at: TileAddress) => linesIn(tile(at), 'landuse').length;
    expect(kinds(parentOf(WEST, 8))).toEqual(['test']);
    expect(rings(parentOf(WEST, 8))).toBe(1);
    expect(rings(below(WEST, 14))).toBe(2);
    expect(kinds({ z: 14, x: WEST.x * 8 + 6, y: WEST.y * 8 + 6 })).toEqual(['wood']);
  });

  test('show beyond the bounds, and only there, the waters, borders and names of the embedded map', async () => {
    const [west, north] = inTile(WEST, 1, 1);
    const [east, south] = inTile(EAST, 2000, 4095);
    const name = (kind: string, text: string, min_zoom: number, x: number) => ({
      position: inTile(EAST, x, 500),
      properties: { kind, name: text, min_zoom },
    });
    const border = [inTile(EAST, 500, 3500), inTile(EAST, 4000, 3500)].map(half);
    const river = [inTile(EAST, 500, 300), inTile(EAST, 3600, 300)].map(half);
    const embedded: EmbeddedMap = {
      land: new CutLand([]),
      lakes: [shapeOfRing(square(EAST, 1000, 1000, 2000), 'lake')],
      rivers: [{ lines: [river], box: boxAround([river]), properties: { kind: 'river' } }],
      borders: [{ lines: [border], box: boxAround([border]), properties: { kind: 'country' } }],
      names: [
        name('locality', 'Outside', 8, 3000),
        name('locality', 'Inside', 8, 1500),
        name('lake', 'Water', 8, 3100),
      ],
    };
    const somewhere = [inTile(WEST, 50, 50), inTile(EAST, 50, 50)].map((position) =>
      feature({ layer: 'pois', geometry: point(position) }),
    );
    const { tile } = await built(somewhere, { bounds: [west, south, east, north], embedded });
    const columns = (at: TileAddress, layer: string) =>
      linesIn(tile(at), layer)
        .filter((points) => points.length > 1)
        .map((points) => points.map(([x = 0]) => asInTile(EAST, at, x)))
        .map((all) => [Math.min(...all), Math.max(...all)]);
    expect(columns(EAST, 'boundaries')).toEqual([[2000, 4000]]);
    // Coarse shores only from afar.
    const wide = columns(parentOf(EAST, 8), 'water');
    expect(wide).toHaveLength(2);
    expect(wide).toEqual(
      expect.arrayContaining([
        [2000, 3000],
        [2000, 3600],
      ]),
    );
    expect(columns(parentOf(EAST, 9), 'water')).toEqual([]);
    expect(columns(EAST, 'water')).toEqual([]);
    const names = (at: TileAddress, layer: string) =>
      featuresOf(tile(at), layer).flatMap(({ type, properties }) => (type === 1 ? [properties['name']] : []));
    expect(names(parentOf(EAST, 8), 'places')).toEqual(['Outside']);
    expect(names(parentOf(EAST, 8), 'water')).toEqual(['Water']);
    expect(names(parentOf(EAST, 9), 'water')).toEqual([]);
  });

  test('show the embedded map also inside the bounds where the extract holds nothing at all', async () => {
    const embedded: EmbeddedMap = {
      ...NOWHERE,
      lakes: [shapeOfRing(square(WEST, 3000, 1000, 2000), 'lake')],
      names: [WEST, EAST].map((tile) => ({
        position: inTile(tile, 100, 100),
        properties: { kind: 'locality', name: `Town ${tile.x}`, min_zoom: 8 },
      })),
    };
    const { tile } = await built([feature({ layer: 'places', geometry: point(inTile(WEST, 50, 50)) })], { embedded });
    const names = (at: TileAddress) =>
      featuresOf(tile(at), 'places').map(({ properties }) => properties['name'] ?? properties['kind']);
    expect([names(WEST), names(EAST)]).toEqual([['test'], [`Town ${EAST.x}`]]);
    const east = parentOf(EAST, 8);
    const columns = linesIn(tile(east), 'water').flatMap((ring) => ring.map(([x = 0]) => asInTile(EAST, east, x)));
    expect([Math.min(...columns), Math.max(...columns)]).toEqual([0, 904]);
    expect(linesIn(tile(parentOf(WEST, 8)), 'water').flatMap((ring) => ring.filter(([x]) => x < 4090))).toEqual([]);
  });

  test('have the land of the coast inside the bounds, of the embedded map outside, and no edge between', async () => {
    const [west, north] = inTile(WEST, 1, 1);
    const [east, south] = inTile(WEST, 2000, 4095);
    const mainland = shapeOfRing(square(WEST, -5000, -8900, 10_000), 'land');
    const shore = feature({ layer: 'coast', geometry: line(inTile(WEST, -50, 1000), inTile(WEST, 2050, 1000)) });
    const { tile, report } = await built([shore], {
      bounds: [west, south, east, north],
      embedded: { ...NOWHERE, land: new CutLand(mainland.lines) },
    });
    expect(report.landCells.coast).toBe(4);
    const [ring = [], ...others] = linesIn(tile(WEST), 'earth');
    expect(others).toEqual([]);
    // Down to the shore inside, a little further outside; nothing runs along the bounds but the step between the two.
    const heights = (at: number) => ring.filter(([x]) => Math.abs(x - at) < 3).map(([, y]) => y);
    expect([Math.min(...heights(2000)), Math.max(...heights(2000))]).toEqual([1000, 1100]);
    expect([Math.min(...heights(1)), Math.max(...heights(1))]).toEqual([1000, 1100]);
  });

  test('hold features beyond the bounds in a tile that the bounds touch', async () => {
    const west: TileAddress = { ...WEST, x: WEST.x - 2 };
    const { tile } = await built(
      [feature({ layer: 'roads', geometry: line(inTile(west, 100, 100), inTile(west, 900, 900)) })],
      { bounds: around(WEST, WEST) },
    );
    expect(linesIn(tile(parentOf(WEST, 8)), 'roads')).toHaveLength(1);
    expect(linesIn(tile(WEST), 'roads')).toHaveLength(0);
  });

  test('say where the extract draws nothing: only land, or what the embedded map knows beyond its data', async () => {
    const house = feature({ layer: 'buildings', geometry: square(WEST, 100, 100, 20), minZoom: 13 });
    const { tiles } = await built([house], {
      embedded: { ...NOWHERE, lakes: [shapeOfRing(square(EAST, 500, 500, 3000), 'lake')] },
    });
    const bareAt = (tile: TileAddress) => tiles.get(`${tile.z}/${tile.x}/${tile.y}`)?.bare === true;
    expect([
      bareAt(below(WEST, 14)),
      bareAt({ ...below(WEST, 14), x: (WEST.x << 3) + 5 }),
      bareAt(EAST),
      bareAt({ ...below(EAST, 14), x: (EAST.x << 3) + 2, y: (EAST.y << 3) + 2 }),
    ]).toEqual([false, true, true, true]);
    const { z, x, y } = parentOf(EAST, 8);
    expect(featuresOf(tiles.get(`${z}/${x}/${y}`)?.body ?? Buffer.alloc(0), 'water')).toHaveLength(1);
  });

  test('lie in the world, also where the bounds reach beyond its square', async () => {
    const path = feature({ layer: 'roads', geometry: line([25, 84.9], [25.01, 85.2], [179.999, 85]) });
    for (const bounds of [
      [25, 85, 25.01, 85.2],
      [179.99, 85, 180, 90],
      [25, 88, 25, 90],
    ] as const) {
      const { tiles } = await built([path], { bounds });
      expect([...tiles.values()].filter(({ z, x, y }) => x < 0 || y < 0 || x >= 2 ** z || y >= 2 ** z)).toEqual([]);
    }
  });

  test('count the features that were read, and those of them that lie on the tiles', async () => {
    const { report } = await built([
      feature({ layer: 'places', geometry: point(inTile(WEST, 5, 5)) }),
      feature({ layer: 'places', geometry: point([0, 0]) }),
    ]);
    expect(report.features).toEqual({ read: 2, used: 1, tooHeavy: 0 });
    expect(report.largest?.bytes).toBeGreaterThan(0);
  });

  test('leave nothing on disk, even when they cannot be finished', async () => {
    const input = {
      bounds: around(WEST, EAST),
      dataDate: null,
      features: streamOf([feature({ layer: 'places', geometry: point(inTile(WEST, 5, 5)) })]),
    };
    const failing = buildBaseTiles(input, {
      embedded: NOWHERE,
      spoolFolder: folder,
      progress: () => undefined,
      onTile: () => Promise.reject(new Error('The database is gone')),
    });
    await expect(failing).rejects.toThrow('The database is gone');
    expect(await readdir(folder)).toEqual([]);
  });

  test('report the progress of each step', async () => {
    const steps = new Map<string, [number, number | null]>();
    await buildBaseTiles(
      { bounds: around(WEST, WEST), dataDate: null, features: streamOf([]) },
      {
        embedded: NOWHERE,
        spoolFolder: folder,
        progress: (step, done, total) => void steps.set(step, [done, total]),
        onTile: async () => undefined,
      },
    );
    expect([...steps]).toEqual([
      ['Telling land from sea', [64, 64]],
      ['Drawing base tiles', [88, 88]],
    ]);
  });
});
