import type { Config } from '#api/platform/config.ts';
import type { Database } from '#api/platform/db/database.ts';
import type { Log } from '#api/platform/log.ts';
import type { StoredArchives } from '#api/platform/pmtiles/storedArchives.ts';
import type { BaseMap } from './baseMap.ts';
import { archiveBaseMap } from './baseMapArchive.ts';
import { ownBaseMap } from './baseMapOwn.ts';
import { tileJsonBaseMap } from './baseMapTileJson.ts';
import { openBaseTiles } from './baseTiles.ts';

export interface BaseMapOptions {
  readonly db: Database;
  readonly log: Log;
  /** Tiles made ahead. */
  readonly archives: StoredArchives;
  /** The project's folder. */
  readonly root: string;
  readonly config: Pick<Config, 'baseTiles'>;
}

/**
 * Opens the base map that the operator has chosen. Throws ConfigError, one sentence, for an archive that is not usable.
 */
export async function openBaseMap({
  db,
  log,
  archives,
  root,
  config: { baseTiles },
}: BaseMapOptions): Promise<BaseMap> {
  const embedded = await openBaseTiles(root);
  switch (baseTiles?.kind) {
    case 'archive':
      return archiveBaseMap({ file: baseTiles.file, embedded, log });
    case 'tileJson':
      return tileJsonBaseMap({ url: baseTiles.url, own: ownBaseMap(db, embedded, archives), log });
    default:
      return ownBaseMap(db, embedded, archives);
  }
}
