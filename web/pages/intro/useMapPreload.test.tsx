import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useMapPreload } from './useMapPreload.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

// SPEC §2: Intro: the map loads after a 5 s delay, or at once when the user leaves the tab
// SPEC §9: Map load delay on intro: 5 s
test('the map loads 5 s after the intro shows, once', () => {
  const load = vi.fn();
  const { unmount, result } = renderHook(() => useMapPreload(load));
  act(() => void vi.advanceTimersByTime(4999));
  expect(load).not.toHaveBeenCalled();
  expect(result.current).toBe(false);
  act(() => void vi.advanceTimersByTime(1));
  expect(load).toHaveBeenCalledOnce();
  expect(result.current).toBe(true);
  unmount();
  expect(load).toHaveBeenCalledOnce();
});

// SPEC §2: Intro: the map loads after a 5 s delay, or at once when the user leaves the tab
test('the map loads at once when the visitor leaves the intro', () => {
  const load = vi.fn();
  renderHook(() => useMapPreload(load)).unmount();
  expect(load).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(10_000);
  expect(load).toHaveBeenCalledOnce();
});
