import { describe, expect, test } from 'vitest';
import { inParallel } from './inParallel.ts';
import { createSemaphore } from './semaphore.ts';

/** Tasks that end when the test says so, and the names of those that have begun. */
function tasks() {
  const begun: string[] = [];
  const ends = new Map<string, { end: () => void; fail: (error: Error) => void }>();
  const task = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve, reject) => ends.set(name, { end: () => resolve(name), fail: reject }));
  };
  const turn = () => new Promise((resolve) => setTimeout(resolve));
  return {
    begun,
    task,
    turn,
    end: (name: string) => ends.get(name)?.end(),
    fail: (name: string, error: Error) => ends.get(name)?.fail(error),
  };
}

describe('a semaphore of two slots', () => {
  test('runs two tasks at once, and queued ones in the order of the calls', async () => {
    const { begun, task, turn, end } = tasks();
    const { run } = createSemaphore(2);
    const all = Promise.all(['a', 'b', 'c', 'd'].map((name) => run(task(name))));
    await turn();
    expect(begun).toEqual(['a', 'b']);
    end('b');
    await turn();
    expect(begun).toEqual(['a', 'b', 'c']);
    for (const name of ['a', 'c']) end(name);
    await turn();
    end('d');
    expect(await all).toEqual(['a', 'b', 'c', 'd']);
  });

  test('frees the slot of a task that fails', async () => {
    const { begun, task, turn, fail } = tasks();
    const { run } = createSemaphore(1);
    const failing = expect(run(task('a'))).rejects.toThrow('no');
    void run(task('b'));
    fail('a', new Error('no'));
    await failing;
    await turn();
    expect(begun).toEqual(['a', 'b']);
  });

  test('lets no later caller overtake a queued task', async () => {
    const { begun, task, turn, end } = tasks();
    const { run } = createSemaphore(1);
    void run(task('a'));
    void run(task('queued'));
    end('a');
    void run(task('later'));
    await turn();
    expect(begun).toEqual(['a', 'queued']);
  });
});

describe('work on a list, two items at once', () => {
  test('is done for each item', async () => {
    const done: number[] = [];
    let running = 0;
    let most = 0;
    await inParallel([1, 2, 3, 4, 5], 2, async (n) => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      done.push(n);
    });
    expect([done, most]).toEqual([[1, 2, 3, 4, 5], 2]);
  });

  test('begins with no further item after the first failure', async () => {
    const begun: number[] = [];
    const work = inParallel([1, 2, 3, 4], 2, async (n) => {
      begun.push(n);
      if (n === 1) throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(begun).toEqual([1, 2]);
  });
});
