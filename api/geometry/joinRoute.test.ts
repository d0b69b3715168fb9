import { describe, expect, test } from 'vitest';
import { joinRoute } from './joinRoute.ts';
import type { MicrodegreePoint } from './microdegrees.ts';

const way = (...points: MicrodegreePoint[]) => ({ points, roundabout: false });
const roundabout = (...points: MicrodegreePoint[]) => ({ points, roundabout: true });

describe('members are joined', () => {
  test('in member order, also where a way is drawn the other way round', () => {
    const lines = joinRoute([way([0, 0], [1, 0]), way([2, 0], [1, 0]), way([2, 0], [3, 1])]);
    expect(lines).toEqual([
      [
        [0, 0],
        [1, 0],
        [2, 0],
        [3, 1],
      ],
    ]);
  });

  test('when the first member is drawn backwards', () => {
    expect(joinRoute([way([1, 0], [0, 0]), way([1, 0], [2, 0])])).toEqual([
      [
        [0, 0],
        [1, 0],
        [2, 0],
      ],
    ]);
  });

  test('when they are listed out of order, the line running towards the higher members', () => {
    expect(joinRoute([way([1, 0], [2, 0]), way([2, 0], [3, 0]), way([0, 0], [1, 0])])).toEqual([
      [
        [0, 0],
        [1, 0],
        [2, 0],
        [3, 0],
      ],
    ]);
  });

  test('a gap makes two lines', () => {
    expect(joinRoute([way([0, 0], [1, 0]), way([5, 0], [6, 0])])).toEqual([
      [
        [0, 0],
        [1, 0],
      ],
      [
        [5, 0],
        [6, 0],
      ],
    ]);
  });

  test('behind a gap a single way is turned to go on from where the route stopped', () => {
    expect(joinRoute([way([0, 0], [1, 0]), way([6, 0], [5, 0])]).at(1)).toEqual([
      [5, 0],
      [6, 0],
    ]);
  });

  test('at a branch all three lines stay apart', () => {
    const lines = joinRoute([way([0, 0], [1, 0]), way([1, 0], [2, 1]), way([1, 0], [2, -1])]);
    expect(lines).toHaveLength(3);
  });

  test('a branch that starts in the middle of a way leaves that way whole', () => {
    const lines = joinRoute([way([0, 0], [1, 0], [2, 0]), way([1, 0], [1, 5])]);
    expect(lines).toEqual([
      [
        [0, 0],
        [1, 0],
        [2, 0],
      ],
      [
        [1, 0],
        [1, 5],
      ],
    ]);
  });

  test('a round trip of several ways is one closed line that starts with the first member', () => {
    const lines = joinRoute([way([0, 0], [5, 0]), way([5, 0], [5, 5]), way([0, 0], [5, 5])]);
    expect(lines).toEqual([
      [
        [0, 0],
        [5, 0],
        [5, 5],
        [0, 0],
      ],
    ]);
  });
});

describe('loops', () => {
  const loop: MicrodegreePoint[] = [
    [10, 0],
    [12, 2],
    [14, 0],
    [12, -20],
    [10, 0],
  ];

  test('a closed way alone is one closed line', () => {
    expect(joinRoute([way(...loop)])).toEqual([loop]);
  });

  test('a loop with a stick at one of its inner points starts there', () => {
    const lines = joinRoute([way(...loop), way([14, 0], [20, 0])]);
    expect(lines).toEqual([
      [
        [14, 0],
        [12, -20],
        [10, 0],
        [12, 2],
        [14, 0],
      ],
      [
        [14, 0],
        [20, 0],
      ],
    ]);
  });

  test('a route runs through a roundabout on its shorter arc', () => {
    const lines = joinRoute([way([0, 0], [10, 0]), roundabout(...loop), way([14, 0], [20, 0])]);
    expect(lines).toEqual([
      [
        [0, 0],
        [10, 0],
        [12, 2],
        [14, 0],
        [20, 0],
      ],
    ]);
  });

  test('both sides of a loop that is no roundabout stay', () => {
    expect(joinRoute([way([0, 0], [10, 0]), way(...loop), way([14, 0], [20, 0])])).toHaveLength(4);
  });

  test('a roundabout where three lines meet stays, as its three arcs', () => {
    const lines = joinRoute([
      way([0, 0], [10, 0]),
      roundabout(...loop),
      way([14, 0], [20, 0]),
      way([12, -20], [12, -30]),
    ]);
    expect(lines).toHaveLength(6);
  });
});

test('points that repeat and ways without length are dropped', () => {
  expect(joinRoute([way([0, 0], [0, 0], [1, 0]), way([1, 0]), way([1, 0], [1, 0])])).toEqual([
    [
      [0, 0],
      [1, 0],
    ],
  ]);
});
