import { expect, test } from 'vitest';
import { DEFAULT_CAMERA } from '#common/geo/camera.ts';
import { homeOf } from './homeView.ts';

const HELSINKI = [24.892, 60.147, 24.99, 60.178] as const;
const FINLAND = [19, 59, 32, 71] as const;

test('the map begins at Hämeenlinna where an extract contains it, or where there is no extract', () => {
  expect(homeOf([])).toEqual(DEFAULT_CAMERA);
  expect(homeOf([FINLAND, HELSINKI])).toEqual(DEFAULT_CAMERA);
});

test('the map begins at the newest extract otherwise, so near that it fills the map, but no nearer than a town', () => {
  expect(homeOf([[26, 60, 27, 61], HELSINKI])).toEqual({ zoom: 12.84, centre: [24.941, 60.1625] });
  expect(homeOf([[26.93, 60.52, 26.97, 60.54]])).toMatchObject({ zoom: 13 });
});
