import type { BaseMapInput, BuiltTile } from '#api/basemap/baseFeature.ts';
import { type Band, BANDS, bucketKey } from '#api/basemap/grid/baseBands.ts';
import {
  type Box,
  boxOf,
  countTiles,
  type GridLine,
  intersection,
  tileBox,
  tilesIn,
} from '#api/basemap/grid/baseGrid.ts';
import { cutter, type TilePart } from '#api/basemap/grid/cutShape.ts';
import { partsOf, shapeOf } from '#api/basemap/grid/gridShape.ts';
import { cutBefore } from '#api/basemap/grid/halfGrid.ts';
import type { EmbeddedMap } from '#api/basemap/land/embeddedMap.ts';
import { type LandMap, landMap } from '#api/basemap/land/landMap.ts';
import type { Progress } from '#api/platform/reading.ts';
import { BASE_TILES_MAX_ZOOM } from '#common/baseMap.ts';
import type { Bounds } from '#common/geo/bounds.ts';
import type { TileAddress } from '#common/geo/tileGrid.ts';
import { encodeTile } from './encode.ts';
import { labelsAndAreas, linesOf } from './prepare.ts';
import { type FeatureSpool, openFeatureSpool } from './spool.ts';
import { spreadFeature } from './spread.ts';
import { landFeatures, surroundings } from './surroundings.ts';
import { isUnknown, unknownParts } from './unknown.ts';

export interface BaseTilesOptions {
  readonly embedded: EmbeddedMap;
  /** Folder for features stored on disk during the build; empty afterwards. */
  readonly spoolFolder: string;
  readonly progress: Progress;
  /** Called with each tile; the next tile is made after the call has ended. */
  readonly onTile: (tile: BuiltTile) => Promise<void>;
}

export interface BaseTilesReport {
  readonly tiles: number;
  /** Gzipped bytes of all tiles together. */
  readonly bytes: number;
  readonly largest: (TileAddress & { readonly bytes: number }) | null;
  readonly features: {
    readonly read: number;
    /** Features that were used: coastlines, and those that lie in a tile. */
    readonly used: number;
    /** Parts that were left out of tiles because they would have been too heavy. */
    readonly tooHeavy: number;
  };
  /** How the land of the extract was found, in cells of the size of a z14 tile. */
  readonly landCells: LandMap['cells'];
  /** Milliseconds of each step; drawing is timed by band of zooms. */
  readonly milliseconds: Readonly<Record<string, number>>;
}

/**
 * Makes the tiles of docs/base-tiles.md that touch the bounds of an extract, z8–14. Features are stored on disk by
 * area; coastlines stay in memory. Where the extract has no data the embedded map shows.
 */
export async function buildBaseTiles(input: BaseMapInput, options: BaseTilesOptions): Promise<BaseTilesReport> {
  const spool = await openFeatureSpool(options.spoolFolder);
  try {
    return await build(input, options, spool);
  } finally {
    await spool.close();
  }
}

async function build(input: BaseMapInput, options: BaseTilesOptions, spool: FeatureSpool): Promise<BaseTilesReport> {
  const start = performance.now();
  const { coast, read, used } = await collect(input, spool);
  const reading = performance.now();
  const land = landMap(coast, input.bounds, options.embedded.land, (done, total) =>
    options.progress('Telling land from sea', done, total, 'cells'),
  );
  const landFound = performance.now();
  const output = new Output(options, boxOf(input.bounds));
  const milliseconds: Record<string, number> = { reading: reading - start, land: landFound - reading };
  for (const band of BANDS) {
    const from = performance.now();
    for (const bucket of tilesIn(band.bucketZoom, boxOf(input.bounds)))
      await makeBucket(bucket, band, { land, bounds: input.bounds, embedded: options.embedded, spool }, output);
    milliseconds[`z${band.zooms.join(', ')}`] = performance.now() - from;
  }
  const { tiles, bytes, largest, dropped } = output;
  return { tiles, bytes, largest, features: { read, used, tooHeavy: dropped }, landCells: land.cells, milliseconds };
}

/** Reads the features; the reader itself reports progress through the file. */
async function collect({ features, bounds }: BaseMapInput, spool: FeatureSpool) {
  const area = boxOf(bounds);
  const coast: GridLine[] = [];
  let [read, used] = [0, 0];
  for await (const feature of features) {
    read++;
    if (feature.layer === 'coast') {
      const shape = shapeOf(feature.geometry);
      if (shape?.type === 'lines') coast.push(...partsOf(shape));
      used += shape?.type === 'lines' ? 1 : 0;
    } else if (await spreadFeature(feature, area, spool)) used++;
  }
  return { coast, read, used };
}

interface Ground {
  readonly land: LandMap;
  readonly bounds: Bounds;
  readonly embedded: EmbeddedMap;
  readonly spool: FeatureSpool;
}

async function makeBucket(
  bucket: TileAddress,
  { zooms }: Band,
  { land, bounds, embedded, spool }: Ground,
  output: Output,
): Promise<void> {
  const box = cellsAround(bucket);
  const inside = intersection(tileBox(bucket), boxOf(bounds));
  const drawn = await spool.read(bucketKey(bucket));
  const features = [
    ...landFeatures(land.within(box)),
    ...drawn,
    ...surroundings(embedded, box, unknownParts(box, bounds, spool)),
  ];
  const cutOther = cutter(labelsAndAreas(features, zooms.at(-1) ?? bucket.z));
  for (const zoom of zooms) {
    const cutLines = cutter(linesOf(features, zoom));
    for (const tile of tilesIn(zoom, inside)) {
      const parts = [...cutOther(tile), ...cutLines(tile)];
      await output.write(tile, parts, drawn.length === 0 || parts.every(isLand) || isUnknown(tile, spool));
    }
  }
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

/** Encodes and counts tiles and passes them to `onTile`. */
class Output {
  tiles = 0;
  bytes = 0;
  dropped = 0;
  largest: BaseTilesReport['largest'] = null;
  readonly #options: BaseTilesOptions;
  readonly #total: number;

  constructor(options: BaseTilesOptions, area: Box) {
    this.#options = options;
    this.#total = BANDS.flatMap(({ zooms }) => zooms).reduce((sum, zoom) => sum + countTiles(zoom, area), 0);
  }

  async write(tile: TileAddress, parts: readonly TilePart[], bare: boolean): Promise<void> {
    const { body, dropped } = await encodeTile(parts);
    await this.#options.onTile({ ...tile, body, ...(bare && { bare }) });
    this.tiles++;
    this.bytes += body.byteLength;
    this.dropped += dropped;
    if (body.byteLength > (this.largest?.bytes ?? 0)) this.largest = { ...tile, bytes: body.byteLength };
    this.#options.progress('Drawing base tiles', this.tiles, this.#total, 'tiles');
  }
}
