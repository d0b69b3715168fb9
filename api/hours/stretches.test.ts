import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Position } from '#common/geo/bounds.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#common/time.ts';
import { openingState } from './openingHours.ts';
import { type Stretch, stretchesBetween } from './stretches.ts';

const HELSINKI: Position = [24.94, 60.17];
const UTSJOKI: Position = [27.03, 69.91];

const written = (stretches: readonly Stretch[]) =>
  stretches.map((stretch) => stretch.map((time) => time.toISOString().slice(0, 16)).join(' – '));

function read(text: string, from: string, to: string, position = HELSINKI) {
  const found = stretchesBetween(new Date(from), new Date(to))(text, position);
  return found && { open: written(found.open), unknown: written(found.unknown) };
}

/** As they are written in OSM, and some of each kind that is rarer there. */
const TEXTS = [
  '24/7',
  'off',
  'Mo-Fr 09:00-17:00',
  'Mo-Fr 09:00-17:00; PH off',
  'Mo-Sa 10:00-18:00; Su,PH 12:00-16:00',
  'Mo-Th 15:00-01:00; Fr,Sa 15:00-04:30; Su 12:00-24:00',
  'Su-Th 16:00-02:00, Fr-Sa 15:00-04:00',
  'Mo-Su 02:30-03:30',
  '03:00-04:00,06:00-07:00',
  'sunrise-sunset',
  'Sa,Su (sunrise+01:00)-(sunset-00:30); Mo-Fr off',
  'dawn-dusk',
  'Jun 01-Aug 31 09:00-21:00; Sep 01-May 31 10:00-16:00',
  'Mar 29 12:00-15:00; Oct 25 04:30-05:00',
  'Dec 24-26 off; Mo-Su 08:00-22:00',
  'easter -2 days-easter +1 day off; Mo-Su 08:00-22:00',
  'PH 10:00-14:00',
  'Tu[2] 18:00-20:00; Sa[-1] 10:00-12:00',
  'week 13-44/2 Mo-Fr 08:00-10:00',
  'Mo-Fr 09:00-17:00 "by appointment"; Sa 10:00-14:00 unknown; Su 10:00-12:00',
  'Mo 10:00+',
  'Mo-Fr 10:00-12:00 || Mo-Su 14:00-16:00 "soita"',
  'Avoinna kesäisin',
];

/**
 * Days around which hours go wrong: changes of the clock, midsummer, Christmas, Easter, the New Year. Not the first day
 * of the polar night, of which the library answers differently in the morning and in the afternoon.
 */
const DAYS = ['2026-03-29', '2026-10-25', '2026-06-20', '2026-12-25', '2026-04-04', '2026-12-31'];

/** The library finds another sunrise at noon than at midnight: up to this long it does not agree with itself. */
const SUN_DIFFERS_MS = 2 * MINUTE_MS;

// Issue 22: opening hours as data, over changes of the clock, holidays and midnight
describe('stretches of opening hours', () => {
  test('say at every moment what the state is', () => {
    const moments = fc.record({
      text: fc.constantFrom(...TEXTS),
      position: fc.constantFrom(HELSINKI, UTSJOKI),
      day: fc.constantFrom(...DAYS).map((day) => Date.parse(`${day}T00:00:00Z`)),
      fromS: fc.integer({ min: -36 * 3600, max: 0 }),
      lengthS: fc.integer({ min: 1, max: 72 * 3600 }),
      // Half of them on the full quarter of an hour, where states change.
      at: fc.oneof(fc.double({ min: 0, max: 0.999, noNaN: true }), fc.constant(null)),
      quarter: fc.integer({ min: 0, max: 287 }),
    });
    fc.assert(
      fc.property(moments, ({ text, position, day, fromS, lengthS, at, quarter }) => {
        const from = day + fromS * SECOND_MS;
        const to = from + lengthS * SECOND_MS;
        const onQuarter = Math.ceil(from / (HOUR_MS / 4)) * (HOUR_MS / 4) + quarter * (HOUR_MS / 4);
        const now = at === null ? onQuarter : from + Math.floor(at * lengthS) * SECOND_MS;
        fc.pre(now >= from && now < to);
        const found = stretchesBetween(new Date(from), new Date(to))(text, position);
        const isNear = (time: Date) => Math.abs(time.getTime() - now) < SUN_DIFFERS_MS;
        fc.pre(!/sun|dawn/.test(text) || found?.open.flat().some(isNear) !== true);
        const holds = (stretches: readonly Stretch[] = []) =>
          stretches.some(([start, end]) => start.getTime() <= now && now < end.getTime());
        const state = found === null || holds(found.unknown) ? 'UNKNOWN' : holds(found.open) ? 'OPEN' : 'CLOSED';
        expect([new Date(now).toISOString(), state]).toEqual([
          new Date(now).toISOString(),
          openingState(text, position, new Date(now)),
        ]);
      }),
      { numRuns: 1500 },
    );
  });

  test('follow the change of the clock', () => {
    // In the night of 29 March 2026 the clock goes from 03:00 to 04:00, which is 01:00 UTC.
    expect(read('02:00-05:00', '2026-03-28T12:00:00Z', '2026-03-29T12:00:00Z')?.open).toEqual([
      '2026-03-29T00:00 – 2026-03-29T02:00',
    ]);
    // In the night of 25 October 2026 it goes from 04:00 back to 03:00, which is 01:00 UTC.
    expect(read('02:00-05:00', '2026-10-24T12:00:00Z', '2026-10-25T12:00:00Z')?.open).toEqual([
      '2026-10-24T23:00 – 2026-10-25T03:00',
    ]);
  });

  test('join over midnight, and end where the question ends', () => {
    expect(read('20:00-02:00', '2026-11-25T12:00:00Z', '2026-11-26T20:00:00Z')?.open).toEqual([
      '2026-11-25T18:00 – 2026-11-26T00:00',
      '2026-11-26T18:00 – 2026-11-26T20:00',
    ]);
    expect(read('24/7', '2026-10-20T00:00:00Z', '2026-11-01T00:00:00Z')?.open).toHaveLength(1);
  });

  test('distinguish unknown times from closed ones', () => {
    expect(read('Mo 10:00-12:00; Tu 10:00-12:00 unknown', '2026-11-23T00:00:00Z', '2026-11-25T00:00:00Z')).toEqual({
      open: ['2026-11-23T08:00 – 2026-11-23T10:00'],
      unknown: ['2026-11-24T08:00 – 2026-11-24T10:00'],
    });
  });

  test('are unknown while the sun does not rise', () => {
    const days = read('sunrise-sunset', '2026-11-20T00:00:00Z', '2026-11-30T00:00:00Z', UTSJOKI);
    expect(days?.open.length).toBeGreaterThan(0);
    expect(days?.unknown).toEqual([expect.stringMatching(/^2026-11-25T1[012]:00 – 2026-11-30T00:00$/)]);
  });

  test.each(['Avoinna kesäisin', 'SH 10:00-12:00', '', 'x'.repeat(300)])('are null for %.20j', (text) => {
    expect(read(text, '2026-11-20T00:00:00Z', '2026-11-21T00:00:00Z')).toBeNull();
  });

  test('are read for a fortnight at the cost of its days', () => {
    const from = new Date('2026-03-20T00:00:00Z');
    const read = stretchesBetween(from, new Date(from.getTime() + 16 * DAY_MS));
    for (const text of TEXTS) expect(read(text, HELSINKI)?.open.length ?? 0).toBeLessThanOrEqual(33);
  });
});
