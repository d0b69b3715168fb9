import { expect, test } from 'vitest';
import { gapsIn } from './gapsIn.ts';
import type { MicrodegreeLine } from './microdegrees.ts';

/** A line along 61° N between eastings in metres. */
const line = (...metres: readonly number[]): MicrodegreeLine =>
  metres.map((m) => [24_000_000 + Math.round(m * 18.55), 61_000_000]);

test.each<[string, readonly MicrodegreeLine[], number]>([
  ['one line', [line(0, 500)], 0],
  ['parts that touch, whatever their order', [line(0, 500), line(1000, 1500), line(500, 1000)], 0],
  ['a part that branches off in the middle', [line(0, 500, 1000), line(500, 700)], 0],
  ['a crossing that is not drawn', [line(0, 500), line(560, 1000)], 0],
  ['two breaks of 200 m', [line(0, 500), line(700, 1000), line(1200, 1500)], 2],
  ['two parts far away that touch', [line(0, 500), line(5000, 5500), line(5500, 6000)], 1],
])('%s', (_, lines, gaps) => {
  expect(gapsIn(lines)).toBe(gaps);
});
