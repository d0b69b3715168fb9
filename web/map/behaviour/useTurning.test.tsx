import { renderHook } from '@testing-library/react';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { expect, test } from 'vitest';
import { currentBearing } from '#web/navigation/camera.ts';
import { useTurning } from './useTurning.ts';

/** A map without a page, turned by 30°, and what was said to it. */
function turnedMap() {
  const said: string[] = [];
  let bearing = 30;
  const container = document.createElement('div');
  const handler = (name: string) =>
    new Proxy({}, { get: (_, method) => () => void said.push(`${name}.${String(method)}`) });
  const map = {
    dragRotate: handler('dragRotate'),
    touchPitch: handler('touchPitch'),
    touchZoomRotate: handler('touchZoomRotate'),
    keyboard: handler('keyboard'),
    jumpTo: ({ bearing: next }: { bearing: number }) => {
      bearing = next;
    },
    getContainer: () => container,
    getBearing: () => bearing,
    getPitch: () => 0,
    on: () => undefined,
    off: () => undefined,
  };
  return { map: map as unknown as MapLibreMap, said, isMarked: () => container.hasAttribute('data-turned') };
}

test('a map that may be turned enables turning and marks a turned map', () => {
  const { map, said, isMarked } = turnedMap();
  renderHook(() => useTurning(map, true));
  expect(said).toEqual([
    'dragRotate.enable',
    'touchPitch.enable',
    'touchZoomRotate.enableRotation',
    'keyboard.enableRotation',
  ]);
  expect(isMarked()).toBe(true);
});

test('a map that may not be turned is north up again', () => {
  const { map, said, isMarked } = turnedMap();
  renderHook(() => useTurning(map, false));
  expect(said).toContain('keyboard.disableRotation');
  expect(isMarked()).toBe(false);
});

test('the direction of a turned map ends with the map', () => {
  const { unmount } = renderHook(() => useTurning(turnedMap().map, true));
  expect(currentBearing()).toBe(30);
  unmount();
  expect(currentBearing()).toBe(0);
});
