import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { heightOfPixel } from '#common/relief/terrarium.ts';
import type { ElevationTile } from './elevation.ts';

/** A square of heights, row by row from the north-west; NaN where there is none. */
export interface Heights {
  readonly side: number;
  readonly metres: Float32Array;
}

/** Pixels of a side at most: a larger picture is not a tile. */
const SIDE_MAX = 1024;

/** Reads the pixels of a tile. Throws for a body that is not a square picture. */
export async function decodeTile(body: Buffer): Promise<Heights> {
  const { data, info } = await sharp(body, { limitInputPixels: SIDE_MAX ** 2 })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.width !== info.height || info.channels !== 3) throw new Error('a tile of heights is no square of colours');
  const metres = new Float32Array(info.width * info.height);
  for (let at = 0; at < metres.length; at++)
    metres[at] = heightOfPixel(data[at * 3] ?? 0, data[at * 3 + 1] ?? 0, data[at * 3 + 2] ?? 0);
  return { side: info.width, metres };
}

/** A tile as it is served; its first byte shows its type. */
export function elevationTile(body: Buffer): ElevationTile {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { body, etag, type: body[0] === 0x89 ? 'image/png' : 'image/webp' };
}
