import type { BaseMapInput } from '#api/basemap/baseFeature.ts';
import type { EmbeddedMap } from '#api/basemap/land/embeddedMap.ts';
import { type LandMap, landMap } from '#api/basemap/land/landMap.ts';
import { openNamelessFile } from '#api/platform/files/namelessFile.ts';
import type { Progress } from '#api/platform/reading.ts';
import type { TileAddress } from '#common/geo/tileGrid.ts';
import { type Collected, collectFeatures, joined } from './collect.ts';
import { drawBucket, type DrawnBucket, type Ground } from './drawBucket.ts';
import { featureSpool } from './spool.ts';

/**
 * The work on the base map of one file, in its three steps, each of which needs the one before. It is done by this
 * thread or by others: the tiles are the same.
 */
export interface BaseMapWork extends Pick<BaseMapInput, 'bounds' | 'dataDate'> {
  /** Buckets that are drawn at a time. */
  readonly atOnce: number;
  /** Reads the features. Throws ImportInputError. */
  collect(): Promise<Pick<Collected, 'read' | 'used'>>;
  /** Divides land from sea; answers the number of cells in each state. */
  findLand(): Promise<LandMap['cells']>;
  draw(bucket: TileAddress): Promise<DrawnBucket>;
  /** Ends it, done or not; nothing is left on disk. */
  close(): Promise<void>;
}

export interface WorkOptions {
  readonly embedded: EmbeddedMap;
  /** Folder for features stored on disk during the work; empty afterwards. */
  readonly spoolFolder: string;
  readonly progress: Progress;
}

/** Does the work in this thread. */
export async function workHere(
  input: BaseMapInput,
  { embedded, spoolFolder, progress }: WorkOptions,
): Promise<BaseMapWork> {
  const { bounds, dataDate } = input;
  const file = await openNamelessFile(spoolFolder);
  const spool = featureSpool(file);
  let coast: Collected['coast'] | null = null;
  let ground: Ground | null = null;
  return {
    bounds,
    dataDate,
    atOnce: 1,
    collect: async () => {
      const collected = joined([await collectFeatures(input, spool)], bounds);
      coast = collected.coast;
      return collected;
    },
    findLand: async () => {
      if (coast === null) throw new Error('The land is asked for before the file is read');
      const land = findLand(coast, { bounds, embedded, progress });
      ground = { land, bounds, embedded, spool };
      return land.cells;
    },
    draw: async (bucket) => {
      if (ground === null) throw new Error('Base tiles are drawn before the land is known');
      return drawBucket(bucket, ground);
    },
    close: async () => file.close(),
  };
}

/** The land of an extract, with progress. */
export function findLand(
  coast: Collected['coast'],
  { bounds, embedded, progress }: Pick<Ground, 'bounds' | 'embedded'> & { readonly progress: Progress },
): LandMap {
  return landMap(coast, bounds, embedded.land, (done, total) =>
    progress('Telling land from sea', done, total, 'cells'),
  );
}
