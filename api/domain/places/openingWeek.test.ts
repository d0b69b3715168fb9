import { describe, expect, test } from 'vitest';
import { madePlace } from '../../../tests/support/made/onePlace.ts';
import { openingWeek } from './openingWeek.ts';

/** A Wednesday. */
const NOW = new Date('2026-06-10T09:30:15.250Z');

const weekOf = (openingHours: string | undefined, now = NOW) =>
  openingWeek(madePlace({ properties: openingHours === undefined ? {} : { openingHours } }), now);

describe('the opening hours of a week', () => {
  test('are those of today and the six days after, on the clock of Finland', () => {
    const week = weekOf('Mo-Fr 09:00-17:30; Sa 10:00-12:00,13:00-15:00');
    expect(week).toMatchObject({ from: '2026-06-10', through: '2026-06-16' });
    expect(week?.hours).toEqual([
      { weekday: 3, date: '2026-06-10', opens: '09:00', closes: '17:30' },
      { weekday: 4, date: '2026-06-11', opens: '09:00', closes: '17:30' },
      { weekday: 5, date: '2026-06-12', opens: '09:00', closes: '17:30' },
      { weekday: 6, date: '2026-06-13', opens: '10:00', closes: '12:00' },
      { weekday: 6, date: '2026-06-13', opens: '13:00', closes: '15:00' },
      { weekday: 1, date: '2026-06-15', opens: '09:00', closes: '17:30' },
      { weekday: 2, date: '2026-06-16', opens: '09:00', closes: '17:30' },
    ]);
  });

  test('of a place that never closes are whole days', () => {
    const hours = weekOf('24/7')?.hours ?? [];
    expect(hours).toHaveLength(7);
    expect(new Set(hours.map(({ opens, closes }) => `${opens}-${closes}`))).toEqual(new Set(['00:00-23:59']));
  });

  test('past midnight belong to the day on which they begin', () => {
    expect(weekOf('Fr 20:00-02:00')?.hours).toEqual([
      { weekday: 5, date: '2026-06-12', opens: '20:00', closes: '02:00' },
    ]);
  });

  test('that go on past the last midnight of the week have their own end', () => {
    const lastOf = (text: string) => weekOf(text)?.hours.at(-1);
    const tuesday = { weekday: 2, date: '2026-06-16' };
    expect(lastOf('Tu 20:00-02:00')).toEqual({ ...tuesday, opens: '20:00', closes: '02:00' });
    expect(lastOf('Tu 00:00-24:00')).toEqual({ ...tuesday, opens: '00:00', closes: '23:59' });
    expect(lastOf('Tu 20:00-24:00, We 00:00-24:00')).toEqual({ ...tuesday, opens: '20:00', closes: '00:00' });
  });

  test('are known where only the day after the week is not', () => {
    expect(weekOf('Tu 10:00-12:00; Jun 17 unknown')?.hours).toHaveLength(1);
    expect(weekOf('Tu 10:00-12:00; Jun 16 unknown')).toBeNull();
  });

  test('are right in the week in which the clock changes', () => {
    const hours = weekOf('Mo-Su 09:00-17:00', new Date('2026-10-23T20:59:00Z'))?.hours ?? [];
    expect(hours.map(({ date, opens, closes }) => `${date} ${opens}-${closes}`)).toEqual(
      [23, 24, 25, 26, 27, 28, 29].map((day) => `2026-10-${day} 09:00-17:00`),
    );
  });

  test('are not known of a text without days, or without any', () => {
    expect([weekOf('kesällä'), weekOf('Mo "by appointment"'), weekOf(undefined)]).toEqual([null, null, null]);
  });
});
