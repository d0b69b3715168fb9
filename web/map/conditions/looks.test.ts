import { describe, expect, test } from 'vitest';
import { CONDITION_KINDS } from '#common/conditions/condition.ts';
import { oneClock } from '#common/conditions/validity.ts';
import { HOUR_MS } from '#common/time.ts';
import { conditionFeatures, lookOf, type MapCondition } from './looks.ts';

const NOW = Date.parse('2026-01-10T12:00:00Z');

const made = (more: Partial<MapCondition> = {}): MapCondition => ({
  id: 1,
  kind: 'CLOSED',
  severity: null,
  isOfficial: true,
  observedAt: NOW - HOUR_MS,
  validFrom: NOW - HOUR_MS,
  validUntil: NOW + HOUR_MS,
  geometry: { type: 'Point', coordinates: [24.9, 60.2] },
  isAtDisc: false,
  ...more,
});

describe('the look of a condition', () => {
  test('follows its kind', () => {
    const looks = CONDITION_KINDS.map((kind) => lookOf(made({ kind }), oneClock(NOW)));
    expect(looks).toEqual(['closed', 'warning', 'limited', 'notice', 'notice', 'notice', 'groomed']);
  });

  test('of a visitor’s report is never that of a closure', () => {
    expect(lookOf(made({ isOfficial: false }), oneClock(NOW))).toBe('report');
  });

  test('of a groomed track is older after a day, by the clock that is ahead', () => {
    const groomed = (hours: number) => made({ kind: 'GROOMED', observedAt: NOW - hours * HOUR_MS });
    expect(lookOf(groomed(23), oneClock(NOW))).toBe('groomed');
    expect(lookOf(groomed(24), oneClock(NOW))).toBe('groomedOld');
    expect(lookOf(groomed(23), { server: NOW, device: NOW + HOUR_MS })).toBe('groomedOld');
  });
});

describe('the map draws', () => {
  const drawn = (condition: MapCondition, now = oneClock(NOW)) =>
    conditionFeatures([condition], now).features.map(({ properties }) => properties.look);

  test('a condition in force, until the moment of its end', () => {
    expect(drawn(made())).toEqual(['closed']);
    expect(drawn(made(), oneClock(NOW + HOUR_MS - 1))).toEqual(['closed']);
    expect(drawn(made(), oneClock(NOW + HOUR_MS))).toEqual([]);
    expect(drawn(made({ validFrom: NOW + 1 }))).toEqual([]);
  });

  test('a warning until both clocks say that it is over, good news until one does', () => {
    const apart = { server: NOW + 2 * HOUR_MS, device: NOW };
    expect(drawn(made({ kind: 'WARNING' }), apart)).toEqual(['warning']);
    expect(drawn(made({ kind: 'GROOMED' }), apart)).toEqual([]);
  });

  test('no condition whose place is not known', () => {
    expect(drawn(made({ geometry: null }))).toEqual([]);
  });
});
