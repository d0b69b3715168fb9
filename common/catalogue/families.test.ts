import { expect, test } from 'vitest';
import { FAMILIES, isFamily } from './families.ts';

test('only the families are recognised as such', () => {
  expect(FAMILIES).toHaveLength(11);
  expect(FAMILIES.every(isFamily)).toBe(true);
  expect(['Nature', 'none', '', null, undefined, 3].some(isFamily)).toBe(false);
});
