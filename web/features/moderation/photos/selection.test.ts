// Issue "Weather and encyclopedia": Admin queue: bulk actions, and two moderators at once
import { describe, expect, test } from 'vitest';
import { extended, nextRow, NOTHING_CHOSEN, shownOf, toggled } from './selection.ts';

const ROWS = ['a', 'b', 'c', 'd', 'e'];

describe('a choice of rows', () => {
  test('is made and undone one by one', () => {
    const two = toggled(toggled(NOTHING_CHOSEN, 'b'), 'd');
    expect(shownOf(two, ROWS)).toEqual(['b', 'd']);
    expect(shownOf(toggled(two, 'b'), ROWS)).toEqual(['d']);
  });

  test('is extended to another row, in either direction, from where it was begun', () => {
    const begun = toggled(NOTHING_CHOSEN, 'c');
    expect(shownOf(extended(begun, 'e', ROWS), ROWS)).toEqual(['c', 'd', 'e']);
    expect(shownOf(extended(extended(begun, 'e', ROWS), 'b', ROWS), ROWS)).toEqual(['b', 'c', 'd', 'e']);
  });

  test('that was not begun, or begun at a row that has gone, is extended to one row only', () => {
    expect(shownOf(extended(NOTHING_CHOSEN, 'b', ROWS), ROWS)).toEqual(['b']);
    expect(shownOf(extended(toggled(NOTHING_CHOSEN, 'x'), 'b', ROWS), ROWS)).toEqual(['b']);
  });

  test('leaves out rows that have gone', () => {
    expect(shownOf(toggled(toggled(NOTHING_CHOSEN, 'b'), 'x'), ROWS)).toEqual(['b']);
  });
});

test.each([
  [['b'], 'c'],
  [['b', 'd'], 'e'],
  [['d', 'e'], 'c'],
  [['e'], 'd'],
  [['a', 'e'], 'd'],
  [ROWS, null],
])('after the rows %s have gone, the next one is %s', (gone, next) => {
  expect(nextRow(ROWS, gone)).toBe(next);
});
