import { describe, expect, test } from 'vitest';
import { heightOfPixel, pixelOfHeight } from './terrarium.ts';

describe('a height as a pixel', () => {
  test.each<[number, [number, number, number]]>([
    [0, [128, 0, 0]],
    [1324.5, [133, 44, 128]],
    [-11.25, [127, 244, 192]],
  ])('%d m are the colours that the field knows', (heightM, pixel) => {
    expect(pixelOfHeight(heightM)).toEqual(pixel);
    expect(heightOfPixel(...pixel)).toBe(heightM);
  });

  test('is exact to 1/256 m', () => {
    expect(heightOfPixel(...pixelOfHeight(276.431))).toBeCloseTo(276.431, 2);
  });

  test('that is missing is black, and black is no height', () => {
    expect(pixelOfHeight(NaN)).toEqual([0, 0, 0]);
    expect(heightOfPixel(0, 0, 0)).toBeNaN();
    expect(pixelOfHeight(-40_000)).not.toEqual([0, 0, 0]);
  });
});
