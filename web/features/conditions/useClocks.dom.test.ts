import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SECOND_MS } from '#common/time.ts';
import { useClocks } from './useClocks.ts';

const NOW = Date.parse('2026-05-25T10:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});

afterEach(() => {
  vi.useRealTimers();
});

test('all readers of the clock get the same new moment by one timer, which ends with the last of them', () => {
  const readers = Array.from({ length: 3 }, () => renderHook(() => useClocks()));
  const moments = () => readers.map(({ result }) => result.current.device - NOW);
  expect([moments(), vi.getTimerCount()]).toEqual([[0, 0, 0], 1]);

  act(() => vi.advanceTimersByTime(15 * SECOND_MS));
  expect(moments()).toEqual(Array(3).fill(15 * SECOND_MS));

  readers[0]?.unmount();
  act(() => vi.advanceTimersByTime(15 * SECOND_MS));
  expect(moments()).toEqual([15 * SECOND_MS, 30 * SECOND_MS, 30 * SECOND_MS]);

  for (const { unmount } of readers.slice(1)) unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test('the moment is a new one as soon as the page is looked at again', () => {
  const { result, unmount } = renderHook(() => useClocks());
  vi.setSystemTime(NOW + SECOND_MS);
  act(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current.device).toBe(NOW + SECOND_MS);
  unmount();
});
