import { describe, expect, test } from 'vitest';
import { nextOpeningChange, openingState } from './openingHours.ts';

const HELSINKI = [24.94, 60.17] as const;
const at = (text: string, time: string) => openingState(text, HELSINKI, new Date(time));

const changes = (text: string, time: string) =>
  nextOpeningChange(text, HELSINKI, new Date(time))?.toISOString() ?? null;

describe('opening hours on the clock of Finland', () => {
  test('follow the time of day', () => {
    // 16 November 2026 is a Monday; 09:00 there is 07:00 UTC.
    expect(at('Mo-Fr 09:00-17:00', '2026-11-16T06:59:00Z')).toBe('CLOSED');
    expect(at('Mo-Fr 09:00-17:00', '2026-11-16T07:01:00Z')).toBe('OPEN');
    expect(at('Mo-Fr 09:00-17:00', '2026-11-16T15:01:00Z')).toBe('CLOSED');
  });

  test('follow summer time', () => {
    expect(at('Mo-Su 09:00-17:00', '2026-07-16T06:01:00Z')).toBe('OPEN');
    expect(at('Mo-Su 09:00-17:00', '2026-07-16T05:59:00Z')).toBe('CLOSED');
  });

  test('say when they change next', () => {
    expect(changes('Mo-Fr 09:00-17:00', '2026-11-16T08:00:00.678Z')).toBe('2026-11-16T15:00:00.000Z');
    expect(changes('Mo-Fr 09:00-17:00', '2026-11-16T08:00:00Z')).toBe('2026-11-16T15:00:00.000Z');
    expect(changes('Mo-Fr 09:00-17:00', '2026-11-20T16:00:00Z')).toBe('2026-11-23T07:00:00.000Z');
    // The clock goes forward in the night of 28 March 2027.
    expect(changes('Mo-Su 09:00-17:00', '2027-03-27T16:00:00Z')).toBe('2027-03-28T06:00:00.000Z');
  });

  test('know the sunrise after the night in which the clock changes', () => {
    // Helsinki: the sun rises about 04:00 UTC on 28 March 2027, and about 05:30 UTC on 31 October.
    expect(changes('sunrise-sunset', '2027-03-27T20:00:00Z')).toMatch(/^2027-03-28T0(?:3:5|4:0)/);
    expect(changes('sunrise-sunset', '2027-10-30T20:00:00Z')).toMatch(/^2027-10-31T05:[1-4]/);
  });

  test('know sunrise in Finland', () => {
    // Helsinki, 21 December: the sun rises at 09:24 and sets at 15:13.
    expect(at('sunrise-sunset', '2026-12-21T07:10:00Z')).toBe('CLOSED');
    expect(at('sunrise-sunset', '2026-12-21T07:40:00Z')).toBe('OPEN');
    expect(at('sunrise-sunset', '2026-12-21T13:25:00Z')).toBe('CLOSED');
  });
});

// SPEC §3: Properties are all shown (RULINGS 11); opening hours with their state now
describe('opening hours', () => {
  test('know the holidays of Finland', () => {
    // Independence Day, 6 December 2027, is a Monday.
    expect(at('Mo-Fr 09:00-17:00; PH off', '2027-12-06T10:00:00Z')).toBe('CLOSED');
    expect(at('Mo-Fr 09:00-17:00; PH off', '2027-12-07T10:00:00Z')).toBe('OPEN');
  });

  test.each([
    ['Mo-Su,PH 00:00-24:00', 'OPEN'],
    ['Mo-Su,PH 06:00-06:00', 'OPEN'],
    ['PH,Mo-Su 00:00-25:00', 'OPEN'],
    ['Mo-Su,PH off', 'CLOSED'],
  ])('that never change are read to an end (%s)', (text, state) => {
    expect([at(text, '2026-11-16T08:00:00Z'), changes(text, '2026-11-16T08:00:00Z')]).toEqual([state, null]);
  });

  test.each([
    ['Mo-Fr 10:00-18:00 Sa,Su closed', 'UNKNOWN'],
    ['Mo-Sa 10:00-18:00 Su,PH off', 'UNKNOWN'],
    ['Mo-Fr 10:00-18:00 PH,Su off', 'UNKNOWN'],
    ['Mo-Fr 09:00-17:00, Sa-Su off', 'OPEN'],
    ['Mo-Fr 09:00-17:00; Sa,Su off', 'OPEN'],
  ])('are not closed all week where a separator before the last days is missing (%s)', (text, state) => {
    expect(at(text, '2026-11-16T08:30:00Z')).toBe(state);
  });

  test('are unknown where the sun does not rise', () => {
    expect(openingState('sunrise-sunset', [27.03, 69.91], new Date('2026-12-21T10:00:00Z'))).toBe('UNKNOWN');
  });

  test('are open at all hours', () => {
    expect(at('24/7', '2026-11-16T01:00:00Z')).toBe('OPEN');
  });

  test.each([
    'Avoinna kesäisin',
    '',
    'Mo-Fr 09:00-17:00 "by appointment"',
    'Mo '.repeat(3000),
    '[',
    'Mo-Fr 25:99',
    'SH off',
    'Mo-Fr 10:00-18:00 Sa-Su closed',
  ])('are unknown for %.30j', (text) => {
    expect(at(text, '2026-11-16T10:00:00Z')).toBe('UNKNOWN');
  });

  test.each([
    ['24/7', 'never'],
    ['Mo-Fr 09:00-17:00 "by appointment"', 'not known now'],
    ['Jun 01-Aug 31 09:00-17:00', 'later than in a week'],
    ['Avoinna kesäisin', 'not known at all'],
    ['Mo 09:00-11:00; Mo 11:00-17:00 unknown', 'into what is not known'],
  ])('of %s name no next change: %s', (text) => {
    expect(changes(text, '2026-11-16T08:00:00Z')).toBeNull();
  });
});
