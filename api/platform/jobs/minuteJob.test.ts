import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { failureOf } from '#api/platform/db/jobAttempt.ts';
import { defineQueue, type Jobs } from '#api/platform/db/jobs.ts';
import { createLog } from '#api/platform/log.ts';
import { DAY_MS, MINUTE_MS } from '#common/time.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { logInto } from '../../../tests/support/logInto.ts';
import { startMinuteJob } from './minuteJob.ts';

const queue = defineQueue('minute', z.object({}), { limit: 0, delayS: 1, expireS: 60 });
const NOW = Date.parse('2026-06-18T00:00:00Z');

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
afterEach(() => void vi.useRealTimers());

/** A job whose command fails; answers its run, and how often it has looked for work. */
async function failingJob(log = createLog('silent')) {
  let looks = 0;
  let run: () => Promise<void> = () => Promise.reject(new Error('nothing works on the queue'));
  const jobs: Jobs = {
    enqueue: async () => undefined,
    enqueueAll: async () => undefined,
    work: async ({ data }, work) => {
      run = () => work(data.parse({}), { id: '' });
    },
    schedule: async () => undefined,
    restore: async () => undefined,
    stop: async () => undefined,
  };
  const isAnythingToDo = async () => (looks += 1) > 0;
  const job = { queue, command: 'no-such-command', done: 'it was done', failed: 'it was not done', isAnythingToDo };
  await startMinuteJob(jobs, job, { db: database.db, log });
  return { run, looks: () => looks };
}

test('a job that failed pauses, but not until the old time when the clock was set back', async () => {
  const { run, looks } = await failingJob();
  vi.useFakeTimers({ toFake: ['Date'], now: NOW + DAY_MS });
  await expect(run()).rejects.toThrow('the command "no-such-command" ended with 1');
  vi.setSystemTime(NOW + DAY_MS + 14 * MINUTE_MS);
  await run();
  expect(looks()).toBe(1);
  vi.setSystemTime(NOW);
  await expect(run()).rejects.toThrow('ended with 1');
  expect(looks()).toBe(2);
});

test('a failure is one line in the log, an error with its reason', async () => {
  const lines: string[] = [];
  const { run } = await failingJob(logInto(lines));
  const failure = await failureOf(run);
  expect(failure?.isLogged).toBe(true);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 50, msg: 'it was not done', code: 1, lines: expect.arrayContaining([expect.stringContaining('no-such')]) },
  ]);
});
