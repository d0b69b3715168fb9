import { expect, test } from 'vitest';
import { cronOf } from './nightly.ts';

test.each([
  ['04:00', '0 4 * * *'],
  ['23:05', '5 23 * * *'],
])('%s is %s', (time, cron) => {
  expect(cronOf(time)).toBe(cron);
});
