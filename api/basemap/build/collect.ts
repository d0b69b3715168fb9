import type { BaseMapInput } from '#api/basemap/baseFeature.ts';
import { boxOf } from '#api/basemap/grid/baseGrid.ts';
import { partsOf, shapeOf } from '#api/basemap/grid/gridShape.ts';
import { cutBounds } from '#api/basemap/grid/halfGrid.ts';
import { coastLine, type CoastLine, cutCoast } from '#api/basemap/land/coast.ts';
import type { PackedCoast } from '#api/basemap/land/coastPieces.ts';
import type { Bounds } from '#common/geo/bounds.ts';
import type { FeatureSpool, WrittenSpool } from './spool.ts';
import { spreadFeature } from './spread.ts';

interface Counts {
  /** Features that the file has, and those of them that lie in a tile or are coastlines. */
  readonly read: number;
  readonly used: number;
}

/** The result of reading an extract, or a half of it. */
export interface CollectedPart extends Counts {
  readonly coast: readonly CoastLine[];
  readonly spool: WrittenSpool;
}

/** The result of reading an extract. */
export interface Collected extends Counts {
  readonly coast: PackedCoast;
  /** The features of the first come before those of the others. */
  readonly spools: readonly WrittenSpool[];
}

/** Puts the features into the buckets of the spool. The reader itself reports progress through the file. */
export async function collectFeatures(
  { features, bounds }: Pick<BaseMapInput, 'features' | 'bounds'>,
  spool: FeatureSpool,
): Promise<CollectedPart> {
  const area = boxOf(bounds);
  const coast: CoastLine[] = [];
  let [read, used] = [0, 0];
  for await (const feature of features) {
    read++;
    if (feature.layer === 'coast') {
      const shape = shapeOf(feature.geometry);
      if (shape?.type === 'lines') coast.push(...partsOf(shape).map(coastLine));
      used += shape?.type === 'lines' ? 1 : 0;
    } else if (await spreadFeature(feature, area, spool)) used++;
  }
  return { coast, read, used, spool: await spool.finish() };
}

/** Joins the parts of an extract, given in its order. */
export function joined(parts: readonly CollectedPart[], bounds: Bounds): Collected {
  return {
    coast: cutCoast(
      parts.flatMap(({ coast }) => coast),
      cutBounds(bounds),
    ),
    spools: parts.map(({ spool }) => spool),
    read: parts.reduce((sum, { read }) => sum + read, 0),
    used: parts.reduce((sum, { used }) => sum + used, 0),
  };
}
