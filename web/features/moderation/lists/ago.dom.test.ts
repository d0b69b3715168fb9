import { expect, test } from 'vitest';
import { HOUR_MS } from '#common/time.ts';
import { noteServerTime } from '#web/data/serverClock.ts';
import { ago } from './ago.ts';

test('times of the server are aged by its clock', () => {
  const server = Date.now() + 5 * HOUR_MS;
  noteServerTime(new Date(server).toUTCString());
  expect(ago(new Date(server - 2.5 * HOUR_MS).toISOString(), 'en')).toBe('2\u00a0h ago');
});
