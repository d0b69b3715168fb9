import { expect, test } from 'vitest';
import { categoryOf } from '#common/catalogue/catalogue.ts';
import { featureBits } from '#common/places/features.ts';
import { momentAt, type Outlook } from './moment.ts';
import { raiseAt, raisesAt, SEASONAL_CATEGORIES } from './rightNow.ts';

const HELSINKI = [24.94, 60.17] as const;
const INARI = [27.03, 68.9] as const;
const NOON = 'T10:00:00Z';

function raised(time: string, category: string, more: { lit?: true; outlook?: Outlook; at?: typeof INARI } = {}) {
  const { outlook = null, at = HELSINKI, lit } = more;
  const { points, reason } = raiseAt(
    momentAt(new Date(time), at, outlook),
    category,
    featureBits(lit === undefined ? [] : ['lit']),
  );
  return `${points} ${reason}`;
}

test.each(SEASONAL_CATEGORIES)('%s is a category', (key) => expect(categoryOf(key)?.key).toBe(key));

test.each([
  ['ski tracks in winter', `2026-12-01${NOON}`, 'skitrack', '25 winter'],
  ['ski tracks on the last day of winter', `2027-03-31${NOON}`, 'skitrack', '25 winter'],
  ['ski tracks in spring', `2027-04-10${NOON}`, 'skitrack', '0 null'],
  ['ski tracks in July', `2026-07-01${NOON}`, 'skitrack', '-25 null'],
  ['sledding in January', `2026-01-10${NOON}`, 'piste/sled', '25 winter'],
  ['ice in January', `2026-01-10${NOON}`, 'lipas/1520', '25 winter'],
  ['ice swimming in January', `2026-01-10${NOON}`, 'lipas/3240', '25 winter'],
  ['ice swimming in July', `2026-07-10${NOON}`, 'lipas/3240', '0 null'],
  ['beaches in January', `2026-01-10${NOON}`, 'lipas/3220', '-25 null'],
  ['beaches in May', `2026-05-20${NOON}`, 'lipas/3220', '0 null'],
  ['beaches in July', `2026-07-10${NOON}`, 'lipas/3220', '15 summer'],
  ['forests in the berry months', `2026-07-15${NOON}`, 'my/hiking_area', '12 berries'],
  ['forests after them', `2026-10-01${NOON}`, 'my/hiking_area', '0 null'],
  ['strict reserves in the berry months', `2026-08-15${NOON}`, 'my/strict_reserve', '0 null'],
  ['museums in fair weather', `2026-08-15${NOON}`, 'tourism/museum', '0 null'],
])('%s', (_what, time, category, expected) => expect(raised(time, category)).toBe(expected));

test.each([
  ['drizzle', { temp: 12, precip: 0.2 }, '0 null'],
  ['rain', { temp: 12, precip: 0.3 }, '20 rain'],
  ['-15 °C', { temp: -15, precip: 0 }, '0 null'],
  ['colder', { temp: -15.1, precip: 0 }, '20 frost'],
  ['unknown values', { temp: null, precip: null }, '0 null'],
])('indoor places in %s', (_what, outlook, expected) => {
  expect(raised(`2026-11-15${NOON}`, 'tourism/museum', { outlook })).toBe(expected);
  expect(raised(`2026-11-15${NOON}`, 'leisure/park', { outlook })).toBe('0 null');
});

test('winter begins earlier and ends later in Lapland', () => {
  expect(raised(`2026-11-10${NOON}`, 'skitrack')).toBe('0 null');
  expect(raised(`2026-11-10${NOON}`, 'skitrack', { at: INARI })).toBe('25 winter');
  expect(raised(`2027-04-20${NOON}`, 'skitrack', { at: INARI })).toBe('25 winter');
});

test('lit places are raised when it is dark where they are', () => {
  expect(raised('2026-11-10T17:00:00Z', 'route/running', { lit: true })).toBe('15 lit');
  expect(raised(`2026-11-10${NOON}`, 'route/running', { lit: true })).toBe('0 null');
  expect(raised('2026-11-10T17:00:00Z', 'route/running')).toBe('0 null');
  expect(raised('2026-07-10T22:00:00Z', 'route/running', { lit: true, at: INARI })).toBe('0 null');
});

test('points are added up, and the reason is that of the most', () => {
  expect(raised('2027-01-10T17:00:00Z', 'skitrack', { lit: true })).toBe('40 winter');
});

test('a place out of season has no reason, lit or not', () => {
  expect(raised('2026-10-10T20:00:00Z', 'skitrack', { lit: true })).toBe('-10 null');
});

test('what is closed is not raised, and out of season it is lowered further', () => {
  const rainInJuly = momentAt(new Date(`2026-07-01${NOON}`), HELSINKI, { temp: 12, precip: 1 });
  const places = [
    { id: 1, category: 'tourism/museum' },
    { id: 2, category: 'leisure/park' },
    { id: 3, category: 'skitrack' },
  ];
  expect([...raisesAt(rainInJuly, places, () => true)]).toEqual([
    [1, { points: -8, reason: null }],
    [2, { points: -8, reason: null }],
    [3, { points: -33, reason: null }],
  ]);
  expect(raisesAt(rainInJuly, places).get(1)).toEqual({ points: 20, reason: 'rain' });
});
