import { expect, test } from 'vitest';
import { BusyError, createSemaphore } from './semaphore.ts';

/** Work that ends when `end` is called. */
function held() {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { end, work: () => ended };
}

test('no more than the limit runs at a time, the rest in the order of asking', async () => {
  const semaphore = createSemaphore(2, 10);
  const order: number[] = [];
  let running = 0;
  let most = 0;
  await Promise.all(
    [1, 2, 3, 4, 5, 6].map((number) =>
      semaphore.run(async () => {
        running += 1;
        most = Math.max(most, running);
        order.push(number);
        await Promise.resolve();
        running -= 1;
      }),
    ),
  );
  expect([most, order]).toEqual([2, [1, 2, 3, 4, 5, 6]]);
});

test('a caller is refused at once when the queue is full', async () => {
  const semaphore = createSemaphore(1, 1);
  const first = held();
  const running = semaphore.run(first.work);
  const waits = semaphore.run(async () => 'done');
  await expect(semaphore.run(async () => 'never')).rejects.toThrow(BusyError);
  first.end();
  await running;
  expect(await waits).toBe('done');
});

test('work that fails frees its slot', async () => {
  const semaphore = createSemaphore(1, 0);
  await expect(semaphore.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await semaphore.run(async () => 'done')).toBe('done');
});
