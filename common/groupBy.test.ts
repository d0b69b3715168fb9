import { expect, test } from 'vitest';
import { groupBy } from './groupBy.ts';

test('groups and their items come in the order of the items', () => {
  expect([...groupBy([5, 2, 4, 1], (n) => n % 2 === 0)]).toEqual([
    [false, [5, 1]],
    [true, [2, 4]],
  ]);
});
