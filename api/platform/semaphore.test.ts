import { expect, test } from 'vitest';
import { BusyError, createTurns } from './semaphore.ts';

/** Work that ends when it is told to. */
function held() {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { end, work: () => ended };
}

test('no more is done at a time than may be, the rest in the order of asking', async () => {
  const turns = createTurns(2, 10);
  const order: number[] = [];
  let running = 0;
  let most = 0;
  await Promise.all(
    [1, 2, 3, 4, 5, 6].map((number) =>
      turns.take(async () => {
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

test('whoever comes when too many wait is told at once', async () => {
  const turns = createTurns(1, 1);
  const first = held();
  const running = turns.take(first.work);
  const waits = turns.take(async () => 'done');
  await expect(turns.take(async () => 'never')).rejects.toThrow(BusyError);
  first.end();
  await running;
  expect(await waits).toBe('done');
});

test('work that fails gives its turn back', async () => {
  const turns = createTurns(1, 0);
  await expect(turns.take(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await turns.take(async () => 'done')).toBe('done');
});
