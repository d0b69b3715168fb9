import { describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#common/time.ts';
import {
  FIRE_AGE_MAX_MS,
  FIRE_AGE_OFFLINE_MAX_MS,
  FIRE_PLACES,
  type FireCondition,
  type FireFacts,
  fireVerdict,
} from './fire.ts';
import { oneClock } from './validity.ts';

const NOW = Date.parse('2026-06-18T09:00:00Z');

const warning = (more: Partial<FireCondition> = {}): FireCondition => ({
  id: 7,
  kind: 'WARNING',
  code: 'forestFireWeather',
  severity: 'MODERATE',
  isOfficial: true,
  validFrom: NOW - HOUR_MS,
  validUntil: NOW + HOUR_MS,
  ...more,
});

const facts = (more: Partial<FireFacts> = {}): FireFacts => ({
  place: 'SITE',
  isUsableDuringWarning: null,
  isAtMarkedSitesOnly: false,
  isOutOfService: false,
  conditions: [],
  answeredAt: NOW - 5 * MINUTE_MS,
  ...more,
});

const verdict = (more: Partial<FireFacts> = {}, now = NOW) => {
  const { answer, reason } = fireVerdict(facts(more), oneClock(now), FIRE_AGE_MAX_MS);
  return `${answer} ${reason}`;
};

describe('a verdict', () => {
  test.each<[string, Partial<FireFacts>, string]>([
    ['a site without warnings', {}, 'YES SITE_WITHOUT_WARNING'],
    ['a shelter of unknown rules', { place: 'SHELTER' }, 'ASK RULES_UNKNOWN'],
    ['a shelter that LIPAS describes', { place: 'SHELTER', isUsableDuringWarning: false }, 'YES SITE_WITHOUT_WARNING'],
    ['a site that has to be booked', { place: 'BOOKED_SITE' }, 'ASK RULES_UNKNOWN'],
    ['a booked site that LIPAS describes', { place: 'BOOKED_SITE', isUsableDuringWarning: true }, 'ASK RULES_UNKNOWN'],
    [
      'a booked site in a warning',
      { place: 'BOOKED_SITE', isUsableDuringWarning: true, conditions: [warning()] },
      'NO WARNING',
    ],
    ['an area', { place: 'AREA' }, 'ASK RULES_UNKNOWN'],
    ['an area with marked sites', { place: 'AREA', isAtMarkedSitesOnly: true }, 'ASK MARKED_SITES_ONLY'],
    ['a warning', { conditions: [warning()] }, 'NO WARNING'],
    ['a warning of grass fires', { conditions: [warning({ code: 'grassFireWeather' })] }, 'NO WARNING'],
    ['a warning of unknown severity', { conditions: [warning({ severity: null })] }, 'NO WARNING'],
    ['a green one', { conditions: [warning({ severity: 'MINOR' })] }, 'YES SITE_WITHOUT_WARNING'],
    ['a warning of wind', { conditions: [warning({ code: 'wind' })] }, 'YES SITE_WITHOUT_WARNING'],
    ['a structure that may be used', { conditions: [warning()], isUsableDuringWarning: true }, 'YES STRUCTURE_ALLOWED'],
    ['a structure that may not', { conditions: [warning()], isUsableDuringWarning: false }, 'NO STRUCTURE_NOT_ALLOWED'],
    [
      'a ban',
      { conditions: [warning({ kind: 'LIMITED', code: 'fireBan' })], isUsableDuringWarning: true },
      'NO FIRE_BAN',
    ],
    ['a closure', { conditions: [warning({ kind: 'CLOSED', code: null })] }, 'NO CLOSED'],
    ['a place out of service', { isOutOfService: true }, 'NO CLOSED'],
    [
      'a closure that a visitor reports',
      { conditions: [warning({ kind: 'CLOSED', code: null, isOfficial: false })] },
      'YES SITE_WITHOUT_WARNING',
    ],
    ['a warning of later', { conditions: [warning({ validFrom: NOW + 1 })] }, 'YES SITE_WITHOUT_WARNING'],
    ['a warning that ends now', { conditions: [warning({ validUntil: NOW })] }, 'YES SITE_WITHOUT_WARNING'],
    ['no answer ever', { answeredAt: null }, 'ASK WARNINGS_UNKNOWN'],
    ['an answer from the future', { answeredAt: NOW + DAY_MS }, 'ASK WARNINGS_UNKNOWN'],
    ['an answer of an hour ago', { answeredAt: NOW - HOUR_MS }, 'ASK WARNINGS_OLD'],
    ['an answer of less', { answeredAt: NOW - HOUR_MS + 1 }, 'YES SITE_WITHOUT_WARNING'],
    ['an old answer with a warning', { answeredAt: NOW - DAY_MS, conditions: [warning()] }, 'NO WARNING'],
    [
      'an old answer, a structure that may be used',
      { answeredAt: NOW - DAY_MS, conditions: [warning()], isUsableDuringWarning: true },
      'ASK WARNINGS_OLD',
    ],
  ])('of %s', (_what, more, expected) => {
    expect(verdict(more)).toBe(expected);
  });

  test('names the warning that forbids it', () => {
    const found = fireVerdict(facts({ conditions: [warning()] }), oneClock(NOW), FIRE_AGE_MAX_MS);
    expect(found).toMatchObject({ conditionId: 7, answeredAt: NOW - 5 * MINUTE_MS, until: NOW + 55 * MINUTE_MS });
  });
});

test('in each minute of two days, YES is said only while a recent answer has no warning', () => {
  const conditions = [
    warning({ validFrom: NOW + 3 * HOUR_MS, validUntil: NOW + 9 * HOUR_MS }),
    warning({ id: 8, validFrom: NOW + 8 * HOUR_MS, validUntil: NOW + 20 * HOUR_MS }),
  ];
  // The source is asked every five minutes, and is silent between the 22nd and the 30th hour.
  const isSilent = (hours: number) => hours >= 22 && hours < 30;
  let answeredAt: number | null = null;
  let until: number | null = NOW;
  let last = '';
  const wrong: string[] = [];
  for (let minute = 0; minute < 48 * 60; minute += 1) {
    const [now, hours] = [NOW + minute * MINUTE_MS, minute / 60];
    if (minute % 5 === 0 && !isSilent(hours)) answeredAt = now;
    const { answer, ...found } = fireVerdict(facts({ conditions, answeredAt }), oneClock(now), FIRE_AGE_MAX_MS);
    const isWarned = hours >= 3 && hours < 20;
    const isOld = hours >= 23 - 5 / 60 && hours < 30;
    if (answer !== (isWarned ? 'NO' : isOld ? 'ASK' : 'YES')) wrong.push(`${answer} at ${hours}`);
    // A change that can be foreseen was announced; that the source answers again could not be foreseen.
    if (answer !== last && hours !== 30 && until !== now) wrong.push(`${answer} at ${hours}, announced for ${until}`);
    last = answer;
    until = found.until;
  }
  expect(wrong).toEqual([]);
});

describe('without a network', () => {
  const offline = (hours: number, offMs: number, more: Partial<FireFacts> = {}) => {
    const server = NOW + hours * HOUR_MS;
    return fireVerdict(facts({ answeredAt: NOW, ...more }), { server, device: server + offMs }, FIRE_AGE_OFFLINE_MAX_MS)
      .answer;
  };

  test.each([
    [0, 0, 'YES'],
    [5.9, 0, 'YES'],
    [6, 0, 'ASK'],
    [5.9, 10 * MINUTE_MS, 'ASK'],
    [5.9, -DAY_MS, 'YES'],
    [0, DAY_MS, 'ASK'],
  ])('%d hours after the answer, by a device that is off by %d ms: %s', (hours, offMs, expected) => {
    expect(offline(hours, offMs)).toBe(expected);
  });

  test.each([0, 10 * MINUTE_MS, DAY_MS, -10 * MINUTE_MS, -DAY_MS])(
    'no clock turns a warning in force into a YES: %d ms',
    (offMs) => expect(offline(0, offMs, { conditions: [warning()] })).toBe('NO'),
  );
});

test('a warning forbids fires at every sort of place', () => {
  expect(FIRE_PLACES.map((place) => verdict({ place, conditions: [warning()] }))).toEqual(
    FIRE_PLACES.map(() => 'NO WARNING'),
  );
});
