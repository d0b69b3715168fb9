import { expect, test } from 'vitest';
import type { Bounds, Position } from '#common/geo/bounds.ts';
import { joinOverEdge } from './joinOverEdge.ts';

const covered: Bounds = [24, 60, 25, 61];
/** A line along 60.5° N. */
const line = (...eastings: readonly number[]): Position[] => eastings.map((lon) => [lon, 60.5]);

test('a route goes on over the edge of an extract, on both sides', () => {
  // The way over the edge is whole in both files.
  const next = [line(24.5, 24.9, 25.1)];
  const known = [line(25.5, 25.3, 25.1, 24.9)];
  expect(joinOverEdge(next, known, covered)).toEqual([line(24.5, 24.9, 25.1, 25.3, 25.5)]);
  expect(joinOverEdge(next, [...known, line(23.5, 23.9, 24.1)], covered)).toContainEqual(line(23.5, 23.9, 24.1));
});

test('inside of the new extract only the new drawing counts', () => {
  expect(joinOverEdge([line(24.5, 24.6)], [line(24.2, 24.3, 24.4)], covered)).toEqual([line(24.5, 24.6)]);
});
