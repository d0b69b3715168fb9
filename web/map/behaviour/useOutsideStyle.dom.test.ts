import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useOutsideStyle } from '#web/map/behaviour/useOutsideStyle.ts';

const STYLE = { version: 8, sources: {}, layers: [] };

/** An address that answers when the test says so, unless nobody waits any more. */
let answer: (style: unknown) => void;

beforeEach(() => {
  vi.useFakeTimers();
  // As in the oldest browsers that the build is for.
  vi.spyOn(AbortSignal, 'any').mockImplementation(() => {
    throw new TypeError('AbortSignal.any is not a function');
  });
  vi.stubGlobal(
    'fetch',
    (_url: string, { signal }: { signal: AbortSignal }) =>
      new Promise((resolve, reject) => {
        answer = (style) => resolve({ ok: true, json: async () => style });
        signal.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function draw() {
  const onSilent = vi.fn<() => void>();
  return { onSilent, ...renderHook(() => useOutsideStyle('https://maps.example/style.json', onSilent)) };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('the style is there once it has come, and time tells nothing then', async () => {
  const { result, onSilent } = draw();
  expect(result.current).toBeNull();
  answer(STYLE);
  await pass(10_000);
  expect(result.current).toEqual(STYLE);
  expect(onSilent).not.toHaveBeenCalled();
});

test('an address that says nothing for 3 s is told of once', async () => {
  const { result, onSilent } = draw();
  await pass(2999);
  expect(onSilent).not.toHaveBeenCalled();
  await pass(1);
  expect(onSilent).toHaveBeenCalledOnce();
  expect(result.current).toBeNull();
});

test('what is no style is told of', async () => {
  const { onSilent } = draw();
  answer({ error: 'no' });
  await pass(0);
  expect(onSilent).toHaveBeenCalledOnce();
});

test('who has left is told nothing', async () => {
  const { onSilent, unmount } = draw();
  unmount();
  await pass(10_000);
  expect(onSilent).not.toHaveBeenCalled();
});
