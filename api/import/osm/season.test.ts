import { expect, test } from 'vitest';
import { openingState } from '#api/hours/openingHours.ts';
import { factTexts, isFactKey } from '#common/places/placeFacts.ts';
import { inSeason, seasonsOf } from './season.ts';
import { factsOf } from './tagFacts.ts';

test.each([
  [{ seasonal: 'summer' }, ['summer']],
  [{ seasonal: 'spring;summer;autumn' }, ['spring', 'summer', 'autumn']],
  [{ 'seasonal:winter': 'no', 'seasonal:summer': 'yes' }, ['spring', 'summer', 'autumn']],
  [{ seasonal: 'yes' }, ['yes']],
  [{ seasonal: 'no' }, undefined],
  [{ seasonal: 'spring;summer;autumn;winter' }, undefined],
  [{}, undefined],
] as const)('the seasons of %j are %j', (tags, seasons) => {
  expect(seasonsOf(tags)).toEqual(seasons);
});

test('the season is a fact in three languages', () => {
  expect(isFactKey('season')).toBe(true);
  const facts = factsOf({ seasonal: 'spring;summer' }) ?? {};
  expect(factTexts({ facts }, 'fi')).toMatchObject([{ name: 'Kausi', text: 'kevät\nkesä' }]);
  expect(factTexts({ facts: factsOf({ seasonal: 'yes' }) ?? {} }, 'en')[0]?.text).toBe('part of the year');
});

const JULY = new Date('2026-07-15T09:00:00Z');
const JANUARY = new Date('2027-01-13T10:00:00Z');
const state = (seasonal: string, now: Date, hours = 'Mo-Su 10:00-18:00') =>
  openingState(inSeason(hours, { seasonal }) ?? '', [24.9, 60.2], now);

test('outside of its season a place is closed, and of an unknown season nothing is known', () => {
  expect(state('summer', JULY)).toBe('OPEN');
  expect(state('summer', JANUARY)).toBe('CLOSED');
  expect(state('spring;autumn;winter', JULY)).toBe('CLOSED');
  expect(state('yes', JULY)).toBe('UNKNOWN');
});

test('hours that tell of the year themselves stay', () => {
  for (const hours of ['May-Sep 10:00-18:00', 'week 20-35 10:00-18:00', '10:00-18:00 || "ask"'])
    expect(inSeason(hours, { seasonal: 'summer' })).toBe(hours);
  for (const prose of ['kesäisin', 'kesällä klo 10-18']) expect(inSeason(prose, { seasonal: 'summer' })).toBe(prose);
  expect(inSeason(undefined, { seasonal: 'summer' })).toBeUndefined();
});
