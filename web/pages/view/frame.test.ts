import { expect, test } from 'vitest';
import { frameOf, freeSize, peekHeight } from './frame.ts';

test.each([
  [844, 212],
  [568, 212],
  [480, 124],
  [400, 56],
  [256, 56],
])('of the sheet of a phone of %i px, lowered, %i px show', (height, peek) => {
  expect(peekHeight(height)).toBe(peek);
  expect(frameOf({ width: 320, height }, false, false).padding.bottom).toBe(peek);
});

test('a low phone has free map between the chips and the lowered sheet', () => {
  expect(freeSize(frameOf({ width: 320, height: 400 }, false, false)).height).toBe(176);
});
