import { expect, test } from 'vitest';
import { populationRank } from './populationRank.ts';

test.each([
  [0, 0],
  [199, 0],
  [200, 1],
  [4_999, 3],
  [67_600, 7],
  [653_800, 10],
  [2_000_000, 11],
])('a population of %d is of rank %d', (population, rank) => {
  expect(populationRank(population)).toBe(rank);
});
