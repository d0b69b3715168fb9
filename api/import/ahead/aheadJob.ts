import { type BaseTiles, openBaseTiles } from '#api/basemap/serve/baseTiles.ts';
import type { Config } from '#api/platform/config.ts';
import type { Database } from '#api/platform/db/database.ts';
import type { Jobs, Queue } from '#api/platform/db/jobs.ts';
import { startMinuteJob } from '#api/platform/jobs/minuteJob.ts';
import type { Log } from '#api/platform/log.ts';
import { projectRoot } from '#api/platform/paths.ts';
import { missingArchives } from './archives.ts';
import { publishedNow, recordedArchives } from './archivesSql.ts';

interface AheadJobOptions {
  readonly db: Database;
  readonly config: Pick<Config, 'baseTiles'>;
  readonly log: Log;
}

/** Base tiles of which archives are made; null where the operator's own are served. */
export function aheadBaseTiles({ baseTiles }: Pick<Config, 'baseTiles'>): Promise<BaseTiles | null> {
  return baseTiles === null ? openBaseTiles(projectRoot) : Promise.resolve(null);
}

/**
 * Each minute makes the archives of the live version that are missing. Answers how to end the work in progress.
 */
export async function startTilesAhead(
  jobs: Jobs,
  queue: Queue<Record<string, never>>,
  { db, config, log }: AheadJobOptions,
): Promise<() => Promise<void>> {
  const embedded = await aheadBaseTiles(config);
  const job = { queue, command: 'tiles', done: 'tiles were made ahead', failed: 'the tiles were not made ahead' };
  return startMinuteJob(jobs, { ...job, isAnythingToDo: () => isAnythingToDo(db, embedded) }, { db, log });
}

/** Whether an archive of the live version is missing, or one exists whose version is no longer stored. */
async function isAnythingToDo({ pool }: Database, embedded: BaseTiles | null): Promise<boolean> {
  const published = await publishedNow(pool);
  if (published === null) return false;
  const recorded = await recordedArchives(pool);
  return recorded.some(({ isHeld }) => !isHeld) || missingArchives(published, embedded, recorded).length > 0;
}
