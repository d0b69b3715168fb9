import { describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#common/time.ts';
import { isInForce, isWarning, nextChange, oneClock, type Validity } from './validity.ts';

const START = Date.parse('2026-06-18T09:00:00Z');

const at = (minutes: number) => START + minutes * MINUTE_MS;

function condition(more: Partial<Validity> = {}): Validity {
  return { kind: 'WARNING', severity: null, validFrom: at(60), validUntil: at(180), ...more };
}

describe('over two days, minute by minute', () => {
  /** Minutes at which a condition counts, while the device's clock is off by so much. */
  function minutes(one: Validity, offMs: number): [first: number | undefined, last: number | undefined, count: number] {
    const all = Array.from({ length: 2 * 24 * 60 }, (_, minute) => minute - 12 * 60);
    const counted = all.filter((minute) => isInForce(one, { server: at(minute), device: at(minute) + offMs }));
    return [counted[0], counted.at(-1), counted.length];
  }

  test.each([
    // What, by how much the device is ahead, first and last minute, by the server's clock.
    ['a warning', condition(), 0, 60, 179],
    ['a warning, device ahead', condition(), 10 * MINUTE_MS, 50, 179],
    ['a warning, device behind', condition(), -10 * MINUTE_MS, 60, 189],
    ['good news', condition({ kind: 'GROOMED' }), 0, 60, 179],
    ['good news, device ahead', condition({ kind: 'GROOMED' }), 10 * MINUTE_MS, 60, 169],
    ['good news, device behind', condition({ kind: 'GROOMED' }), -10 * MINUTE_MS, 70, 179],
  ] as const)('%s', (_what, one, offMs, first, last) => {
    expect(minutes(one, offMs)).toEqual([first, last, last - first + 1]);
  });

  test.each([DAY_MS, -DAY_MS])('good news of two hours never shows where the clocks differ by a day: %d', (offMs) => {
    expect(minutes(condition({ kind: 'GROOMED' }), offMs)[2]).toBe(0);
  });

  test('a warning shows for a day longer where the device is a day behind, and earlier where it is ahead', () => {
    expect(minutes(condition(), -DAY_MS).slice(0, 2)).toEqual([60, 24 * 60 + 179]);
    expect(minutes(condition(), DAY_MS).slice(0, 2)).toEqual([-12 * 60, 179]);
  });

  test('without an end it goes on', () => {
    expect(minutes(condition({ validUntil: null }), 0).slice(0, 2)).toEqual([60, 36 * 60 - 1]);
  });
});

test('a condition that ends before it begins is never in force', () => {
  const one = condition({ validFrom: at(10), validUntil: at(5) });
  expect([0, 5, 7, 10, 12].some((minute) => isInForce(one, oneClock(at(minute))))).toBe(false);
});

test.each([
  ['CLOSED', null, true],
  ['LIMITED', 'MINOR', true],
  ['NOTICE', null, true],
  ['GROOMED', 'EXTREME', false],
  ['ICE', null, false],
  ['ICE', 'MODERATE', true],
  ['WATER', 'MINOR', false],
] as const)('%s of severity %s is a warning: %s', (kind, severity, expected) => {
  expect(isWarning({ kind, severity })).toBe(expected);
});

test('the next change is the first beginning or end that is still to come', () => {
  const all = [condition(), condition({ validFrom: at(-60), validUntil: null })];
  expect([0, 59, 60, 179, 180].map((minute) => nextChange(all, at(minute)))).toEqual([
    at(60),
    at(60),
    at(180),
    at(180),
    null,
  ]);
  expect(nextChange([], START + HOUR_MS)).toBeNull();
});
