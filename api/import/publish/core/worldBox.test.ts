import { describe, expect, test } from 'vitest';
import { areaContains, metresPerUnit, toWorld, toWorldBox, toWorldShape } from '#common/geo/worldShape.ts';
import { gapM, growBox, samplePoints } from './worldBox.ts';

const at = (lon: number, lat: number): [number, number] => toWorld([lon, lat]);

describe('ground metres', () => {
  test('shrink with the cosine of the latitude', () => {
    const [, equator] = at(0, 0);
    const [, north] = at(0, 60);
    expect(metresPerUnit(north) / metresPerUnit(equator)).toBeCloseTo(0.5, 6);
  });

  test('between two boxes are those of the gap, none where they touch', () => {
    const a = toWorldBox([24, 61, 24.1, 61.1]);
    expect(gapM(a, toWorldBox([24.05, 61.05, 24.2, 61.2]))).toBe(0);
    // 0.1 degrees of longitude at 61° N
    expect(gapM(a, toWorldBox([24.2, 61, 24.3, 61.1])) / 5397).toBeCloseTo(1, 1);
  });

  test('grow a box on every side', () => {
    const box = toWorldBox([24, 61, 24, 61]);
    const [minX, minY, maxX, maxY] = growBox(box, 100);
    expect((maxX - minX) * metresPerUnit(minY)).toBeCloseTo(200, 0);
    expect((maxY - minY) * metresPerUnit(minY)).toBeCloseTo(200, 0);
  });
});

describe('shapes', () => {
  const ring = (size: number): [number, number][] => [
    [-size, -size],
    [size, -size],
    [size, size],
    [-size, size],
    [-size, -size],
  ];
  const withHole = toWorldShape({
    type: 'MultiPolygon',
    coordinates: [[ring(2), ring(1)], [ring(1).map(([x, y]) => [x + 10, y])]],
  });

  test('of points there are none', () => {
    expect(toWorldShape({ type: 'Point', coordinates: [24, 61] })).toBeNull();
  });

  test('distinguish lines from areas and holes from outlines', () => {
    expect(
      toWorldShape({
        type: 'MultiLineString',
        coordinates: [
          [
            [1, 1],
            [2, 2],
          ],
          [
            [3, 3],
            [4, 4],
            [5, 5],
          ],
        ],
      }),
    ).toMatchObject({ type: 'PATH', ends: [2, 5], holes: [false, false] });
    expect(withHole).toMatchObject({ type: 'AREA', ends: [5, 10, 15], holes: [false, true, false] });
  });

  test.each([
    ['in the outline', 1.5, 0, true],
    ['in the hole', 0, 0, false],
    ['in the second polygon', 10, 0, true],
    ['between the polygons', 5, 0, false],
  ])('a point %s', (_, lon, lat, inside) => {
    expect(withHole && areaContains(withHole, ...at(lon, lat))).toBe(inside);
  });

  test('are sampled evenly, with few points wholly', () => {
    const line = toWorldShape({ type: 'LineString', coordinates: Array.from({ length: 100 }, (_, i) => [i, 0]) });
    expect(line && samplePoints(line, 4).map(([x]) => x)).toEqual([0, 25, 50, 75].map((lon) => at(lon, 0)[0]));
    expect(line && samplePoints(line, 500)).toHaveLength(100);
  });

  test('of any other geometry are refused', () => {
    expect(() => toWorldShape({ type: 'MultiPoint', coordinates: [[1, 1]] })).toThrow(TypeError);
  });
});
