import { expect, test } from 'vitest';
import { FIRE_AGE_MAX_MS, fireVerdict } from '#common/conditions/fire.ts';
import { oneClock } from '#common/conditions/validity.ts';
import type { PlaceFacts } from '#common/places/placeFacts.ts';
import { fireFactsOf } from './firePlaces.ts';

const NOW = Date.parse('2027-06-01T12:00:00Z');

function answerAt(facts: PlaceFacts): string | undefined {
  const reached = { isLocated: true, conditions: [], closures: [] };
  const answered = new Map([['fmi', NOW]]);
  const known = fireFactsOf({ category: 'leisure/firepit', properties: { facts } }, reached, answered);
  return known === null ? undefined : fireVerdict({ ...known, conditions: [] }, oneClock(NOW), FIRE_AGE_MAX_MS).answer;
}

test('a site for fires is free to use, one that has to be booked is to be asked for', () => {
  expect(answerAt({})).toBe('YES');
  expect(answerAt({ 'to-be-booked': true })).toBe('ASK');
  expect(answerAt({ 'to-be-booked': true, 'use-structure-during-fire-warning': true })).toBe('ASK');
});
