import { describe, expect, test } from 'vitest';
import { type WorldShape, toWorld, toWorldShape } from '#common/geo/worldShape.ts';
import { lineIndex } from './lineIndex.ts';

function line(...parts: readonly (readonly (readonly [number, number])[])[]): WorldShape {
  const shape = toWorldShape({
    type: 'MultiLineString',
    coordinates: parts.map((part) => part.map(([lon, lat]) => [lon, lat])),
  });
  if (shape === null) throw new Error('a line has a shape');
  return shape;
}

/** Metres of a degree of latitude on the sphere of Web Mercator. */
const DEGREE_M = 111_319.5;
const north = Array.from({ length: 101 }, (_, i) => [25, 61 + i / 1000] as const);

describe('lines near a point', () => {
  test('are found with the distance and the metres along, on the ground', () => {
    const [near] = lineIndex([line(north)]).near(...toWorld([25.001, 61.05]), 100);
    // A thousandth of a degree of longitude at 61.05° N.
    expect(near?.distanceM).toBeCloseTo(DEGREE_M * 0.001 * Math.cos((61.05 * Math.PI) / 180), 0);
    expect((near?.metresAlong ?? 0) / (0.05 * DEGREE_M)).toBeCloseTo(1, 3);
  });

  test('are those within reach only', () => {
    const index = lineIndex([
      line(north),
      line([
        [25.01, 61],
        [25.01, 61.1],
      ]),
    ]);
    expect(index.near(...toWorld([25.0095, 61.05]), 100).map((near) => near.line)).toEqual([1]);
    expect(index.near(...toWorld([25.005, 61.05]), 100)).toEqual([]);
    expect(index.near(...toWorld([25.005, 61.05]), 400).map((near) => near.line)).toEqual([0, 1]);
  });

  test('measure over the parts one after another, gaps for nothing', () => {
    const index = lineIndex([
      line(
        [
          [25, 61],
          [25, 61.01],
        ],
        [
          [25, 62],
          [25, 62.01],
        ],
      ),
    ]);
    const [near] = index.near(...toWorld([25, 62.005]), 100);
    expect((near?.metresAlong ?? 0) / (0.015 * DEGREE_M)).toBeCloseTo(1, 3);
  });

  test('are measured at their nearest place, also beyond their ends', () => {
    const [near] = lineIndex([
      line([
        [25, 61],
        [25, 61.01],
      ]),
    ]).near(...toWorld([25, 60.9995]), 100);
    expect(near).toMatchObject({ metresAlong: 0 });
    expect((near?.distanceM ?? 0) / (0.0005 * DEGREE_M)).toBeCloseTo(1, 2);
  });

  test('are none where there are no lines', () => {
    expect(lineIndex([]).near(0, 0, 1e6)).toEqual([]);
  });
});
