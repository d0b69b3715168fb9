import OpeningHours from 'opening_hours';
import { describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#common/time.ts';
import { REAL_HOURS } from '../../tests/support/realHours.ts';
import { parseHours, sunAt } from './hoursText.ts';
import { nextOpeningChange, openingState } from './openingHours.ts';

const HELSINKI = [24.94, 60.17] as const;
const SUN = sunAt(HELSINKI, 2 * HOUR_MS);
const FROM = new Date('2026-01-01T00:00Z');
const TO = new Date('2027-12-31T00:00Z');

type Times = readonly (readonly [start: number, end: number])[];

const timesOf = (hours: OpeningHours | null): Times =>
  (hours?.getOpenIntervals(FROM, TO) ?? []).map(([start, end]) => [start.getTime(), end.getTime()]);

/** By the specification alone. */
function asWritten(text: string): Times | null {
  try {
    const hours: OpeningHours = Reflect.construct(OpeningHours, [
      text,
      { ...SUN, address: { country_code: 'fi', state: '' } },
      { locale: 'fi' },
    ]);
    return timesOf(hours);
  } catch {
    return null;
  }
}

/** Times of `more` that are none of `less`. */
function added(more: Times, less: Times): Times {
  return more.flatMap(([start, end]) => {
    const cuts = less.filter(([from, to]) => from < end && to > start);
    const ends = [start, ...cuts.map(([, to]) => to)];
    const starts = [...cuts.map(([from]) => from), end];
    return ends.flatMap((from, at) => (from < (starts[at] ?? from) ? [[from, starts[at] ?? from] as const] : []));
  });
}

// Text of a bar in Helsinki, with rules of the days of the week alone
describe('an evening that reaches past midnight', () => {
  const BAR = 'Mo-Th 11:00-22:00; Fr-Sa 11:00-02:00; Su 12:00-20:00';
  const NIGHT = new Date('2026-11-28T22:30Z');

  test.each([BAR, BAR.replaceAll(':00', '')])('goes on into a day with a rule of its own: %s', (text) => {
    expect(openingState(text, HELSINKI, NIGHT)).toBe('OPEN');
    expect(nextOpeningChange(text, HELSINKI, new Date('2026-11-28T20:00Z'))).toEqual(new Date('2026-11-29T00:00Z'));
  });

  test.each([
    'Mo-Sa 11:00-02:00; Su off',
    // The library would leave the night after a holiday open.
    'Mo-Sa 11:00-02:00; Su 12:00-20:00; PH off',
    'Fr-Sa 11:00-02:00; Sa-Su 12:00-20:00',
    'Fr-Sa 11:00-02:00; Su 12:00-20:00 "tilauksesta"',
    'Fr-Sa 11:00-02:00; Dec Su 12:00-20:00',
  ])('is left as it is written where other rules may end it: %s', (text) => {
    expect(timesOf(parseHours(text, SUN))).toEqual(asWritten(text));
  });

  test('is all that is read otherwise than it is written', () => {
    const texts = REAL_HOURS.flatMap(({ expected }) => Object.keys(expected));
    const others = texts.filter((text) => {
      const [read, written] = [timesOf(parseHours(text, SUN)), asWritten(text)];
      if (written === null || parseHours(text, SUN) === null) return false;
      expect([text, added(written, read)]).toEqual([text, []]);
      const more = added(read, written);
      for (const [start, end] of more) {
        const began = read.find(([from, to]) => from <= start && end <= to)?.[0] ?? start;
        expect([text, start % DAY_MS, began < start, end - start <= 12 * HOUR_MS]).toEqual([text, 0, true, true]);
      }
      return more.length > 0;
    });
    expect(others.length).toBeGreaterThan(3);
  });
});
