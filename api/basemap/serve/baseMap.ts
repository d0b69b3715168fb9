import type { Config } from '#api/platform/config.ts';
import type { Database } from '#api/platform/db/database.ts';
import type { Log } from '#api/platform/log.ts';
import type { BaseTilesSource } from '#common/baseMap.ts';
import { archiveBaseMap } from './baseMapArchive.ts';
import { ownBaseMap } from './baseMapOwn.ts';
import { tileJsonBaseMap } from './baseMapTileJson.ts';
import { type BaseTile, openBaseTiles } from './baseTiles.ts';

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

export interface BaseMapOptions {
  readonly db: Database;
  readonly log: Log;
  /** The project's folder. */
  readonly root: string;
  readonly config: Pick<Config, 'baseTiles'>;
}

/**
 * Opens the base map that the operator has chosen. Throws ConfigError, one sentence, for an archive that is not usable.
 */
export async function openBaseMap({ db, log, root, config: { baseTiles } }: BaseMapOptions): Promise<BaseMap> {
  const embedded = await openBaseTiles(root);
  switch (baseTiles?.kind) {
    case 'archive':
      return archiveBaseMap({ file: baseTiles.file, embedded, log });
    case 'tileJson':
      return tileJsonBaseMap({ url: baseTiles.url, own: ownBaseMap(db, embedded), log });
    default:
      return ownBaseMap(db, embedded);
  }
}
