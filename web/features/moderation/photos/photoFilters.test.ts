// Issue "Weather and encyclopedia": Admin queue: bulk actions, and two moderators at once
import { expect, test } from 'vitest';
import { photoVariables } from './photoFilters.ts';

const NONE = { state: '', text: '', since: '', until: '', user: '', place: '' };

test('photos that wait are shown where the URL says nothing', () => {
  expect(photoVariables(NONE)).toEqual({
    state: 'PENDING',
    text: '',
    since: null,
    until: null,
    userId: null,
    attractionId: null,
  });
});

test.each([
  ['approved', 'APPROVED'],
  ['rejected', 'REJECTED'],
  ['all', null],
  ['nonsense', 'PENDING'],
  ['constructor', 'PENDING'],
])('the state %s is %s', (state, wanted) => {
  expect(photoVariables({ ...NONE, state }).state).toBe(wanted);
});

test('days are whole days of the calendar, and what is no day or place filters nothing', () => {
  const { since, until, attractionId } = photoVariables({
    ...NONE,
    since: '2026-03-01',
    until: '2026-03-01',
    place: '5',
  });
  expect([since, until]).toEqual(['2026-02-28T22:00:00.000Z', '2026-03-01T22:00:00.000Z']);
  expect(attractionId).toBe(5);
  expect(photoVariables({ ...NONE, since: 'x', until: '2026-13-45', place: '-1' })).toMatchObject({
    since: null,
    until: null,
    attractionId: null,
  });
});
