import { renderHook } from '@testing-library/react';
import { Map as MapLibreMap } from 'maplibre-gl';
import { expect, test, vi } from 'vitest';
import type { Camera, Padding } from '#common/geo/camera.ts';
import { useCamera, visibleBounds } from './useCamera.ts';

const CAMERA: Camera = { zoom: 12, centre: [25, 60] };
const PADDING: Padding = { top: 0, right: 0, bottom: 0, left: 400 };

/** A map without a page that looks at `CAMERA`. */
function mapOf(padding: Padding) {
  const setPadding = vi.fn();
  const flyTo = vi.fn();
  const setMaxZoom = vi.fn();
  const map: MapLibreMap = Object.assign(Object.create(MapLibreMap.prototype), {
    getCenter: () => ({ lng: 25, lat: 60 }),
    getZoom: () => 12,
    getPadding: () => padding,
    setPadding,
    flyTo,
    setMaxZoom,
  });
  return { map, setPadding, flyTo, setMaxZoom };
}

test('a movement in flight goes on when the page asks again for the camera and padding that are there', () => {
  const { map, setPadding, flyTo } = mapOf(PADDING);
  const { rerender } = renderHook(({ camera, padding }) => useCamera(map, camera, padding, null), {
    initialProps: { camera: CAMERA, padding: PADDING },
  });
  rerender({ camera: { ...CAMERA }, padding: { ...PADDING } });
  expect([setPadding.mock.calls, flyTo.mock.calls]).toEqual([[], []]);
});

test('another padding is set, another camera is flown to', () => {
  const { map, setPadding, flyTo } = mapOf({ ...PADDING, left: 0 });
  const { rerender } = renderHook(({ camera }) => useCamera(map, camera, PADDING, null), {
    initialProps: { camera: CAMERA },
  });
  expect(setPadding).toHaveBeenCalledWith(PADDING);
  rerender({ camera: { ...CAMERA, zoom: 14 } });
  expect(flyTo).toHaveBeenCalledWith(expect.objectContaining({ zoom: 14, padding: PADDING }));
});

test('a place without details is flown to no closer than 12, one with details as asked, wherever the map is', () => {
  const { map, flyTo, setMaxZoom } = mapOf(PADDING);
  const outline = [
    [
      [24, 61],
      [26, 61],
      [26, 62],
      [24, 62],
    ],
  ] as const;
  const { rerender } = renderHook(({ camera }) => useCamera(map, camera, PADDING, outline), {
    initialProps: { camera: CAMERA },
  });
  rerender({ camera: { zoom: 16, centre: [27, 69] } });
  expect(flyTo).toHaveBeenLastCalledWith(expect.objectContaining({ zoom: 12, center: [27, 69] }));
  rerender({ camera: { zoom: 16, centre: [25, 61.5] } });
  expect(flyTo).toHaveBeenLastCalledWith(expect.objectContaining({ zoom: 16 }));
  expect(setMaxZoom).toHaveBeenLastCalledWith(19);
});

test('the visible bounds of a turned map are the box around its corners', () => {
  // A map whose up is east: a pixel to the right is a degree south, one down a degree west.
  const map: MapLibreMap = Object.assign(Object.create(MapLibreMap.prototype), {
    getContainer: () => ({ clientWidth: 4, clientHeight: 2 }),
    unproject: ([x, y]: readonly [number, number]) => ({ lng: 25 - y, lat: 60 - x }),
  });
  expect(visibleBounds(map, { top: 0, right: 0, bottom: 0, left: 1 })).toEqual([23, 56, 25, 59]);
});
