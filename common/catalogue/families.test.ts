import { expect, test } from 'vitest';
import { FAMILIES, isFamily } from './families.ts';

test('the families are told from anything else', () => {
  expect(FAMILIES).toHaveLength(11);
  expect(FAMILIES.every(isFamily)).toBe(true);
  expect(['Nature', 'none', '', null, undefined, 3].some(isFamily)).toBe(false);
});
