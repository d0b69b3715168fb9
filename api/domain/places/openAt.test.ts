import { expect, test } from 'vitest';
import { DAY_MS, SECOND_MS } from '#common/time.ts';
import { checkOpenAt } from './openAt.ts';

const NOW = new Date('2026-10-20T09:30:00Z');

// Issue 22: "open on Saturday at 10"
test.each([-DAY_MS, 0, 14 * DAY_MS])('open at a moment %d ms from now can be asked for', (ms) => {
  expect(() => checkOpenAt('openAt', new Date(NOW.getTime() + ms), NOW)).not.toThrow();
});

test.each([-DAY_MS - SECOND_MS, 14 * DAY_MS + SECOND_MS, NaN])('open at a moment %d ms from now cannot', (ms) => {
  expect(() => checkOpenAt('openAt', new Date(NOW.getTime() + ms), NOW)).toThrow('openAt: outOfRange');
});
