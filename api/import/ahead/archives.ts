import type pg from 'pg';
import { baseTilesAhead } from '#api/basemap/ahead/baseTilesAhead.ts';
import type { BaseTiles } from '#api/basemap/serve/baseTiles.ts';
import { attractionArchive, baseArchive } from '#api/platform/pmtiles/archiveNames.ts';
import type { ArchiveMetadata } from '#api/platform/pmtiles/writeArchive.ts';
import { attractionTilesAhead } from '#api/tiles/ahead/attractionTilesAhead.ts';
import type { TileAddress } from '#common/geo/tileGrid.ts';
import type { Owner, Published, RecordedArchive } from './archivesSql.ts';

/** An archive that can be made. */
export interface Archive {
  readonly name: string;
  readonly owner: Owner;
  readonly metadata: ArchiveMetadata;
  /** Its tiles, each once; those of a view go into a file of their own. */
  readonly tilesOf: (
    pool: pg.Pool,
  ) => AsyncIterable<{ readonly view?: string; readonly tile: TileAddress; readonly body: Buffer }>;
}

/**
 * The archives of a data set: that of its attraction tiles and, where an extract was imported, that of its base tiles.
 */
function archivesOf(
  { version, tileSet }: { readonly version: number; readonly tileSet: number | null },
  embedded: Pick<BaseTiles, 'tile' | 'version'> | null,
): readonly Archive[] {
  const attractions: Archive = {
    name: attractionArchive(version),
    owner: { version },
    metadata: {
      name: 'Taival: places',
      attribution: '© OpenStreetMap contributors (ODbL), LIPAS (CC BY 4.0) and other open sources',
      layers: ['areas', 'lines', 'points'],
    },
    tilesOf: (pool) => attractionTilesAhead(pool, version),
  };
  if (tileSet === null || embedded === null) return [attractions];
  const base: Archive = {
    name: baseArchive(`${embedded.version}.${tileSet}`),
    owner: { tileSet },
    metadata: {
      name: 'Taival: base map',
      attribution: '© OpenStreetMap contributors (ODbL), Natural Earth',
      layers: ['earth', 'water', 'landuse', 'roads', 'buildings', 'power', 'boundaries', 'places', 'pois'],
    },
    tilesOf: (pool) => baseTilesAhead(pool, embedded, tileSet),
  };
  return [attractions, base];
}

/**
 * The archives that the live version lacks. Servers read an archive by the directories they have cached, so that a file
 * is never replaced by another one of its name: a version whose archive a rollback dropped gets no second one.
 */
export function missingArchives(
  published: Published,
  embedded: Pick<BaseTiles, 'tile' | 'version'> | null,
  recorded: readonly RecordedArchive[],
): readonly Archive[] {
  const names = new Set(recorded.map(({ name }) => name));
  const isMissing = ({ name, owner }: Archive) => !names.has(name) && !(published.isBack && 'version' in owner);
  return archivesOf(published, embedded).filter(isMissing);
}
