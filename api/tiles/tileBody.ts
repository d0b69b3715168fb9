import { promisify } from 'node:util';
import { gzip, gzipSync } from 'node:zlib';
import type { TileAddress } from '#common/geo/tileGrid.ts';
import { encodeTile } from './tileEncoding.ts';
import type { TilePlace } from './tilesSql.ts';

/** Limits of DESIGN §4. */
export const TILE_FEATURES_MAX = 2000;
const TILE_BYTES_MAX = 50_000;

const gzipped = promisify(gzip);

/**
 * The gzipped tile of places, best first and at most TILE_FEATURES_MAX; those of the worst quality are left out when it
 * is too large. Without a feature it is EMPTY_TILE.
 */
export async function tileBody(tile: TileAddress, places: readonly TilePlace[]): Promise<Buffer> {
  let count = places.length;
  for (;;) {
    const body = await gzipped(encodeTile(tile, places.slice(0, count)));
    if (body.byteLength <= TILE_BYTES_MAX) return body;
    count = Math.floor(count * Math.min(0.9, TILE_BYTES_MAX / body.byteLength));
  }
}

/** The tile where no place is shown. */
export const EMPTY_TILE: Buffer = gzipSync(Buffer.alloc(0));
