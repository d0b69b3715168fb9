import type { BaseFeature } from '#api/basemap/baseFeature.ts';
import { BANDS, BUCKET_BUFFER, bucketKey } from '#api/basemap/grid/baseBands.ts';
import { type Box, grown, intersection, tileBox, tileSide, tilesAround, tilesIn } from '#api/basemap/grid/baseGrid.ts';
import { clipShape, shapeBox, shapeOf } from '#api/basemap/grid/gridShape.ts';
import { EXTENT } from '#api/platform/vectorTile/layerWriter.ts';
import { isSeen } from './prepare.ts';
import type { FeatureSpool } from './spool.ts';

/**
 * Puts a feature into the buckets of every band that shows it; false where there is none: the feature lies off the
 * tiles that touch `area` (grid units), or has collapsed.
 */
export async function spreadFeature(feature: BaseFeature, area: Box, spool: FeatureSpool): Promise<boolean> {
  const { layer, properties, minZoom, rank } = feature;
  const shape = layer === 'coast' ? null : shapeOf(feature.geometry);
  if (shape === null || layer === 'coast') return false;
  const box = shapeBox(shape);
  let added = false;
  for (const { bucketZoom, zooms } of BANDS) {
    const lastZoom = zooms.at(-1) ?? bucketZoom;
    if (minZoom > lastZoom || !isSeen(layer, shape, lastZoom)) continue;
    const margin = (BUCKET_BUFFER * tileSide(bucketZoom)) / EXTENT + 1;
    for (const bucket of tilesIn(bucketZoom, intersection(tilesAround(bucketZoom, area), grown(box, margin)))) {
      const part = clipShape(shape, box, tileBox(bucket, BUCKET_BUFFER));
      if (part === null) continue;
      await spool.add(bucketKey(bucket), { layer, shape: part, properties, minZoom, rank });
      added = true;
    }
  }
  return added;
}
