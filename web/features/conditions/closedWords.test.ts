import { expect, test } from 'vitest';
import { closedWords } from './closedWords.ts';

const NOW = Date.parse('2026-11-26T10:00:00+02:00');
const wordsAt = (until: string | null) => closedWords(until === null ? null : Date.parse(until), NOW);

test.each([
  ['2026-11-26T16:30:00+02:00', { id: 'condition.closedToday', values: { time: '16:30' } }],
  ['2026-11-27T00:00:00+02:00', { id: 'condition.closedToday', values: { time: '00:00' } }],
  ['2026-12-01T00:00:00+02:00', { id: 'condition.closedUntil', values: { date: '30.11.2026' } }],
  ['2026-12-01T12:00:00+02:00', { id: 'condition.closedUntil', values: { date: '01.12.2026' } }],
  [null, { id: 'facts.closed' }],
])('closed until %s is said by the time of today, else by the last closed day', (until, words) =>
  expect(wordsAt(until)).toEqual(words),
);
