import type { TileAddress } from '#common/geo/tileGrid.ts';

/** Zooms that are made together, bucket by bucket: a bucket is a tile of `bucketZoom`, with all the tiles below it. */
export interface Band {
  readonly bucketZoom: number;
  readonly zooms: readonly number[];
}

/** How far features of a bucket reach beyond its edge, units of a tile of its zoom: more than its tiles need. */
export const BUCKET_BUFFER = 128;

/**
 * The bands, from few large buckets to many small ones, so that memory holds a few buckets and never a country. A low
 * zoom, whose buckets are large, is made alone: it shows few of their features.
 */
export const BANDS: readonly Band[] = [
  { bucketZoom: 8, zooms: [8] },
  { bucketZoom: 9, zooms: [9] },
  { bucketZoom: 10, zooms: [10] },
  { bucketZoom: 11, zooms: [11, 12] },
  { bucketZoom: 12, zooms: [13, 14] },
];

export function bucketKey({ z, x, y }: TileAddress): string {
  return `${z}/${x}/${y}`;
}
