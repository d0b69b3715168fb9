import { describe, expect, test } from 'vitest';
import { boundsOfCamera } from '#common/geo/camera.ts';
import { type MapFrame, frameOf, freeSize, halfRise } from '#web/pages/view/frame.ts';
import { cameraOn, canBeSeen } from './focus.ts';

const desktop = frameOf({ width: 1440, height: 900 }, true, false);
const phone = frameOf({ width: 390, height: 844 }, false, false);
const park = [24.4, 60.28, 24.6, 60.34] as const;

/** Latitude at so many pixels below the top of the map element. */
function latitudeAt(y: number, camera: ReturnType<typeof cameraOn>, frame: MapFrame): number {
  const { padding } = frame;
  const free = freeSize(frame);
  const [, south, , north] = boundsOfCamera(camera, { width: 1, height: free.height });
  // Over a few kilometres Mercator is as good as linear.
  return north - ((y - padding.top) / free.height) * (north - south);
}

describe('a chosen place', () => {
  test('is shown whole beside the panel of a desktop', () => {
    const shown = boundsOfCamera(cameraOn(park, desktop, 0), freeSize(desktop));
    expect(shown[0]).toBeLessThan(park[0]);
    expect(shown[1]).toBeLessThan(park[1]);
    expect(shown[2]).toBeGreaterThan(park[2]);
    expect(shown[3]).toBeGreaterThan(park[3]);
  });

  test('is shown whole between the search field and the half-raised sheet of a phone', () => {
    const camera = cameraOn(park, phone, 0);
    const sheetTop = phone.size.height - phone.padding.bottom - halfRise(phone);
    expect(latitudeAt(phone.padding.top, camera, phone)).toBeGreaterThan(park[3]);
    expect(latitudeAt(sheetTop, camera, phone)).toBeLessThan(park[1]);
    const middle = latitudeAt((phone.padding.top + sheetTop) / 2, camera, phone);
    expect(middle).toBeCloseTo((park[1] + park[3]) / 2, 2);
  });

  test('stands above the half-raised sheet of a turned map', () => {
    // West is at the top: what stands higher on the screen lies further west, and the camera further east.
    const { centre } = cameraOn(park, phone, 270);
    expect(centre[0]).toBeGreaterThan((park[0] + park[2]) / 2);
    expect(centre[1]).toBeCloseTo((park[1] + park[3]) / 2, 4);
  });

  test('is shown whole on a turned map', () => {
    const trail = [24, 60.31, 25, 60.32] as const;
    // East is at the top: the free width of the map is what it shows from north to south.
    const { width, height } = freeSize(desktop);
    const shown = boundsOfCamera(cameraOn(trail, desktop, 90), { width: height, height: width });
    expect(shown[0]).toBeLessThan(trail[0]);
    expect(shown[2]).toBeGreaterThan(trail[2]);
  });

  test('is looked for in what a turned map shows', () => {
    const camera = { zoom: 10, centre: [24.5, 60.31] } as const;
    const [west, , east] = boundsOfCamera(camera, freeSize(desktop));
    const [, south, , north] = boundsOfCamera(camera, { width: 1, height: freeSize(desktop).width });
    const seen = (position: readonly [number, number], bearing: number) =>
      canBeSeen({ position }, camera, desktop, bearing);
    const toTheEast = [east - 0.01, 60.31] as const;
    const toTheNorth = [24.5, north - 0.01] as const;
    expect([seen(toTheEast, 0), seen(toTheEast, 90)]).toEqual([true, false]);
    expect([seen(toTheNorth, 0), seen(toTheNorth, 90)]).toEqual([false, true]);
    expect(seen([west + 0.01, south + 0.01], 45)).toBe(false);
  });

  test.each([
    ['desktop', desktop],
    ['phone', phone],
  ])('can then be seen on a %s, and its neighbour far away cannot', (_name, frame) => {
    const camera = cameraOn(park, frame, 0);
    expect(canBeSeen({ position: [24.5, 60.31] }, camera, frame, 0)).toBe(true);
    expect(canBeSeen({ position: [26, 61] }, camera, frame, 0)).toBe(false);
  });

  test('behind the half-raised sheet of a phone counts as not seen', () => {
    const camera = { zoom: 12, centre: [24.5, 60.31] } as const;
    const justAboveThePeek = latitudeAt(phone.size.height - phone.padding.bottom - 10, camera, phone);
    expect(canBeSeen({ position: [24.5, justAboveThePeek] }, camera, phone, 0)).toBe(false);
    expect(canBeSeen({ position: [24.5, 60.31] }, camera, frameOf({ width: 1440, height: 900 }, true, false), 0)).toBe(
      true,
    );
  });
});
