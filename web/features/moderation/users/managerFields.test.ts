import { expect, test } from 'vitest';
import { municipalitiesIn, placesIn } from './managerFields.ts';

test.each([
  ['', []],
  ['91, 049;5 ', [91, 49, 5]],
  ['Helsinki', null],
  ['1091', null],
])('the municipalities in "%s" are %j', (text, numbers) => expect(municipalitiesIn(text)).toEqual(numbers));

test.each([
  ['5, 50000000000001', [5, 50_000_000_000_001]],
  ['5, x', null],
])('the places in "%s" are %j', (text, ids) => expect(placesIn(text)).toEqual(ids));
