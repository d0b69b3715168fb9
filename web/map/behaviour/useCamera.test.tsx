import { renderHook } from '@testing-library/react';
import { Map as MapLibreMap } from 'maplibre-gl';
import { expect, test, vi } from 'vitest';
import type { Camera, Padding } from '#common/geo/camera.ts';
import { useCamera } from './useCamera.ts';

const CAMERA: Camera = { zoom: 12, centre: [25, 60] };
const PADDING: Padding = { top: 0, right: 0, bottom: 0, left: 400 };

/** A map without a page that looks at `CAMERA`. */
function mapOf(padding: Padding) {
  const setPadding = vi.fn();
  const flyTo = vi.fn();
  const map: MapLibreMap = Object.assign(Object.create(MapLibreMap.prototype), {
    getCenter: () => ({ lng: 25, lat: 60 }),
    getZoom: () => 12,
    getPadding: () => padding,
    setPadding,
    flyTo,
  });
  return { map, setPadding, flyTo };
}

test('a movement in flight goes on when the page asks again for the camera and padding that are there', () => {
  const { map, setPadding, flyTo } = mapOf(PADDING);
  const { rerender } = renderHook(({ camera, padding }) => useCamera(map, camera, padding), {
    initialProps: { camera: CAMERA, padding: PADDING },
  });
  rerender({ camera: { ...CAMERA }, padding: { ...PADDING } });
  expect([setPadding.mock.calls, flyTo.mock.calls]).toEqual([[], []]);
});

test('another padding is set, another camera is flown to', () => {
  const { map, setPadding, flyTo } = mapOf({ ...PADDING, left: 0 });
  const { rerender } = renderHook(({ camera }) => useCamera(map, camera, PADDING), {
    initialProps: { camera: CAMERA },
  });
  expect(setPadding).toHaveBeenCalledWith(PADDING);
  rerender({ camera: { ...CAMERA, zoom: 14 } });
  expect(flyTo).toHaveBeenCalledWith(expect.objectContaining({ zoom: 14, padding: PADDING }));
});
