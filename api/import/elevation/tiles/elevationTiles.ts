import Flatbush from 'flatbush';
import type { Progress } from '#api/platform/reading.ts';
import { type Bounds, unionOf } from '#common/geo/bounds.ts';
import { boundsOfTile, type TileAddress, tilesOf } from '#common/geo/tileGrid.ts';
import type { Sheet } from '../sheets/sheet.ts';
import type { DonePart, DoneParts } from './doneParts.ts';
import { encodeTile } from './encode.ts';
import { type BlockCache, blockCache, cellSideM, type Mosaic, mosaicsOf } from './mosaic.ts';
import { childrenOf, halved } from './pyramid.ts';
import { resample } from './resample.ts';

/** The coarsest zoom: all of Finland in a few tiles. */
const MIN_ZOOM = 5;
/**
 * The finest zoom, whose pixels are 4 m in Finland, and that of models with larger cells. Between pixels of 8 m a point
 * would differ from the cells of a 10 m model by up to 0.3 m (docs/decisions/0074).
 */
const MAX_ZOOM = 14;
const COARSE_MAX_ZOOM = 13;
const COARSE_CELL_M = 20;

/** An import that was broken off goes on behind the last tile of this zoom: each is some minutes of work at most. */
const PART_ZOOM = 10;

/** Tiles that are packed at the same time, in threads of the library. */
const PACKED_AT_ONCE = 3;

export interface TileMakerOptions {
  readonly progress: Progress;
  /** Takes a tile, in any order. */
  readonly take: (tile: TileAddress, body: Buffer) => void;
  readonly parts: DoneParts;
}

/** Makes the tiles of all zooms from sheets, finest first; memory holds a few tiles of each zoom. */
export async function makeElevationTiles(sheets: readonly Sheet[], options: TileMakerOptions): Promise<void> {
  const mosaics = mosaicsOf(sheets);
  const all = mosaics.flatMap(({ parts }) => parts.map(({ bounds }) => bounds));
  const maker = new TileMaker(mosaics, all, options);
  for (const tile of tilesOf(unionOf(all), MIN_ZOOM)) await maker.make(tile);
  await maker.finish();
}

class TileMaker {
  readonly #mosaics: readonly Mosaic[];
  readonly #cache: BlockCache = blockCache();
  readonly #index: Flatbush;
  readonly #options: TileMakerOptions;
  readonly #pending = new Set<Promise<void>>();
  /** Tiles of the part that is being made. */
  #part: DonePart['tiles'] = [];
  readonly #finestZoom: number;
  readonly #total: number;
  #failure: { readonly error: unknown } | null = null;
  #done = 0;

  constructor(mosaics: readonly Mosaic[], boxes: readonly Bounds[], options: TileMakerOptions) {
    this.#mosaics = mosaics;
    this.#options = options;
    this.#index = new Flatbush(boxes.length);
    for (const box of boxes) this.#index.add(...box);
    this.#index.finish();
    this.#finestZoom = Math.min(...mosaics.map(cellSideM)) <= COARSE_CELL_M ? MAX_ZOOM : COARSE_MAX_ZOOM;
    this.#total = tilesOf(unionOf(boxes), MIN_ZOOM).reduce((sum, tile) => sum + this.#finestOf(tile), 0);
  }

  /** Makes a tile and all below it; answers its heights. */
  async make(tile: TileAddress): Promise<Float32Array | null> {
    if (!this.#hasSheets(tile)) return null;
    return tile.z === PART_ZOOM ? this.#madePart(tile) : this.#made(tile);
  }

  async #madePart(top: TileAddress): Promise<Float32Array | null> {
    const done = await this.#options.parts.read(top);
    if (done !== null) {
      for (const { body, ...tile } of done.tiles) this.#options.take(tile, body);
      this.#advance(this.#finestOf(top));
      return done.heights;
    }
    this.#part = [];
    const heights = await this.#made(top);
    await this.finish();
    await this.#options.parts.write(top, { heights, tiles: this.#part });
    return heights;
  }

  async #made(tile: TileAddress): Promise<Float32Array | null> {
    const heights = tile.z === this.#finestZoom ? await this.#finest(tile) : await this.#coarser(tile);
    if (heights !== null) await this.#pack(tile, heights);
    return heights;
  }

  /** Waits for the tiles that are packed still. */
  async finish(): Promise<void> {
    await Promise.all(this.#pending);
    this.#stopIfFailed();
  }

  #hasSheets(tile: TileAddress): boolean {
    return this.#index.search(...boundsOfTile(tile)).length > 0;
  }

  /** How many tiles of the finest zoom lie below a tile. */
  #finestOf(tile: TileAddress): number {
    if (!this.#hasSheets(tile)) return 0;
    return tile.z === this.#finestZoom ? 1 : childrenOf(tile).reduce((sum, child) => sum + this.#finestOf(child), 0);
  }

  async #finest(tile: TileAddress): Promise<Float32Array | null> {
    const heights = await resample(tile, this.#mosaics, this.#cache);
    this.#advance(1);
    return heights;
  }

  #advance(tiles: number): void {
    this.#done += tiles;
    this.#options.progress('Making tiles of heights', this.#done, this.#total, 'tiles');
  }

  async #coarser(tile: TileAddress): Promise<Float32Array | null> {
    const quarters: (Float32Array | null)[] = [];
    for (const child of childrenOf(tile)) quarters.push(await this.make(child));
    const [northWest = null, northEast = null, southWest = null, southEast = null] = quarters;
    return halved([northWest, northEast, southWest, southEast]);
  }

  async #pack(tile: TileAddress, heights: Float32Array): Promise<void> {
    this.#stopIfFailed();
    while (this.#pending.size >= PACKED_AT_ONCE) await Promise.race(this.#pending);
    const packed: Promise<void> = encodeTile(heights, tile.z)
      .then((body) => {
        this.#options.take(tile, body);
        if (tile.z >= PART_ZOOM) this.#part.push({ ...tile, body });
      })
      .catch((error: unknown) => void (this.#failure ??= { error }))
      .finally(() => this.#pending.delete(packed));
    this.#pending.add(packed);
  }

  #stopIfFailed(): void {
    if (this.#failure !== null) throw this.#failure.error;
  }
}
