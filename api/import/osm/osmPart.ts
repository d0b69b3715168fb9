import { type BaseMapImport, startBaseMap } from '#api/basemap/build/startBaseMap.ts';
import type { ImportPart } from '#api/import/publish/importSource.ts';
import type { SourceInput } from '#api/import/records/record.ts';
import type { Config } from '#api/platform/config.ts';
import type { Bounds } from '#common/geo/bounds.ts';
import { readOsm, type OsmOptions } from './readOsm.ts';

interface OsmPartOptions extends Omit<OsmOptions, 'area'> {
  readonly config: Pick<Config, 'dataDir' | 'importMemoryMb'>;
  readonly area: Bounds | null;
}

/** The places of an `.osm.pbf` and, made at the same time, the base tiles of it, as a part of an import. */
export function osmPart(
  file: string,
  { config, area, onSkip, progress }: OsmPartOptions,
): Pick<ImportPart, 'name' | 'open'> {
  return {
    name: 'osm',
    open: async (client) => {
      const [places, map] = await Promise.allSettled([
        readOsm(file, { onSkip, progress, ...(area && { area }) }),
        startBaseMap(client, file, { dataDir: config.dataDir, memoryMb: config.importMemoryMb, progress, area }),
      ]);
      // A file that cannot be used is reported by the reader of the places.
      if (map.status === 'rejected') throw places.status === 'rejected' ? places.reason : map.reason;
      if (places.status === 'fulfilled') return opened(places.value, map.value);
      await map.value.close();
      throw places.reason;
    },
  };
}

function opened(input: SourceInput, baseMap: BaseMapImport): Awaited<ReturnType<ImportPart['open']>> {
  return { input, alongside: (client) => baseMap.store(client), close: () => baseMap.close() };
}
