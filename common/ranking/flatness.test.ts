import { expect, test } from 'vitest';
import { climbPerKm } from './flatness.ts';

test.each([
  [120, 4000, 30],
  [5, 200, 5],
  [null, 4000, null],
  [undefined, 4000, null],
  [400, null, null],
] as const)('%s m up on %s m are %s m a kilometre', (ascentM, lengthM, perKm) => {
  expect(climbPerKm(ascentM, lengthM)).toBe(perKm);
});
