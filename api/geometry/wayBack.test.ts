import { describe, expect, test } from 'vitest';
import type { MicrodegreeLine } from './microdegrees.ts';
import { withoutWayBack } from './wayBack.ts';

type Draw = (...points: readonly (readonly [east: number, north: number])[]) => MicrodegreeLine;

/** A line in metres east and north of 25° E, 60° N. */
const line: Draw = (...points) =>
  points.map(([east, north]) => [25e6 + Math.round(east / 0.0556), 60e6 + Math.round(north / 0.1112)]);
const forward = (points: MicrodegreeLine) => ({ points, forward: true });

/** Draws the same lines with their east to the north (1) or south (-1). */
const turned =
  (to: 1 | -1): Draw =>
  (...points) =>
    line(...points).map(([x, y]) => [25e6 + (y - 60e6) * 2, 60e6 + (to * (x - 25e6)) / 2]);

const DRAWN: readonly (readonly [string, Draw])[] = [
  ['west to east', line],
  ['south to north', turned(1)],
  ['north to south', turned(-1)],
];

describe.each(DRAWN)('of a route from %s that is drawn once for each direction', (_, drawn) => {
  const there = forward(drawn([0, 0], [500, 0], [1000, 0]));
  const back = forward(drawn([1000, 30], [500, 30], [0, 30]));

  test('the lines on the other side of the street are left out', () => {
    const further = forward(drawn([1000, 0], [1000, 400]));
    expect(withoutWayBack([there, further, back])).toEqual([there, further]);
  });

  test('a line that runs on in the same direction, or far away, is none of them', () => {
    const beside = forward(drawn([0, 30], [1000, 30]));
    const otherStreet = forward(drawn([1000, 200], [0, 200]));
    expect(withoutWayBack([there, beside, otherStreet])).toEqual([there, beside, otherStreet]);
  });

  test('lines that are followed in both directions stay', () => {
    const both = { ...back, forward: false };
    expect(withoutWayBack([there, both])).toEqual([there, both]);
    expect(withoutWayBack([{ ...there, forward: false }, back])).toHaveLength(2);
  });

  test.each([500, 1000])('a round of %i m by 300 m stays a round', (length) => {
    const round = [
      drawn([0, 0], [length, 0]),
      drawn([length, 0], [length, 300]),
      drawn([length, 300], [0, 300]),
      drawn([0, 300], [0, 0]),
    ];
    expect(withoutWayBack(round.map(forward))).toHaveLength(4);
  });
});
