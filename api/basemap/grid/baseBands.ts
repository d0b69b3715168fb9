import { BASE_TILES_MAX_ZOOM, BASE_TILES_MIN_BUILT_ZOOM } from '#common/baseMap.ts';
import type { TileAddress } from '#common/geo/tileGrid.ts';

/** Zooms that are made together, bucket by bucket: a bucket is a tile of `bucketZoom`, with all the tiles below it. */
export interface Band {
  readonly bucketZoom: number;
  readonly zooms: readonly number[];
}

/** How far features of a bucket reach beyond its edge, units of a tile of its zoom: more than its tiles need. */
export const BUCKET_BUFFER = 128;

/**
 * The bands, from few large buckets to many small ones: low zooms have few features and few tiles; at high zooms only a
 * small part of a country fits into memory at once.
 */
export const BANDS: readonly Band[] = [
  { bucketZoom: BASE_TILES_MIN_BUILT_ZOOM, zooms: zooms(BASE_TILES_MIN_BUILT_ZOOM, 10) },
  { bucketZoom: 11, zooms: zooms(11, 12) },
  { bucketZoom: 12, zooms: zooms(13, BASE_TILES_MAX_ZOOM) },
];

function zooms(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

export function bucketKey({ z, x, y }: TileAddress): string {
  return `${z}/${x}/${y}`;
}
