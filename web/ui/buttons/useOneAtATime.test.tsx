import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useOneAtATime } from './useOneAtATime.ts';

test('a second press while the first is being sent does nothing', async () => {
  const { result } = renderHook(useOneAtATime);
  let arrive: (answer: string) => void = () => {};
  const first = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  const second = vi.fn(() => Promise.resolve('second'));

  let answer = Promise.resolve<string | undefined>('');
  act(() => {
    answer = result.current.run(() => first);
  });
  expect(result.current.isBusy).toBe(true);
  expect(await result.current.run(second)).toBeUndefined();
  await act(async () => {
    arrive('first');
    expect(await answer).toBe('first');
  });

  expect(second).not.toHaveBeenCalled();
  expect(result.current.isBusy).toBe(false);
});

test('after an error it can be tried again', async () => {
  const { result } = renderHook(useOneAtATime);
  await act(() => expect(result.current.run(() => Promise.reject(new Error('no network')))).rejects.toThrow());
  expect(result.current.isBusy).toBe(false);
  await act(async () => {
    expect(await result.current.run(() => Promise.resolve('done'))).toBe('done');
  });
});
