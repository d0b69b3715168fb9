import { expect, test } from 'vitest';
import { nearestSample } from './nearestSample.ts';

const points = [
  [25, 60],
  [25, 60.001],
  [25.004, 60.001],
] as const;

test('the nearest sample of a line is found by the distance on the ground, and only nearby', () => {
  expect(nearestSample({ points }, [25.0001, 60.0008], 50)).toBe(1);
  // Half a degree of longitude is as long as a quarter of one of latitude here.
  expect(nearestSample({ points }, [25.0015, 60], 100)).toBe(0);
  expect(nearestSample({ points }, [25.0015, 60], 50)).toBeNull();
  expect(nearestSample({ points: [] }, [25, 60], 50)).toBeNull();
});
