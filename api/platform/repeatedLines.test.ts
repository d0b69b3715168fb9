import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { logOptions } from './log.ts';
import { repeatedLines, WINDOW_MS } from './repeatedLines.ts';

const line = z.looseObject({ msg: z.string() });
let lines: z.infer<typeof line>[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  lines = [];
});

afterEach(() => vi.useRealTimers());

const created = () =>
  pino(
    { ...logOptions, hooks: { logMethod: repeatedLines() } },
    { write: (text: string) => void lines.push(line.parse(JSON.parse(text))) },
  );

test('a failure that repeats is written once, and then counted', () => {
  const log = created();
  const fail = () => log.warn({ err: new Error('away') }, 'the database could not be reached');
  for (let at = 0; at < 1500; at += 1) fail();
  expect(lines.map(({ msg }) => msg)).toEqual(['the database could not be reached']);
  vi.advanceTimersByTime(WINDOW_MS);
  expect(lines.at(-1)).toMatchObject({ msg: 'the database could not be reached', repeated: 1499 });
  expect(lines.length).toBe(2);
  // Still failing: only the numbers go on.
  fail();
  vi.advanceTimersByTime(WINDOW_MS);
  expect(lines.map(({ repeated }) => repeated)).toEqual([undefined, 1499, 1]);
  // After a window without it the next one is written whole again.
  vi.advanceTimersByTime(WINDOW_MS);
  fail();
  expect(lines.at(-1)).toMatchObject({ err: { message: 'away' } });
});

test('each masked failure has a line with the id that its client got', () => {
  const log = created();
  for (const requestId of ['a', 'b', 'c']) log.error({ requestId, err: new Error('broken') }, 'a request failed');
  expect(lines.map(({ requestId, err }) => [requestId, err !== undefined])).toEqual([
    ['a', true],
    ['b', false],
    ['c', false],
  ]);
});

test('jobs of different queues, and different failures of one, are written each', () => {
  const log = created();
  for (const [queue, code] of [
    ['mail', 'EAUTH'],
    ['cdn-purge', 'ECONNREFUSED'],
    ['mail', 'ECONNECTION'],
    ['mail', 'EAUTH'],
  ])
    log.warn({ queue, failure: { type: 'Error', code, at: [] } }, 'a job failed and is tried again');
  expect(lines.map(({ queue }) => queue)).toEqual(['mail', 'cdn-purge', 'mail']);
});

test('other failures, and lines that are no failure, are written each time', () => {
  const log = created();
  for (let at = 0; at < 2; at += 1) {
    log.info('a job was done');
    log.error({ err: new TypeError(`x${at}`) }, 'a request failed');
    log.error({ err: Object.assign(new Error(`x${at}`), { code: '53100' }) }, 'a request failed');
  }
  expect(lines.map(({ msg }) => msg)).toEqual([
    'a job was done',
    'a request failed',
    'a request failed',
    'a job was done',
  ]);
});
