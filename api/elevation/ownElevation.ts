import { type Database, readerOf } from '#api/platform/db/database.ts';
import { publicSets } from '#api/platform/db/publicSets.ts';
import type { ElevationModel } from '#api/platform/db/published.ts';
import { archiveKey, elevationArchive } from '#api/platform/pmtiles/archiveNames.ts';
import type { StoredArchives } from '#api/platform/pmtiles/storedArchives.ts';
import type { ElevationArchive } from './elevationArchive.ts';

/** How soon it is read again what is published when an unknown version is asked for. */
const DOUBT_MS = 100;

/** The archives that were imported into this installation. */
export interface OwnElevation {
  /** Null where none was imported. */
  live(): Promise<ElevationArchive | null>;
  /** One that is served; null for an unknown version. */
  ofVersion(version: string): Promise<ElevationArchive | null>;
}

export function ownElevation(db: Database, archives: StoredArchives): OwnElevation {
  const models = async (maxAgeMs?: number) => (await publicSets(readerOf(db), Date.now(), maxAgeMs)).elevation;
  const opened = (model: ElevationModel | undefined) => (model === undefined ? null : archiveOf(model, archives));
  return {
    live: async () => opened((await models()).find(({ isLive }) => isLive)),
    ofVersion: async (version) => {
      const isAsked = (model: ElevationModel) => model.version === version;
      return opened((await models()).find(isAsked) ?? (await models(DOUBT_MS)).find(isAsked));
    },
  };
}

function archiveOf(model: ElevationModel, archives: StoredArchives): ElevationArchive {
  const key = archiveKey(elevationArchive(model.version));
  return { ...model, tile: (address) => archives.tile(key, address) };
}
