import type { BaseTilesSource } from '#common/baseMap.ts';
import type { BaseTile } from './baseTiles.ts';

export interface BaseTileRequest {
  /** The version in the paths of `BaseTilesSource.tiles`. */
  readonly version: string;
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** The base map of one process: where the page finds its tiles, and those that we serve ourselves. */
export interface BaseMap {
  /** The source that a page of a data set uses; `tileSet` is the data set's, 0 where it has none. */
  readonly source: (tileSet: number) => Promise<BaseTilesSource>;
  /** A tile; null for a version that is not served, and outside its zooms. */
  readonly tile: (request: BaseTileRequest) => Promise<BaseTile | null>;
  /** Other servers that the page's map asks for tiles, as origins. */
  readonly origins: () => readonly string[];
  /** Prepares indexes, so that the first visitor need not wait for them. */
  readonly warmUp: () => Promise<void>;
  readonly close: () => Promise<void>;
}
