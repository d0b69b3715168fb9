import { describe, expect, test } from 'vitest';
import type { MicrodegreeLine } from './microdegrees.ts';
import { withoutWayBack } from './wayBack.ts';

/** A line in metres east and north of 25° E, 60° N. */
const line = (...points: readonly (readonly [east: number, north: number])[]): MicrodegreeLine =>
  points.map(([east, north]) => [25e6 + Math.round(east / 0.0556), 60e6 + Math.round(north / 0.1112)]);
const forward = (points: MicrodegreeLine) => ({ points, forward: true });

const there = forward(line([0, 0], [500, 0], [1000, 0]));
const back = forward(line([1000, 30], [500, 30], [0, 30]));

describe('of a route that is drawn once for each direction', () => {
  test('the lines on the other side of the street are left out', () => {
    const further = forward(line([1000, 0], [1000, 400]));
    expect(withoutWayBack([there, further, back])).toEqual([there, further]);
  });

  test('a line that runs on in the same direction, or far away, is none of them', () => {
    const beside = forward(line([0, 30], [1000, 30]));
    const otherStreet = forward(line([1000, 200], [0, 200]));
    expect(withoutWayBack([there, beside, otherStreet])).toEqual([there, beside, otherStreet]);
  });

  test('lines that are followed in both directions stay', () => {
    const both = { ...back, forward: false };
    expect(withoutWayBack([there, both])).toEqual([there, both]);
    expect(withoutWayBack([{ ...there, forward: false }, back])).toHaveLength(2);
  });

  test('a round stays a round', () => {
    const round = [
      line([0, 0], [500, 0]),
      line([500, 0], [500, 300]),
      line([500, 300], [0, 300]),
      line([0, 300], [0, 0]),
    ];
    expect(withoutWayBack(round.map(forward))).toHaveLength(4);
  });
});
