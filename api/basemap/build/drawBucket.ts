import type { BaseMapInput, BuiltTile } from '#api/basemap/baseFeature.ts';
import { BANDS, bucketKey } from '#api/basemap/grid/baseBands.ts';
import { type Box, boxOf, intersection, tileBox, tilesIn } from '#api/basemap/grid/baseGrid.ts';
import { cutter, type TilePart } from '#api/basemap/grid/cutShape.ts';
import { partsOf, shapeOf } from '#api/basemap/grid/gridShape.ts';
import { cutBefore, cutBounds } from '#api/basemap/grid/halfGrid.ts';
import { coastLine, type CoastLine, cutCoast } from '#api/basemap/land/coast.ts';
import type { PackedCoast } from '#api/basemap/land/coastPieces.ts';
import type { EmbeddedMap } from '#api/basemap/land/embeddedMap.ts';
import type { LandMap } from '#api/basemap/land/landMap.ts';
import { BASE_TILES_MAX_ZOOM } from '#common/baseMap.ts';
import type { Bounds } from '#common/geo/bounds.ts';
import type { TileAddress } from '#common/geo/tileGrid.ts';
import { encodeTile } from './encode.ts';
import { labelsAndAreas } from './prepare.ts';
import type { FeatureSpool, StoredFeatures } from './spool.ts';
import { spreadFeature } from './spread.ts';
import { landFeatures, surroundings } from './surroundings.ts';
import { isUnknown, unknownParts } from './unknown.ts';
import { linesOf } from './zoomLines.ts';

/** What was read of an extract: all but the features, which lie in the spool. */
export interface Collected {
  readonly coast: PackedCoast;
  /** Features that the file has, and those of them that lie in a tile or are coastlines. */
  readonly read: number;
  readonly used: number;
}

/** Puts the features into the buckets of the spool. The reader itself reports progress through the file. */
export async function collectFeatures(
  { features, bounds }: Pick<BaseMapInput, 'features' | 'bounds'>,
  spool: FeatureSpool,
): Promise<Collected> {
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
  return { coast: cutCoast(coast, cutBounds(bounds)), read, used };
}

/** What tiles are drawn from. */
export interface Ground {
  readonly land: LandMap;
  readonly bounds: Bounds;
  readonly embedded: EmbeddedMap;
  readonly spool: StoredFeatures;
}

/** The tiles of a bucket, in the order in which they are stored. */
export interface DrawnBucket {
  readonly tiles: readonly BuiltTile[];
  /** Parts that were left out because a tile would have been too heavy. */
  readonly dropped: number;
}

/** Draws the tiles of a bucket, which is a tile itself: its zoom is that of one of the bands. */
export async function drawBucket(bucket: TileAddress, { land, bounds, embedded, spool }: Ground): Promise<DrawnBucket> {
  const zooms = BANDS.find(({ bucketZoom }) => bucketZoom === bucket.z)?.zooms ?? [];
  const box = cellsAround(bucket);
  const inside = intersection(tileBox(bucket), boxOf(bounds));
  const drawn = await spool.read(bucketKey(bucket));
  const features = [
    ...landFeatures(land.within(box)),
    ...drawn,
    ...surroundings(embedded, box, unknownParts(box, bounds, spool)),
  ];
  const cutOther = cutter(labelsAndAreas(features, zooms.at(-1) ?? bucket.z), bucket, zooms);
  const tiles: BuiltTile[] = [];
  let dropped = 0;
  for (const zoom of zooms) {
    const cutLines = cutter(linesOf(features, zoom), bucket, [zoom]);
    for (const tile of tilesIn(zoom, inside)) {
      const parts = [...cutOther(tile), ...cutLines(tile)];
      const encoded = await encodeTile(parts);
      const bare = drawn.length === 0 || parts.every(isLand) || isUnknown(tile, spool);
      tiles.push({ ...tile, body: encoded.body, ...(bare && { bare }) });
      dropped += encoded.dropped;
    }
  }
  return { tiles, dropped };
}

const isLand = ({ layer, type }: TilePart): boolean => layer === 'earth' && type === 3;

/** The box of a bucket's cells and two cells around it, half units: more than the buffer of its tiles. */
function cellsAround({ z, x, y }: TileAddress): Box {
  const cells = 2 ** (BASE_TILES_MAX_ZOOM - z);
  return [
    cutBefore(x * cells - 2),
    cutBefore(y * cells - 2),
    cutBefore((x + 1) * cells + 2),
    cutBefore((y + 1) * cells + 2),
  ];
}
