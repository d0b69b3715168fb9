import { LRUCache } from 'lru-cache';
import type { Position } from '#common/geo/bounds.ts';
import { isTile, type TileAddress, toTileGrid } from '#common/geo/tileGrid.ts';
import { groupBy } from '#common/groupBy.ts';
import { heightBetween } from '#common/relief/heightBetween.ts';
import { decodeTile, type Heights } from './terrariumTile.ts';

/** Decoded tiles in memory: 120 of 256 pixels, or 30 of 512. */
const CACHE_BYTES = 32 * 2 ** 20;

/** Where heights are read: the tiles of one version. */
export interface HeightTiles {
  readonly version: string;
  readonly maxZoom: number;
  readonly minZoom: number;
  readonly tilePx: number;
  /** Null where there is none. */
  tile(address: TileAddress): Promise<Buffer | null>;
}

/** A pixel of the whole world, counted from its north-west corner. */
type Pixel = readonly [x: number, y: number];

type TileHeights = Heights | 'none';

/** Reads heights of points out of tiles, of which the last ones that were asked for stay in memory. */
export class HeightReader {
  readonly #tiles = new LRUCache<string, TileHeights, { readonly from: HeightTiles; readonly at: TileAddress }>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (heights) => (heights === 'none' ? 100 : heights.metres.byteLength + 100),
    fetchMethod: async (_key, _stale, { context: { from, at } }) => {
      const body = await from.tile(at);
      return body === null ? 'none' : decodeTile(body);
    },
  });

  /** Heights of points, each tile read once; of points tile by tile, so that any number needs little memory. */
  async heightsAt(from: HeightTiles, points: readonly Position[], zoom?: number): Promise<(number | null)[]> {
    const z = Math.min(Math.max(zoom ?? from.maxZoom, from.minZoom), from.maxZoom);
    const heights: (number | null)[] = points.map(() => null);
    const grid = points.map((point) => toTileGrid(point, z));
    const byTile = groupBy(grid.keys(), (at) => grid[at]?.map(Math.floor).join('/'));
    for (const members of byTile.values())
      for (const at of members) {
        const [x = 0, y = 0] = grid[at] ?? [];
        heights[at] = await this.#heightAt(from, z, [x * from.tilePx - 0.5, y * from.tilePx - 0.5]);
      }
    return heights;
  }

  /** The height at a point between the centres of pixels; null where there is none. */
  async #heightAt(from: HeightTiles, z: number, [x, y]: Pixel): Promise<number | null> {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [fx, fy] = [x - left, y - top];
    const at = (dx: number, dy: number) => this.#pixel(from, z, [left + dx, top + dy]);
    const corners = {
      northWest: await at(0, 0),
      northEast: await at(1, 0),
      southWest: await at(0, 1),
      southEast: await at(1, 1),
    };
    const height = heightBetween(corners, fx, fy);
    return Number.isNaN(height) ? null : height;
  }

  /** A pixel's height, NaN where it has none; without a pause where its tile is in memory. */
  #pixel(from: HeightTiles, z: number, [x, y]: Pixel): number | Promise<number> {
    const { tilePx } = from;
    const tile = { z, x: Math.floor(x / tilePx), y: Math.floor(y / tilePx) };
    if (!isTile(tile, z, z)) return NaN;
    const key = `${from.version}/${z}/${tile.x}/${tile.y}`;
    const inTile: Pixel = [x - tile.x * tilePx, y - tile.y * tilePx];
    const cached = this.#tiles.get(key);
    if (cached !== undefined) return pixelOf(cached, inTile);
    return this.#tiles
      .fetch(key, { context: { from, at: tile } })
      .then((heights) => pixelOf(heights ?? 'none', inTile));
  }
}

function pixelOf(heights: TileHeights, [x, y]: Pixel): number {
  return heights === 'none' ? NaN : (heights.metres[y * heights.side + x] ?? NaN);
}
