import sharp from 'sharp';
import { pixelOfHeight } from '#common/relief/terrarium.ts';

// Nothing is packed twice.
sharp.cache(false);

/**
 * Heights are rounded to parts of a metre, fewer where pixels are wider: what is finer than the model is
 * noise, which takes most of the bytes.
 */
const PARTS_OF_METRE: ReadonlyMap<number, number> = new Map([
  [14, 8],
  [13, 8],
  [12, 4],
  [11, 2],
  [10, 2],
]);

/** The height as a tile of the zoom has it. */
function roundedHeight(heightM: number, zoom: number): number {
  const parts = PARTS_OF_METRE.get(zoom) ?? 1;
  return Math.round(heightM * parts) / parts;
}

/** A square of heights as a lossless WebP of terrarium pixels. */
export function encodeTile(heights: Float32Array, zoom: number): Promise<Buffer> {
  const side = Math.sqrt(heights.length);
  return sharp(pixelsOf(heights, zoom), { raw: { width: side, height: side, channels: 3 } })
    .webp({ lossless: true, effort: 2 })
    .toBuffer();
}

function pixelsOf(heights: Float32Array, zoom: number): Buffer {
  const pixels = Buffer.allocUnsafe(heights.length * 3);
  for (let at = 0; at < heights.length; at++) {
    // One by one: a set of three takes five times as long.
    const [red, green, blue] = pixelOfHeight(roundedHeight(heights[at] ?? NaN, zoom));
    pixels[at * 3] = red;
    pixels[at * 3 + 1] = green;
    pixels[at * 3 + 2] = blue;
  }
  return pixels;
}
