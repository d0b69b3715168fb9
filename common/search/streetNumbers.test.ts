import { describe, expect, test } from 'vitest';
import { houseNumbers, numberAt } from './streetNumbers.ts';

test.each([
  ['5', ['5']],
  ['4;6', ['4', '6']],
  ['12, 14  B', ['12', '14 B']],
  ['5-7', ['5-7']],
  ['talo', []],
  ['', []],
  ['1234567890123', []],
])('the tag %j says %j', (text, numbers) => {
  expect(houseNumbers(text)).toEqual(numbers);
});

describe('the house that was asked for', () => {
  const numbers = ['3', '5a', '5 B', '7', '55'];
  test.each([
    ['7', 3, 'is the one of this number'],
    ['5b', 2, 'has its letter, however that is written'],
    ['7b', 3, 'is the whole house where its stairs are not mapped'],
    ['5', 1, 'is the first of its letters where it is not mapped whole'],
    ['6', -1, 'is not guessed'],
    ['5555', -1, 'is not one of another number'],
  ])('%s stands at %d: %s', (asked, at) => {
    expect(numberAt(numbers, asked)).toBe(at);
  });
});
