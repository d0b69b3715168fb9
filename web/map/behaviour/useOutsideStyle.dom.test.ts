import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useOutsideStyle } from '#web/map/behaviour/useOutsideStyle.ts';

const STYLE = { version: 8, sources: {}, layers: [] };

/** An address that answers when the test calls `answer`, unless the request was aborted. */
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

test('the style is returned once it has arrived, and no silence is reported later', async () => {
  const { result, onSilent } = draw();
  expect(result.current).toBeNull();
  answer(STYLE);
  await pass(10_000);
  expect(result.current).toEqual(STYLE);
  expect(onSilent).not.toHaveBeenCalled();
});

test('an address that does not answer for 3 s is reported once', async () => {
  const { result, onSilent } = draw();
  await pass(2999);
  expect(onSilent).not.toHaveBeenCalled();
  await pass(1);
  expect(onSilent).toHaveBeenCalledOnce();
  expect(result.current).toBeNull();
});

test('an answer that is not a style is reported', async () => {
  const { onSilent } = draw();
  answer({ error: 'no' });
  await pass(0);
  expect(onSilent).toHaveBeenCalledOnce();
});

test('nothing is reported after the component has been unmounted', async () => {
  const { onSilent, unmount } = draw();
  unmount();
  await pass(10_000);
  expect(onSilent).not.toHaveBeenCalled();
});
