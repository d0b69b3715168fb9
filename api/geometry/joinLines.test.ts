import { describe, expect, test } from 'vitest';
import type { Position } from '#common/geo/bounds.ts';
import { chainLines, joinLines } from './joinLines.ts';

/** Points named by letters, so that lines read as words. */
const at: Readonly<Record<string, Position>> = {
  a: [25, 60],
  b: [25.1, 60],
  c: [25.2, 60],
  d: [25.3, 60.1],
  e: [25.3, 59.9],
  f: [26, 61],
  g: [26.1, 61],
};
const letters = new Map(Object.entries(at).map(([letter, position]) => [String(position), letter]));
const line = (word: string): Position[] => [...word].map((letter) => at[letter] ?? [0, 0]);
const word = (positions: readonly Position[] | null): string =>
  positions?.map((position) => letters.get(String(position))).join('') ?? 'none';
const joined = (...words: string[]): string[] => joinLines(words.map(line)).map(word);
const chained = (...words: string[]): string => word(chainLines(words.map(line)));

describe('segments of a network', () => {
  test('become one line where two ends meet, whichever way each is drawn', () => {
    expect(joined('ab', 'cb', 'cd')).toEqual(['abcd']);
    expect(joined('bc', 'dc', 'ab')).toEqual(['dcba']);
  });

  test('stay apart where there is a gap', () => {
    expect(joined('ab', 'fg', 'bc')).toEqual(['abc', 'fg']);
  });

  test('end at a junction, so that each branch is a line', () => {
    expect(joined('ab', 'bc', 'cd', 'ce')).toEqual(['abc', 'cd', 'ce']);
  });

  test('become a closed line when they form a loop', () => {
    expect(joined('ab', 'bd', 'da')).toEqual(['abda']);
    expect(joined('abda')).toEqual(['abda']);
  });

  test('a loop with a stem becomes two lines', () => {
    expect(joined('ab', 'bcd', 'db')).toEqual(['ab', 'bcdb']);
  });

  test('a course that is drawn twice counts once', () => {
    expect(joined('ab', 'ba', 'bc')).toEqual(['abc']);
  });

  test('a segment without two points is left out', () => {
    expect(joined('a', 'bc')).toEqual(['bc']);
    expect(joined()).toEqual([]);
  });

  test('every segment of a large network is drawn exactly once', () => {
    const side = 40;
    const grid = Array.from({ length: side * side }, (_, n): readonly [number, number] => [
      n % side,
      Math.floor(n / side),
    ]);
    const segments = grid.flatMap(([x, y]): Position[][] => [
      [
        [x, y],
        [x + 1, y],
      ],
      [
        [x, y],
        [x, y + 1],
      ],
    ]);
    const steps = joinLines(segments).reduce((sum, joinedLine) => sum + joinedLine.length - 1, 0);
    expect(steps).toBe(segments.length);
  });
});

describe('segments in the order of travel', () => {
  test('are joined into one line, turning those that are drawn the other way', () => {
    expect(chained('ab', 'cb', 'cd')).toBe('abcd');
    expect(chained('ba', 'bc')).toBe('abc');
  });

  test('may go out and come back', () => {
    expect(chained('ab', 'bc', 'cb', 'ba')).toBe('abcba');
  });

  test('are no chain with a gap in between', () => {
    expect(chained('ab', 'cd')).toBe('none');
    expect(chained('ab', 'bc', 'ab')).toBe('none');
    expect(chained()).toBe('none');
  });
});
