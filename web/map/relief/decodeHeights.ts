import { heightInTile } from '#common/relief/heightTile.ts';
import { heightOfPixel } from '#common/relief/terrarium.ts';
import { hasExactCanvas } from '#web/data/exactCanvas.ts';
import { quarterOf, type Quarter } from './fetchPicture.ts';

/** Heights of a tile as `maplibre-contour` takes them: row by row, NaN where there is none. */
export interface DecodedHeights {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

/**
 * Reads the pixels of a picture as heights, of a quarter of it where that stands for the tile. An empty picture has
 * `emptyPx` × `emptyPx` pixels without any; so has each where this browser does not tell the pixels as they are.
 */
export async function decodeHeights(picture: Blob, emptyPx: number): Promise<DecodedHeights> {
  if (picture.size === 0 || !hasExactCanvas())
    return { width: emptyPx, height: emptyPx, data: new Float32Array(emptyPx ** 2).fill(NaN) };
  // Colours are numbers here: they must come out as they were written.
  const bitmap = await createImageBitmap(picture, { colorSpaceConversion: 'none', premultiplyAlpha: 'none' });
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('no canvas');
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const { data: pixels } = context.getImageData(0, 0, width, height);
  const data = new Float32Array(width * height);
  for (let at = 0; at < data.length; at++)
    data[at] = heightOfPixel(pixels[4 * at] ?? 0, pixels[4 * at + 1] ?? 0, pixels[4 * at + 2] ?? 0);
  const quarter = quarterOf(picture);
  return { width, height, data: quarter === undefined ? data : enlarged(data, width, quarter) };
}

/** A quarter of a tile with as many pixels as the whole one. */
export function enlarged(heights: Float32Array, side: number, [east, south]: Quarter): Float32Array {
  const share = (pixel: number, half: number) => ((pixel + 0.5) / side + half) / 2;
  return Float32Array.from({ length: side * side }, (_, at) =>
    heightInTile({ side, heights }, share(at % side, east), share(Math.floor(at / side), south)),
  );
}
