import GeoJSONVT, { type LegacyFeature } from 'geojson-vt';
import { describe, expect, test } from 'vitest';
import { EXTENT } from '#api/platform/vectorTile/layerWriter.ts';
import { type FlatLine, flatOf, pointsOf } from '#common/geo/flatLine.ts';
import { boxAround } from '#common/geo/plane.ts';
import type { TileAddress } from '#common/geo/tileGrid.ts';
import { type Box, type GridPoint, isWithin, ringArea, TILE_BUFFER, tileBox, tilesIn, toPosition } from './baseGrid.ts';
import { cutter } from './cutShape.ts';
import { distinct, type GridFeature, type TileShape } from './gridShape.ts';

const BUCKET: TileAddress = { z: 11, x: 1165, y: 592 };
const ZOOMS = [11, 12, 13, 14];

/** A number from 0 up to 1 by each call, that looks random and is the same in each run. */
function randomBy(seed: number): () => number {
  let n = seed;
  return () => {
    n = (n * 48_271) % 2_147_483_647;
    return n / 2_147_483_647;
  };
}

/** A crooked line that begins in the bucket and may leave it. */
function crooked(next: () => number, steps: number, stride: number): FlatLine {
  const [minX, minY, maxX] = tileBox(BUCKET);
  let [x, y] = [minX + next() * (maxX - minX), minY + next() * (maxX - minX)];
  return Array.from({ length: steps }, () => {
    [x, y] = [x + (next() - 0.5) * stride, y + (next() - 0.5) * stride];
    return [Math.round(x), Math.round(y)];
  }).flat();
}

/** Points, lines and polygons of all sizes; a polygon with a crooked hole that may lie anywhere. */
function shapesBy(seed: number): TileShape[] {
  const next = randomBy(seed);
  const ring = (steps: number, stride: number): FlatLine => {
    const line = crooked(next, steps, stride);
    return [...line, ...line.slice(0, 2)];
  };
  return Array.from({ length: 90 }, (_, i): TileShape => {
    const stride = 10 ** (1 + 4 * next());
    const steps = 3 + Math.floor(next() * 40);
    if (i % 3 === 0) return { type: 'points', points: crooked(next, 1, stride) };
    if (i % 3 === 1) return { type: 'lines', lines: [crooked(next, steps, stride), crooked(next, 5, stride)] };
    return { type: 'polygons', polygons: [[ring(steps, stride), ring(8, stride / 3)]] };
  });
}

/** The library cuts from the whole world on, in degrees. */
function indexOf(shapes: readonly TileShape[]): GeoJSONVT {
  const degrees = (line: FlatLine) => pointsOf(line).map(toPosition);
  const geometryOf = (shape: TileShape) => {
    if (shape.type === 'points') return { type: 'Point', coordinates: degrees(shape.points)[0] ?? [] } as const;
    if (shape.type === 'lines') return { type: 'MultiLineString', coordinates: shape.lines.map(degrees) } as const;
    return { type: 'MultiPolygon', coordinates: shape.polygons.map((rings) => rings.map(degrees)) } as const;
  };
  const features = shapes.map((shape, rank) => ({
    type: 'Feature' as const,
    properties: { rank },
    geometry: geometryOf(shape),
  }));
  const options = {
    maxZoom: 14,
    indexMaxZoom: 0,
    indexMaxPoints: 0,
    tolerance: 3,
    extent: EXTENT,
    buffer: TILE_BUFFER,
  };
  return new GeoJSONVT({ type: 'FeatureCollection', features }, options);
}

/** The lines of a cut feature without what has collapsed, and without labels beyond the edge. */
function cleaned({ type, geometry }: LegacyFeature): FlatLine[] {
  if (type === 1) return geometry.filter((point) => point.every((n) => n >= 0 && n < EXTENT));
  const lines = geometry.map((line) => distinct(line));
  if (type === 2) return lines.filter((line) => line.length > 1).map(flatOf);
  return outersAndHoles(lines).map(flatOf);
}

function outersAndHoles(rings: readonly GridPoint[][]): GridPoint[][] {
  let outer: Box | null = null;
  return rings.filter((ring) => {
    const area = ring.length < 4 ? 0 : ringArea(ring);
    if (area < 0) outer = boxAround([ring]);
    return area < 0 || (area > 0 && outer !== null && isWithin(boxAround([ring]), outer));
  });
}

describe('features cut into the tiles of a bucket', () => {
  test.each([1, 2, 3, 4])('are, to the unit, as the library cuts them (%i)', (seed) => {
    const shapes = shapesBy(seed);
    const features = shapes.map((shape, rank): GridFeature => ({
      layer: 'water',
      shape,
      properties: {},
      minZoom: 8,
      rank,
    }));
    const index = indexOf(shapes);
    const cut = cutter(features, BUCKET, ZOOMS);
    let compared = 0;
    for (const tile of ZOOMS.flatMap((zoom) => [...tilesIn(zoom, tileBox(BUCKET))])) {
      const expected = (index.getTile(tile.z, tile.x, tile.y)?.features ?? []).map((feature) => [
        feature.tags?.['rank'],
        feature.type,
        cleaned(feature),
      ]);
      const parts = cut(tile).map(({ rank, type, lines }) => [rank, type, lines]);
      expect(parts).toEqual(expected.filter(([, , lines]) => Array.isArray(lines) && lines.length > 0));
      compared += parts.length;
    }
    expect(compared).toBeGreaterThan(300);
  });

  test('are the same whether zooms are cut together or alone, and each of several points is in one tile', () => {
    const [minX, minY] = tileBox(BUCKET);
    const shape: TileShape = { type: 'points', points: [minX + 5, minY + 5, minX + 5 * EXTENT, minY + EXTENT] };
    const features: GridFeature[] = [{ layer: 'places', shape, properties: {}, minZoom: 13, rank: 1 }];
    const together = cutter(features, BUCKET, ZOOMS);
    const found = ZOOMS.map((zoom) => {
      const tiles = [...tilesIn(zoom, tileBox(BUCKET))];
      const parts = tiles.flatMap((tile) => together(tile));
      const alone = cutter(features, BUCKET, [zoom]);
      expect(tiles.flatMap((tile) => alone(tile))).toEqual(parts);
      return parts.flatMap(({ lines }) => lines).length;
    });
    expect(found).toEqual([0, 0, 2, 2]);
  });
});
