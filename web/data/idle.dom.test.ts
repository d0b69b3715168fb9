import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { putFirst, whenIdle } from './idle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  putFirst(Promise.resolve());
});

/** Long enough for a browser to have become idle, with or without idle callbacks. */
const idle = () => vi.advanceTimersByTimeAsync(5000);

test('work that can wait is done when the browser is idle', async () => {
  const work = vi.fn<() => void>();
  whenIdle(work);
  expect(work).not.toHaveBeenCalled();
  await idle();
  expect(work).toHaveBeenCalledOnce();
});

test('it waits for a download that the visitor is waiting for, also for one that fails', async () => {
  let fail: (error: Error) => void = () => undefined;
  putFirst(new Promise((_resolve, reject) => void (fail = reject)));
  const work = vi.fn<() => void>();
  whenIdle(work);
  await idle();
  expect(work).not.toHaveBeenCalled();
  fail(new Error('no network'));
  await idle();
  expect(work).toHaveBeenCalledOnce();
});

test('it waits for no download for longer than ten seconds', async () => {
  putFirst(new Promise(() => undefined));
  const work = vi.fn<() => void>();
  whenIdle(work);
  await vi.advanceTimersByTimeAsync(10_000);
  await idle();
  expect(work).toHaveBeenCalledOnce();
});

test('cancelled work is not done, whether it is cancelled before the download ends or after it', async () => {
  let arrive: () => void = () => undefined;
  putFirst(new Promise<void>((resolve) => void (arrive = resolve)));
  const [before, after] = [vi.fn<() => void>(), vi.fn<() => void>()];
  whenIdle(before)();
  const cancel = whenIdle(after);
  arrive();
  await vi.advanceTimersByTimeAsync(0);
  cancel();
  await idle();
  expect([before, after].map((work) => work.mock.calls.length)).toEqual([0, 0]);
});
