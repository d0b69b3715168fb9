import type { BuiltTile } from '#api/basemap/baseFeature.ts';
import { BANDS, bucketKey } from '#api/basemap/grid/baseBands.ts';
import { type Box, boxOf, intersection, tileBox, tilesIn } from '#api/basemap/grid/baseGrid.ts';
import { cutter, type TilePart } from '#api/basemap/grid/cutShape.ts';
import { cutBefore } from '#api/basemap/grid/halfGrid.ts';
import type { EmbeddedMap } from '#api/basemap/land/embeddedMap.ts';
import type { LandMap } from '#api/basemap/land/landMap.ts';
import { BASE_TILES_MAX_ZOOM } from '#common/baseMap.ts';
import type { Bounds } from '#common/geo/bounds.ts';
import type { TileAddress } from '#common/geo/tileGrid.ts';
import { encodeTile } from './encode.ts';
import { labelsAndAreas } from './prepare.ts';
import type { StoredFeatures } from './spool.ts';
import { landFeatures, surroundings } from './surroundings.ts';
import { isUnknown, unknownParts } from './unknown.ts';
import { linesOf } from './zoomLines.ts';

/** The data from which tiles are drawn. */
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
