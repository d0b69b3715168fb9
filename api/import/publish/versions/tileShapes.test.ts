import { describe, expect, test } from 'vitest';
import { type Band, BANDS, decodeShape, toleranceOfBand, worldPerPixel } from '#api/tiles/tileBands.ts';
import { partsOf, type WorldShape } from '#common/geo/worldShape.ts';
import { tileShapes } from './tileShapes.ts';

const ORIGIN = 600_000_000;

/** A circle of many points around the origin. */
function circle(radius: number, points = 400): number[] {
  const ring = Array.from({ length: points }, (_, i) => (2 * Math.PI * i) / points).flatMap((angle) => [
    Math.round(ORIGIN + radius * Math.cos(angle)),
    Math.round(ORIGIN + radius * Math.sin(angle)),
  ]);
  return [...ring, ring[0] ?? 0, ring[1] ?? 0];
}

function area(...rings: readonly { readonly points: number[]; readonly hole: boolean }[]): WorldShape {
  let end = 0;
  return {
    type: 'AREA',
    coords: Int32Array.from(rings.flatMap(({ points }) => points)),
    ends: rings.map(({ points }) => (end += points.length / 2)),
    holes: rings.map(({ hole }) => hole),
  };
}

function drawn(shape: WorldShape, firstBand: Band = 0): Map<Band, WorldShape> {
  return new Map(tileShapes(shape, firstBand).map(({ band, bytes }) => [band, decodeShape(bytes)]));
}

const pixels = (n: number, band: Band): number => n * worldPerPixel(BANDS[band].maxZoom);

describe('shapes for tiles', () => {
  test('are made for every band in which the place shows', () => {
    const shape = area({ points: circle(pixels(100, 0)), hole: false });
    expect([...drawn(shape).keys()]).toEqual([0, 1, 2, 3]);
    expect([...drawn(shape, 2).keys()]).toEqual([2, 3]);
  });

  test('have fewer points the smaller the zoom, and stay near the outline', () => {
    const radius = pixels(100, 0);
    const bands = drawn(area({ points: circle(radius, 4000), hole: false }));
    const counts = BANDS.map(({ band }) => bands.get(band)?.coords.length ?? 0);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    expect(counts[0]).toBeLessThan(120);
    for (const [band, { coords }] of bands) {
      for (let i = 0; i < coords.length; i += 2) {
        const distance = Math.hypot((coords[i] ?? 0) - ORIGIN, (coords[i + 1] ?? 0) - ORIGIN);
        expect(Math.abs(distance - radius)).toBeLessThan(toleranceOfBand(band));
      }
    }
  });

  test('lose what is smaller than a pixel, and a hole with its outline', () => {
    const shape = area(
      { points: circle(pixels(50, 1)), hole: false },
      { points: circle(pixels(0.3, 1)), hole: true },
      { points: circle(pixels(0.4, 1)), hole: false },
      { points: circle(pixels(0.2, 1)), hole: true },
    );
    expect(drawn(shape).get(3)?.holes).toEqual([false, true, false, true]);
    expect(drawn(shape).get(1)?.holes).toEqual([false]);
  });

  test('never draw a hole without its outline, even where it is the larger', () => {
    expect(
      drawn(area({ points: circle(pixels(0.3, 1)), hole: false }, { points: circle(pixels(9, 1)), hole: true })).has(1),
    ).toBe(false);
  });

  test('of a place smaller than a pixel are none at that band', () => {
    expect([...drawn(area({ points: circle(pixels(0.5, 1)), hole: false })).keys()]).toEqual([2, 3]);
  });

  test('of areas end where they began', () => {
    for (const shape of drawn(area({ points: circle(pixels(20, 0)), hole: false })).values()) {
      for (const [from, to] of partsOf(shape)) {
        expect(shape.coords.slice(2 * from, 2 * from + 2)).toEqual(shape.coords.slice(2 * to - 2, 2 * to));
      }
    }
  });

  test('of lines have their ends and every part that is long enough', () => {
    const far = ORIGIN + pixels(40, 0);
    const line: WorldShape = {
      type: 'PATH',
      coords: Int32Array.of(ORIGIN, ORIGIN, ORIGIN + 50, ORIGIN + 20, far, far, far, ORIGIN, far + 3, ORIGIN + 3),
      ends: [3, 5],
      holes: [false, false],
    };
    expect(drawn(line).get(0)).toMatchObject({ ends: [2] });
    expect(drawn(line).get(3)?.coords[0]).toBeCloseTo(ORIGIN, -2);
  });
});
