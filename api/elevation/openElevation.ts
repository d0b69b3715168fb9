import type { Config } from '#api/platform/config.ts';
import type { Database } from '#api/platform/db/database.ts';
import type { Files } from '#api/platform/files/files.ts';
import { OutageError } from '#api/platform/http/serviceHealth.ts';
import type { Log } from '#api/platform/log.ts';
import { type StoredArchives, storedArchives } from '#api/platform/pmtiles/storedArchives.ts';
import { isTile } from '#common/geo/tileGrid.ts';
import type { ElevationTiles } from '#common/relief/elevationTiles.ts';
import type { Elevation } from './elevation.ts';
import type { ElevationArchive } from './elevationArchive.ts';
import { HeightReader } from './heights.ts';
import { ownElevation } from './ownElevation.ts';
import { type RemoteElevation, remoteElevation } from './remoteElevation.ts';
import { elevationTile } from './terrariumTile.ts';

export interface ElevationOptions {
  readonly db: Database;
  readonly files: Files;
  readonly config: Pick<Config, 'elevationUrl'>;
  readonly log: Log;
  /** Of the store of files, where they are open already. */
  readonly archives?: StoredArchives;
}

/** Heights that are asked for until they are closed. */
export interface OpenElevation extends Elevation {
  close(): void;
}

/** Opens the heights of the installation: its imported archive, else that of `ELEVATION_URL`. */
export async function openElevation({ db, files, config, log, archives }: ElevationOptions): Promise<OpenElevation> {
  const own = ownElevation(db, archives ?? storedArchives(files, { log }));
  const url = config.elevationUrl;
  const remote: RemoteElevation | null = url === null ? null : await remoteElevation({ url: new URL(url), log });
  const reader = new HeightReader();
  const live = async (): Promise<ElevationArchive | null> => (await own.live()) ?? remote?.live() ?? null;
  const ofVersion = async (version: string): Promise<ElevationArchive | null> => {
    const far = remote?.live() ?? null;
    return far?.version === version ? far : own.ofVersion(version);
  };
  return {
    source: async () => {
      const archive = await live();
      return archive === null ? null : sourceOf(archive);
    },
    tile: async ({ version, ...address }) => {
      const archive = await ofVersion(version);
      if (archive === null || !isTile(address, archive.minZoom, archive.maxZoom)) return null;
      const found = await archive.tile(address);
      return found instanceof Buffer ? elevationTile(found) : null;
    },
    heightsAt: async (points, zoom) => {
      const archive = await live();
      return archive === null ? points.map(() => null) : reader.heightsAt(tilesOf(archive), points, zoom);
    },
    close: () => remote?.close(),
  };
}

/** The tiles of an archive; while it cannot be read, no tile counts as absent. */
function tilesOf(archive: ElevationArchive) {
  return {
    ...archive,
    tile: async (...[address]: Parameters<ElevationArchive['tile']>) => {
      const found = await archive.tile(address);
      if (found === null) throw new OutageError('down');
      return found === 'absent' ? null : found;
    },
  };
}

function sourceOf({ version, minZoom, maxZoom, tilePx, bounds, attribution }: ElevationArchive): ElevationTiles {
  return { tiles: elevationPath(version), minZoom, maxZoom, tilePx, attribution, bounds };
}

/** Address of the tiles of a version, for the page. */
function elevationPath(version: string): string {
  return `/tiles/elevation/${version}/{z}/{x}/{y}.webp`;
}
