import { expect, test } from 'vitest';
import { contrast } from '../../tests/support/contrast.ts';
import { FAMILIES } from './families.ts';
import { FAMILY_COLOURS } from './familyColours.ts';

test.each(FAMILIES)('a white glyph on the %s disc has a contrast of at least 4.4', (family) => {
  expect(contrast('#ffffff', FAMILY_COLOURS[family])).toBeGreaterThanOrEqual(4.4);
});

test('no two families share a colour', () => {
  expect(new Set(Object.values(FAMILY_COLOURS)).size).toBe(FAMILIES.length);
});
