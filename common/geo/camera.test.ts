import { describe, expect, test } from 'vitest';
import { centreOf } from './bounds.ts';
import {
  boundsOfCamera,
  cameraOfBounds,
  DEFAULT_CAMERA,
  formatCamera,
  parseCamera,
  sameCamera,
  shiftCamera,
  storedCamera,
  type Camera,
} from './camera.ts';

const phone = { width: 390, height: 844 };

// SPEC §2: Query parameter pos: zoom,lon,lat
describe('pos in the URL', () => {
  test('is zoom, lon, lat', () => {
    expect(parseCamera('11.2,24.46654,60.99486')).toEqual({ zoom: 11.2, centre: [24.46654, 60.99486] });
  });

  // SPEC §9: Default map centre lon 24.46654, lat 60.9948584, zoom 11.2
  test('is written with only the decimals that can be seen', () => {
    expect(formatCamera({ zoom: 11.204_9, centre: [24.466_540_1, 61] })).toBe('11.2,24.46654,61');
    expect(formatCamera(DEFAULT_CAMERA)).toBe('11.2,24.46654,60.99486');
  });

  test('is not clamped to the stored zooms', () => {
    expect(parseCamera('17.5,24,60')?.zoom).toBe(17.5);
  });

  test.each([
    '',
    '11,24',
    '11,24,60,1',
    'a,24,60',
    '11,,60',
    '11,181,60',
    '11,24,91',
    '-1,24,60',
    '25,24,60',
    '1e1,24,60',
    'NaN,24,60',
  ])('refuses %j', (text) => {
    expect(parseCamera(text)).toBeNull();
  });

  test('names the same camera when the difference cannot be seen', () => {
    expect(sameCamera({ zoom: 10.001, centre: [24, 60.000_001] }, { zoom: 10, centre: [24, 60] })).toBe(true);
    expect(sameCamera({ zoom: 10.01, centre: [24, 60] }, { zoom: 10, centre: [24, 60] })).toBe(false);
  });
});

// SPEC §4: Last map centre and zoom are restored (zoom clamped 6 to 12)
// SPEC §9: Stored zoom clamped 6..12
test.each([
  [3, 6],
  [6, 6],
  [11.2, 11.2],
  [15, 12],
])('zoom %d is stored as %d', (zoom, stored) => {
  expect(storedCamera({ zoom, centre: [24, 60] }).zoom).toBe(stored);
});

describe('the bounds of a map', () => {
  test('are the whole world at zoom 0 on a map of 512 px', () => {
    const [west, south, east, north] = boundsOfCamera({ zoom: 0, centre: [0, 0] }, { width: 512, height: 512 });
    expect([west, east]).toEqual([-180, 180]);
    expect(south).toBeCloseTo(-85.0511, 3);
    expect(north).toBeCloseTo(85.0511, 3);
  });

  test('are half as wide with each zoom', () => {
    const wide = boundsOfCamera({ zoom: 10, centre: [24, 61] }, phone);
    const near = boundsOfCamera({ zoom: 11, centre: [24, 61] }, phone);
    expect(wide[2] - wide[0]).toBeCloseTo(2 * (near[2] - near[0]), 9);
  });

  test('are about 6 km wide around Hämeenlinna at the default camera on a phone', () => {
    const bounds = boundsOfCamera(DEFAULT_CAMERA, phone);
    const [lon, lat] = centreOf(bounds);
    expect(lon).toBeCloseTo(24.46654, 9);
    expect(lat).toBeCloseTo(60.9948, 2);
    const metresPerDegree = 111_195 * Math.cos((lat / 180) * Math.PI);
    expect((bounds[2] - bounds[0]) * metresPerDegree).toBeCloseTo(6_293, -2);
  });
});

describe('a camera for a box', () => {
  test('shows the whole box and fills the tighter side', () => {
    const box = [24, 60.5, 24.5, 60.6] as const;
    const shown = boundsOfCamera(cameraOfBounds(box, phone, 18), phone);
    expect(shown[0]).toBeCloseTo(24, 6);
    expect(shown[2]).toBeCloseTo(24.5, 6);
    expect(shown[1]).toBeLessThan(60.5);
    expect(shown[3]).toBeGreaterThan(60.6);
  });

  test('a point is shown at the closest zoom allowed', () => {
    const camera = cameraOfBounds([24, 60, 24, 60], phone, 14);
    expect(camera.zoom).toBe(14);
    expect(camera.centre[0]).toBeCloseTo(24, 9);
    expect(camera.centre[1]).toBeCloseTo(60, 9);
  });
});

test('a shifted camera shows its old centre so many pixels away', () => {
  const camera: Camera = { zoom: 10, centre: [24, 61] };
  // Half a map up: the old centre is now at the top edge of what is shown.
  const [, , , north] = boundsOfCamera(shiftCamera(camera, -422, 0), phone);
  expect(north).toBeCloseTo(61, 9);
});

test('a camera is shifted down the screen on a turned map, too', () => {
  const camera: Camera = { zoom: 10, centre: [24, 61] };
  // East is at the top: what stood in the middle has moved west.
  const shifted = shiftCamera(camera, 195, 90);
  expect(boundsOfCamera(shifted, phone)[0]).toBeCloseTo(24, 9);
  expect(shifted.centre[1]).toBeCloseTo(61, 9);
});
