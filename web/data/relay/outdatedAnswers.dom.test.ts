import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HOUR_MS } from '#common/time.ts';
import { reportReachable, reportUnreachable } from '#web/data/connection.ts';
import { noteCachedAnswer, onOutdated, takeOutdated } from './outdatedAnswers.ts';

const announced = vi.fn();
let unsubscribe: () => void;
let start = Date.parse('2027-06-01T12:00:00Z');

beforeEach(() => {
  // Later than the announcements of the test before.
  start += HOUR_MS;
  vi.useFakeTimers({ now: start });
  reportReachable();
  announced.mockReset();
  unsubscribe = onOutdated(announced);
});
afterEach(() => {
  unsubscribe();
  vi.useRealTimers();
});

/** An answer that a cache gives now, so many seconds old. */
function answered(url: string, ageS: number) {
  noteCachedAnswer(url, new Date(Date.now() - ageS * 1000).toISOString());
}

test('an old answer of a cache is to be asked for again when the server is reached, once', () => {
  answered('/graphql?a', 3600);
  expect([takeOutdated('/graphql?a'), announced.mock.calls.length]).toEqual([false, 0]);
  reportReachable();
  expect(announced).toHaveBeenCalledTimes(1);
  expect(takeOutdated('/graphql?b')).toBe(false);
  expect(takeOutdated('/graphql?a')).toBe(true);
  expect(takeOutdated('/graphql?a')).toBe(false);
});

test('an old answer that was announced is not announced again after another loss of the connection', () => {
  answered('/graphql?d', 3600);
  reportReachable();
  vi.advanceTimersByTime(60_000);
  reportUnreachable();
  reportReachable();
  expect(announced).toHaveBeenCalledTimes(1);
});

test('a young answer is not asked for again: one that was cached late would be asked for for ever', () => {
  answered('/graphql?young', 20);
  reportReachable();
  expect([announced.mock.calls.length, takeOutdated('/graphql?young')]).toEqual([0, false]);
});

test('an answer from before the clock was set back is old', () => {
  answered('/graphql?e', -3600);
  reportReachable();
  expect(takeOutdated('/graphql?e')).toBe(true);
});

test('where caches go on giving the old answer, the server is not asked without a pause', () => {
  for (let second = 0; second < 60; second += 1) {
    vi.advanceTimersByTime(1000);
    answered('/graphql?c', 3600);
    reportReachable();
    takeOutdated('/graphql?c');
  }
  expect(announced.mock.calls.length).toBeGreaterThan(1);
  expect(announced.mock.calls.length).toBeLessThan(8);
});
