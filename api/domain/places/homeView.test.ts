import { expect, test } from 'vitest';
import { DEFAULT_CAMERA } from '#common/geo/camera.ts';
import { homeOf } from './homeView.ts';

const HELSINKI = [24.892, 60.147, 24.99, 60.178] as const;
const FINLAND = [19, 59, 32, 71] as const;

test('the map stands in Hämeenlinna where an extract shows it, or where there is none at all', () => {
  expect(homeOf([])).toEqual(DEFAULT_CAMERA);
  expect(homeOf([FINLAND, HELSINKI])).toEqual(DEFAULT_CAMERA);
});

test('else on the newest extract, as near as it fills the map, no nearer than a town', () => {
  expect(homeOf([[26, 60, 27, 61], HELSINKI])).toEqual({ zoom: 12.84, centre: [24.941, 60.1625] });
  expect(homeOf([[26.93, 60.52, 26.97, 60.54]])).toMatchObject({ zoom: 13 });
});
