import { describe, expect, test } from 'vitest';
import {
  formatAgo,
  formatArea,
  formatDate,
  formatDecimal,
  formatDistance,
  formatLength,
  formatMeasured,
  formatTime,
  formatWeekday,
  truncateTitle,
} from './format.ts';

/** Written with plain spaces for reading; the product uses no-break spaces. */
const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

// SPEC §2: Detail: area size in km² or route length in km
// SPEC §9: Distance: great-circle, Earth radius 6371 km, km with decimal comma
describe('distances are in kilometres with a decimal comma', () => {
  test.each([
    [0, '0 km'],
    [0.004, '0,01 km'],
    [0.05, '0,05 km'],
    [0.096, '0,1 km'],
    [0.346, '0,3 km'],
    [0.994, '1,0 km'],
    [1, '1,0 km'],
    [2.46, '2,5 km'],
    [9.94, '9,9 km'],
    [12.34, '12 km'],
    [99.96, '100 km'],
    [1087.4, '1 087 km'],
  ])('%d km reads %s', (km, text) => {
    expect(plain(formatDistance(km))).toBe(text);
  });

  test('a number never parts from its unit at the end of a line', () => {
    expect(formatDistance(2.5)).toBe('2,5\u00A0km');
    expect(formatDistance(1234)).not.toContain(' ');
  });

  test.each([
    [0, '0 km'],
    [0.346, '0,35 km'],
    [12.34, '12,3 km'],
    [123.4, '123 km'],
  ])('%d km that a visitor measured read %s', (km, text) => {
    expect(plain(formatMeasured(km))).toBe(text);
  });

  test('a length is given in metres', () => {
    expect(plain(formatLength(82_000))).toBe('82 km');
    expect(plain(formatLength(450))).toBe('0,5 km');
  });
});

// SPEC §2: Detail: area size in km² or route length in km
describe('areas', () => {
  test.each([
    [10_000, '0,01 km²'],
    [172_000, '0,17 km²'],
    [996_000, '1,0 km²'],
    [3_440_000, '3,4 km²'],
    [53_300_000, '53 km²'],
    [2_850_400_000, '2 850 km²'],
  ])('%d m² reads %s', (m2, text) => {
    expect(plain(formatArea(m2))).toBe(text);
  });
});

test('decimals are marked by a comma, thousands by a space', () => {
  expect(plain(formatDecimal(1_234_567.891, 2))).toBe('1 234 567,89');
  expect(plain(formatDecimal(-1234, 0))).toBe('-1 234');
  expect(formatDecimal(0, 0)).toBe('0');
});

// SPEC §9: Formats: time HH:MM, date DD.MM.YYYY, weekday abbreviations per language
describe('dates and times', () => {
  test.each([
    ['2026-11-21T12:30:00Z', '21.11.2026', '14:30'],
    ['2026-06-30T21:05:00Z', '01.07.2026', '00:05'],
    ['2026-12-31T21:59:59Z', '31.12.2026', '23:59'],
  ])('%s is read on the clock of Finland', (iso, date, time) => {
    expect(formatDate(new Date(iso))).toBe(date);
    expect(formatTime(new Date(iso))).toBe(time);
  });

  test('weekdays are abbreviated in each language, by the calendar of Finland', () => {
    const week = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 10, 15 + day, 22, 30)));
    expect(week.map((time) => formatWeekday(time, 'fi'))).toEqual(['ma', 'ti', 'ke', 'to', 'pe', 'la', 'su']);
    expect(week.map((time) => formatWeekday(time, 'sv'))).toEqual(['mån', 'tis', 'ons', 'tors', 'fre', 'lör', 'sön']);
    expect(week.map((time) => formatWeekday(time, 'en'))).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
  });
});

// SPEC §9: Relative time: minutes under 1 h, hours under 1 day, otherwise days
describe('how long ago', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const ago = (ms: number, language: 'fi' | 'sv' | 'en') =>
    plain(formatAgo(new Date(now.getTime() - ms), now, language));
  const MINUTE = 60_000;

  test.each([
    [0, 'hetki sitten', 'nyss', 'just now'],
    [0.99 * MINUTE, 'hetki sitten', 'nyss', 'just now'],
    [MINUTE, '1 min sitten', 'för 1 min sedan', '1 min ago'],
    [59.9 * MINUTE, '59 min sitten', 'för 59 min sedan', '59 min ago'],
    [60 * MINUTE, '1 t sitten', 'för 1 tim sedan', '1 h ago'],
    [23.99 * 60 * MINUTE, '23 t sitten', 'för 23 tim sedan', '23 h ago'],
    [24 * 60 * MINUTE, '1 pv sitten', 'för 1 d sedan', '1 d ago'],
    [400 * 24 * 60 * MINUTE, '400 pv sitten', 'för 400 d sedan', '400 d ago'],
    [-5000, 'hetki sitten', 'nyss', 'just now'],
  ])('%d ms is %s, %s, %s', (ms, fi, sv, en) => {
    expect([ago(ms, 'fi'), ago(ms, 'sv'), ago(ms, 'en')]).toEqual([fi, sv, en]);
  });
});

// SPEC §9: Title truncation 50 chars by default
describe('titles', () => {
  test('of up to 50 characters stay whole', () => {
    expect(truncateTitle('ä'.repeat(50))).toBe('ä'.repeat(50));
  });

  test('longer ones are cut to 50 with an ellipsis, without a space before it', () => {
    expect(truncateTitle('ä'.repeat(51))).toBe(`${'ä'.repeat(49)}…`);
    expect(truncateTitle('Kansallis puisto', 11)).toBe('Kansallis…');
  });

  test('are never cut inside a character', () => {
    expect(truncateTitle('🌲🌲🌲🌲', 3)).toBe('🌲🌲…');
  });
});
