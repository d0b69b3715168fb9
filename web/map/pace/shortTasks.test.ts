import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shortTasks } from './shortTasks.ts';

let now = 0;
let waiting: (() => void)[] = [];

beforeEach(() => {
  [now, waiting] = [0, []];
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.stubGlobal('setTimeout', (task: () => void) => waiting.push(task));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const promisesSettled = () => new Promise((resolve) => setImmediate(resolve));

/** Has pieces of these durations (ms) wait at the same time; returns the pieces that each task did. */
async function tasksOf(durations: readonly number[], turn = shortTasks()): Promise<number[][]> {
  const tasks: number[][] = [];
  durations.forEach(async (duration, piece) => {
    await turn();
    tasks.at(-1)?.push(piece);
    now += duration;
  });
  await promisesSettled();
  for (let task = waiting.shift(); task; task = waiting.shift()) {
    tasks.push([]);
    task();
    await promisesSettled();
  }
  return tasks;
}

test('short pieces share a task, in their order', async () => {
  expect(await tasksOf([3, 3, 3])).toEqual([[0, 1, 2]]);
});

test('a task ends with the piece that makes it long', async () => {
  expect(await tasksOf([7, 7, 7, 30, 1])).toEqual([[0, 1], [2, 3], [4]]);
});

test('a piece that comes later begins a task', async () => {
  const turn = shortTasks();
  await tasksOf([3], turn);
  now += 1000;
  expect(await tasksOf([3, 3], turn)).toEqual([[0, 1]]);
});
