import type pg from 'pg';
import { type BaseMapImport, startBaseMap } from '#api/basemap/build/startBaseMap.ts';
import { adminIndex } from '#api/import/boundaries/adminIndex.ts';
import { loadAdminAreas } from '#api/import/boundaries/storeAdminAreas.ts';
import type { ImportPart } from '#api/import/publish/importSource.ts';
import type { SourceInput } from '#api/import/records/record.ts';
import { storeStreets } from '#api/import/streets/storeStreets.ts';
import { StreetBook } from '#api/import/streets/streetBook.ts';
import { streetsOf } from '#api/import/streets/streetsOf.ts';
import type { Config } from '#api/platform/config.ts';
import type { Bounds } from '#common/geo/bounds.ts';
import { readOsm, type OsmOptions } from './readOsm.ts';

interface OsmPartOptions extends Omit<OsmOptions, 'area' | 'streets'> {
  readonly config: Pick<Config, 'dataDir' | 'importMemoryMb'>;
  readonly area: Bounds | null;
}

/** The places of an `.osm.pbf` and, made at the same time, its base tiles and streets, as a part of an import. */
export function osmPart(
  file: string,
  { config, area, onSkip, progress }: OsmPartOptions,
): Pick<ImportPart, 'name' | 'open'> {
  return {
    name: 'osm',
    open: async (client) => {
      const mapOptions = { dataDir: config.dataDir, memoryMb: config.importMemoryMb, progress, area };
      const [map] = await Promise.allSettled([startBaseMap(client, file, mapOptions)]);
      // Streets are stored with a new base map alone.
      const streets = map.status === 'fulfilled' && map.value.isNew ? new StreetBook() : null;
      const options = { onSkip, progress, ...(area && { area }), ...(streets && { streets }) };
      const [places] = await Promise.allSettled([readOsm(file, options)]);
      // A file that cannot be used is reported by the reader of the places.
      if (map.status === 'rejected') throw places.status === 'rejected' ? places.reason : map.reason;
      if (places.status === 'fulfilled') return opened(places.value, map.value, streets);
      await map.value.close();
      throw places.reason;
    },
  };
}

function opened(
  input: SourceInput,
  baseMap: BaseMapImport,
  streets: StreetBook | null,
): Awaited<ReturnType<ImportPart['open']>> {
  const alongside = async (client: pg.ClientBase) => {
    const tiles = await baseMap.store(client);
    const { bounds } = input.coverage;
    if (tiles !== null && streets !== null && bounds !== null)
      await storeStreets(client, tiles.tileSet, bounds, streetsOf(streets, adminIndex(await loadAdminAreas(client))));
    return tiles;
  };
  return { input, alongside, close: () => baseMap.close() };
}
