/**
 * Heights as colours of pixels, the terrarium encoding: metres are red × 256 + green + blue / 256 − 32,768. Black is
 * the deepest number that it can write, which no place on earth has: here it says that there is no height.
 */

/** What lies below all heights. */
const LOWEST_M = -32_768;

/** Height of a pixel in metres; NaN where there is none. */
export function heightOfPixel(red: number, green: number, blue: number): number {
  return red === 0 && green === 0 && blue === 0 ? NaN : LOWEST_M + red * 256 + green + blue / 256;
}

/** Red, green and blue of a height in metres, exact to 1/256 m; black for NaN. */
export function pixelOfHeight(heightM: number): readonly [red: number, green: number, blue: number] {
  if (Number.isNaN(heightM)) return [0, 0, 0];
  const steps = Math.min(Math.max(Math.round((heightM - LOWEST_M) * 256), 1), 0xffffff);
  return [steps >> 16, (steps >> 8) & 255, steps & 255];
}
