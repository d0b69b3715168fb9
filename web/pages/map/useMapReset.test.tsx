import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Camera } from '#common/geo/camera.ts';
import { useResetAfterHiding } from '#web/navigation/resets.ts';
import { useMapReset } from './useMapReset.ts';

let visibility: DocumentVisibilityState = 'visible';

/** The installed app, hidden for longer than the map stays as it was. */
function hide() {
  for (const state of ['hidden', 'visible'] as const) {
    visibility = state;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    vi.advanceTimersByTime(60_001);
  }
}

function openMap() {
  const goTo = vi.fn<(camera: Camera) => void>();
  const endMeasuring = vi.fn<() => void>();
  return { goTo, endMeasuring, ...renderHook(() => useMapReset(goTo, endMeasuring)) };
}

beforeEach(() => {
  vi.useFakeTimers();
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
  renderHook(() => useResetAfterHiding(true));
});
afterEach(() => {
  Reflect.deleteProperty(document, 'visibilityState');
  vi.useRealTimers();
});

test('the map begins anew when the app was hidden over it, once', () => {
  const { goTo, endMeasuring, rerender } = openMap();
  expect(goTo).not.toHaveBeenCalled();
  hide();
  rerender();
  expect(goTo).toHaveBeenCalledOnce();
  expect(endMeasuring).toHaveBeenCalledOnce();
});

test('the map begins anew when the app was hidden over another page, at its next visit only', () => {
  openMap().unmount();
  hide();
  const next = openMap();
  expect(next.goTo).toHaveBeenCalledOnce();
  next.unmount();
  expect(openMap().goTo).not.toHaveBeenCalled();
});
