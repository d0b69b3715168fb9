import type { BaseTilesSource } from '#common/baseMap.ts';
import type { BaseTile } from './baseTiles.ts';

export interface BaseTileRequest {
  /** As it stands in `BaseTilesSource.tiles`. */
  readonly version: string;
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** The base map of one process: where the page finds its tiles, and those that we serve ourselves. */
export interface BaseMap {
  /** What the page of a data set is told; `tileSet` is the data set's, 0 where it has none. */
  readonly source: (tileSet: number) => Promise<BaseTilesSource>;
  /** Null for a version that is not served, and outside its zooms. */
  readonly tile: (request: BaseTileRequest) => Promise<BaseTile | null>;
  /** Other servers that the page's map asks for tiles, as origins. */
  readonly origins: () => readonly string[];
  /** Does what the first visitor should not wait for. */
  readonly warmUp: () => Promise<void>;
  readonly close: () => Promise<void>;
}
