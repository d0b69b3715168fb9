import type { BaseMapInput, BuiltTile } from '#api/basemap/baseFeature.ts';
import { BANDS } from '#api/basemap/grid/baseBands.ts';
import { type Box, boxOf, countTiles, tilesIn } from '#api/basemap/grid/baseGrid.ts';
import type { LandMap } from '#api/basemap/land/landMap.ts';
import type { Progress } from '#api/platform/reading.ts';
import type { TileAddress } from '#common/geo/tileGrid.ts';
import { type BaseMapWork, workHere, type WorkOptions } from './baseMapWork.ts';
import type { DrawnBucket } from './drawBucket.ts';

interface DrawOptions {
  readonly progress: Progress;
  /** Called with each tile, always in the same order; the next call is made after the call has ended. */
  readonly onTile: (tile: BuiltTile) => Promise<void>;
}

export type BaseTilesOptions = WorkOptions & DrawOptions;

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
}

/**
 * Makes the tiles of docs/base-tiles.md that touch the bounds of an extract, z8–14, in this thread. Features are stored
 * on disk by area; coastlines stay in memory. Where the extract has no data the embedded map shows.
 */
export async function buildBaseTiles(input: BaseMapInput, options: BaseTilesOptions): Promise<BaseTilesReport> {
  const work = await workHere(input, options);
  try {
    return await drawBaseTiles(work, options);
  } finally {
    await work.close();
  }
}

/** Makes the tiles by work that was not begun yet. */
export async function drawBaseTiles(work: BaseMapWork, options: DrawOptions): Promise<BaseTilesReport> {
  const { read, used } = await work.collect();
  const landCells = await work.findLand();
  const output = new Output(options, boxOf(work.bounds));
  for await (const drawn of inOrder(bucketsIn(boxOf(work.bounds)), work)) await output.write(drawn);
  const { tiles, bytes, largest, dropped } = output;
  return { tiles, bytes, largest, features: { read, used, tooHeavy: dropped }, landCells };
}

function* bucketsIn(area: Box): Generator<TileAddress> {
  for (const { bucketZoom } of BANDS) yield* tilesIn(bucketZoom, area);
}

/** Buckets that each thread may draw before the first is ready and stored: some take a hundred times as long. */
const AHEAD = 12;

/** The drawn buckets in the given order, whichever of those drawn at a time is ready first. */
async function* inOrder(buckets: Iterable<TileAddress>, work: BaseMapWork): AsyncGenerator<DrawnBucket> {
  const most = work.atOnce === 1 ? 1 : work.atOnce * AHEAD;
  const pending: Promise<DrawnBucket>[] = [];
  for (const bucket of buckets) {
    const drawn = work.draw(bucket);
    // An error of this bucket is reported when its turn comes.
    drawn.catch(() => undefined);
    pending.push(drawn);
    const ready = pending.length >= most ? pending.shift() : undefined;
    if (ready !== undefined) yield await ready;
  }
  for (const drawn of pending) yield await drawn;
}

/** Counts tiles and passes them to `onTile`. */
class Output {
  tiles = 0;
  bytes = 0;
  dropped = 0;
  largest: BaseTilesReport['largest'] = null;
  readonly #options: DrawOptions;
  readonly #total: number;

  constructor(options: DrawOptions, area: Box) {
    this.#options = options;
    this.#total = BANDS.flatMap(({ zooms }) => zooms).reduce((sum, zoom) => sum + countTiles(zoom, area), 0);
  }

  async write({ tiles, dropped }: DrawnBucket): Promise<void> {
    this.dropped += dropped;
    for (const tile of tiles) {
      const { z, x, y, body } = tile;
      await this.#options.onTile(tile);
      this.tiles++;
      this.bytes += body.byteLength;
      if (body.byteLength > (this.largest?.bytes ?? 0)) this.largest = { z, x, y, bytes: body.byteLength };
    }
    this.#options.progress('Drawing base tiles', this.tiles, this.#total, 'tiles');
  }
}
