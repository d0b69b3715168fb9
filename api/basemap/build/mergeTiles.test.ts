import { describe, expect, test } from 'vitest';
import { ringArea } from '#api/basemap/grid/baseGrid.ts';
import { cutter } from '#api/basemap/grid/cutShape.ts';
import type { Bounds } from '#common/geo/bounds.ts';
import type { TileAddress } from '#common/geo/tileGrid.ts';
import { encodeTile } from './encode.ts';
import { mergeTiles } from './mergeTiles.ts';
import { featuresOf, gridFeature, inTile, line, linesIn, point, square } from './tilesTestSupport.ts';

const TILE: TileAddress = { z: 8, x: 145, y: 73 };
const [WEST, NORTH] = inTile(TILE, 2000, -500);
const [EAST, SOUTH] = inTile(TILE, 5000, 3000);
/** Of the newer extract: the east of the tile, but for its south. */
const BOUNDS: Bounds = [WEST, SOUTH, EAST, NORTH];

async function tileOf(...features: Parameters<typeof gridFeature>[0][]): Promise<Buffer> {
  return (await encodeTile(cutter(features.map(gridFeature), TILE, [TILE.z])(TILE))).body;
}

const merged = async (older: Buffer, newer: Buffer, maxBytes?: number) =>
  mergeTiles(older, newer, TILE, BOUNDS, maxBytes);

describe('a tile that two extracts share', () => {
  test('holds the older one outside the bounds of the newer, and the newer inside', async () => {
    const places = (name: string) =>
      [point(inTile(TILE, 1000, 1000)), point(inTile(TILE, 3000, 1000)), point(inTile(TILE, 3000, 3500))].map(
        (geometry) => ({ layer: 'places' as const, geometry, properties: { name } }),
      );
    const body = await merged(await tileOf(...places('older')), await tileOf(...places('newer')));
    const found = featuresOf(body, 'places').map((each) => [
      each.properties['name'],
      ...each
        .loadGeometry()
        .flat()
        .map(({ x, y }) => [x, y]),
    ]);
    expect(found).toEqual([
      ['older', [1000, 1000], [3000, 3500]],
      ['newer', [3000, 1000]],
    ]);
  });

  test('cuts lines at the bounds', async () => {
    const across = (y: number) => ({
      layer: 'roads' as const,
      geometry: line(inTile(TILE, 100, y), inTile(TILE, 4000, y)),
    });
    const body = await merged(await tileOf(across(1000)), await tileOf(across(2000)));
    const ends = linesIn(body, 'roads').map((points) => points.map(([x, y]) => [Math.round(x / 10) * 10, y]));
    expect(ends).toEqual([
      [
        [100, 1000],
        [2000, 1000],
      ],
      [
        [2000, 2000],
        [4000, 2000],
      ],
    ]);
  });

  test('joins land that goes on across the bounds to one polygon, without an edge there', async () => {
    const land = { layer: 'earth' as const, geometry: square(TILE, 500, 500, 3200), properties: { kind: 'earth' } };
    const body = await merged(await tileOf(land), await tileOf(land));
    const rings = linesIn(body, 'earth');
    expect(rings).toHaveLength(1);
    const [ring = []] = rings;
    expect(Math.abs(ringArea(ring))).toBeCloseTo(3200 ** 2, -4);
    expect(
      ring.every(([x, y]) =>
        [x, y].every(
          (n) => Math.abs(n - 500) < 3 || Math.abs(n - 3700) < 3 || Math.abs(n - 2000) < 3 || Math.abs(n - 3000) < 3,
        ),
      ),
    ).toBe(true);
    const onBounds = ring.filter(([x, y], i) => {
      const [nx, ny] = ring[i + 1] ?? [x, y];
      return (
        (Math.abs(x - 2000) < 3 && Math.abs(nx - 2000) < 3 && Math.abs(y - ny) > 3) ||
        (Math.abs(y - 3000) < 3 && Math.abs(ny - 3000) < 3 && Math.abs(x - nx) > 3)
      );
    });
    expect(onBounds).toEqual([]);
  });

  test('shows the step where the two disagree about land', async () => {
    const older = { layer: 'earth' as const, geometry: square(TILE, 500, 500, 3200), properties: { kind: 'earth' } };
    const newer = { layer: 'earth' as const, geometry: square(TILE, 2500, 1000, 1000), properties: { kind: 'earth' } };
    const body = await merged(await tileOf(older), await tileOf(newer));
    const areas = linesIn(body, 'earth').map(ringArea);
    expect(areas.every((area) => area < 0)).toBe(true);
    const outside = 3200 ** 2 - 1700 * 2500;
    expect(-areas.reduce((sum, area) => sum + area, 0)).toBeCloseTo(outside + 1000 ** 2, -5);
  });

  test('preserves holes of areas, on the bounds and off them', async () => {
    const pierced = (x: number) => {
      const [outer, hole] = [square(TILE, x, 500, 1200), square(TILE, x + 400, 900, 400)];
      if (outer.type !== 'Polygon' || hole.type !== 'Polygon') throw new Error('Squares are polygons');
      return {
        layer: 'landuse' as const,
        geometry: {
          type: 'Polygon' as const,
          coordinates: [...outer.coordinates, ...hole.coordinates.map((ring) => ring.toReversed())],
        },
        properties: { kind: 'wood', x },
      };
    };
    const tile = await tileOf(pierced(200), pierced(1400), pierced(2700));
    const body = await merged(tile, tile);
    const areas = featuresOf(body, 'landuse').map((each) =>
      each.loadGeometry().reduce((sum, ring) => sum - ringArea(ring.map(({ x, y }) => [x, y])), 0),
    );
    expect(areas).toHaveLength(3);
    for (const area of areas) expect(Math.abs(area - (1200 ** 2 - 400 ** 2))).toBeLessThan(8000);
  });

  test('is no heavier than other tiles: houses go before land', async () => {
    const houses = Array.from({ length: 500 }, (_, i) => ({
      layer: 'buildings' as const,
      geometry: square(TILE, 10 + 30 * (i % 60), 10 + 37 * Math.floor(i / 60), 10 + (i % 13)),
    }));
    const older = await tileOf(...houses, { layer: 'earth', geometry: square(TILE, 0, 0, 1900) });
    const body = await merged(older, await tileOf(), 1500);
    expect(body.byteLength).toBeLessThanOrEqual(1500);
    expect(linesIn(body, 'earth')).toHaveLength(1);
    expect(linesIn(body, 'buildings').length).toBeGreaterThan(20);
  });
});
