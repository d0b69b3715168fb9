import { expect, test } from 'vitest';
import { fromMercator, fromMercatorBox, toMercator, toMercatorBox } from './mercator.ts';

test('Web Mercator matches EPSG:3857 at known points', () => {
  expect(toMercator([-90, 0])[0]).toBeCloseTo(-10_018_754.171_4, 3);
  expect(toMercator([0, 45])[1]).toBeCloseTo(5_621_521.486_2, 3);
  expect(toMercator([0, 60])[1]).toBeCloseTo(8_399_737.889_8, 3);
});

test('Web Mercator is undone by its inverse', () => {
  const [lon, lat] = fromMercator(toMercator([29.1, 69.9]));
  expect(lon).toBeCloseTo(29.1, 10);
  expect(lat).toBeCloseTo(69.9, 10);
});

test('Web Mercator ends at the edge of the square world', () => {
  expect(toMercator([0, 90])[1]).toBeCloseTo(20_037_508.34, 2);
  expect(toMercator([0, -90])[1]).toBeCloseTo(-20_037_508.34, 2);
});

test('a box is projected by its corners', () => {
  expect(toMercatorBox([24, 60, 25, 61])).toEqual([...toMercator([24, 60]), ...toMercator([25, 61])]);
  fromMercatorBox(toMercatorBox([24, 60, 25, 61])).forEach((degrees, i) =>
    expect(degrees).toBeCloseTo([24, 60, 25, 61][i] ?? 0, 10),
  );
});
