import { describe, expect, test } from 'vitest';
import { mayAsk, parseRefusal, storeRefusal } from './refusal.ts';

const DAY = 86_400_000;

describe('asking for the position', () => {
  test('is free as long as nobody refused', () => {
    expect(mayAsk(0)).toBe(true);
  });

  // SPEC §9: Ignore-position-request window: 30 days first time, 365 days afterwards; a legacy flag is converted to
  //   30 days
  test('rests 30 days after the first refusal and 365 after a later one', () => {
    storeRefusal(0);
    expect([mayAsk(30 * DAY - 1), mayAsk(30 * DAY)]).toEqual([false, true]);
    storeRefusal(40 * DAY);
    expect([mayAsk(405 * DAY - 1), mayAsk(405 * DAY)]).toEqual([false, true]);
    storeRefusal(1000 * DAY);
    expect([mayAsk(1365 * DAY - 1), mayAsk(1365 * DAY)]).toEqual([false, true]);
  });

  // SPEC §9: Ignore-position-request window: 30 days first time, 365 days afterwards; a legacy flag is converted to
  //   30 days
  test.each(['true', '1'])('rests 30 days from now where a flag of old (%s) stands', (flag) => {
    localStorage.setItem('ignorePosition', flag);
    expect(mayAsk(100 * DAY)).toBe(false);
    expect([mayAsk(130 * DAY - 1), mayAsk(130 * DAY)]).toEqual([false, true]);
    storeRefusal(200 * DAY);
    expect(mayAsk(564 * DAY)).toBe(false);
  });

  test.each(['', 'nonsense', 'null', 'false', '{}', '{"times":"1","until":2}'])('does not stumble over %j', (text) => {
    expect(parseRefusal(text, 0)).toBeNull();
  });
});
