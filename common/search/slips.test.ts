import { describe, expect, test } from 'vitest';
import { isOneSlip, withOneLetterMoved } from './slips.ts';

describe('one slip of the fingers', () => {
  test.each([
    ['kismaa', 'kiasma', 'a letter at another position'],
    ['nuuskio', 'nuuksio', 'two letters swapped'],
    ['kisma', 'kiasma', 'a letter left out'],
    ['kiassma', 'kiasma', 'a letter typed twice'],
    ['koli', 'kolit', 'the last letter left out'],
    ['kiosma', 'kiasma', 'a wrong letter'],
    ['xkoli', 'koli', 'a letter before the first'],
    ['okli', 'koli', 'the first two letters swapped'],
  ])('%s and %s: %s', (left, right) => {
    expect([isOneSlip(left, right), isOneSlip(right, left)]).toEqual([true, true]);
  });

  test.each([
    ['koli', 'koli'],
    ['kultamuseo', 'sotamuseo'],
    ['kolli', 'koti'],
    ['abcd', 'badc'],
    ['', 'ab'],
  ])('%s and %s differ by none or by more', (left, right) => {
    expect([isOneSlip(left, right), isOneSlip(right, left)]).toEqual([false, false]);
  });
});

test('the words with one letter moved are all one slip away, and contain the intended word', () => {
  const moved = withOneLetterMoved('kismaa');
  expect(moved).toContain('kiasma');
  expect(moved).not.toContain('kismaa');
  expect(new Set(moved).size).toBe(moved.length);
  expect(moved.filter((word) => !isOneSlip(word, 'kismaa'))).toEqual([]);
  expect(withOneLetterMoved('')).toEqual([]);
  expect(withOneLetterMoved('äteritsiputeritsipuolilautatsijäknä')).toContain('äteritsiputeritsipuolilautatsijänkä');
  expect(withOneLetterMoved('abcdefghij'.repeat(5))).toEqual([]);
});
