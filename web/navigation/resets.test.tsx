import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useResetAfterHiding, useResets } from './resets.ts';

let visibility: DocumentVisibilityState = 'visible';

function becomes(state: DocumentVisibilityState) {
  visibility = state;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

function hideFor(ms: number) {
  becomes('hidden');
  vi.advanceTimersByTime(ms);
  becomes('visible');
}

/** How often the app of this visit has begun anew. */
function visit(installed: boolean) {
  const { result } = renderHook(() => {
    useResetAfterHiding(installed);
    return useResets();
  });
  const before = result.current;
  return () => result.current - before;
}

beforeEach(() => {
  vi.useFakeTimers();
  visibility = 'visible';
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
});
afterEach(() => {
  Reflect.deleteProperty(document, 'visibilityState');
  vi.useRealTimers();
});

// SPEC §4: An installed app hidden for over 60 s resets the map on return
// SPEC §9: Installed app hidden: over 60 s resets map
test('an installed app that was hidden for over 60 s begins anew, each time', () => {
  const times = visit(true);
  hideFor(60_000);
  expect(times()).toBe(0);
  hideFor(60_001);
  expect(times()).toBe(1);
  hideFor(600_000);
  expect(times()).toBe(2);
});

test('a page in a browser stays as it is', () => {
  const times = visit(false);
  hideFor(600_000);
  expect(times()).toBe(0);
});
