import { type BaseTiles, openBaseTiles } from '#api/basemap/serve/baseTiles.ts';
import { runBuiltCommand } from '#api/platform/builtCommand.ts';
import type { Config } from '#api/platform/config.ts';
import type { Database } from '#api/platform/db/database.ts';
import type { Jobs, Queue } from '#api/platform/db/jobs.ts';
import type { Log } from '#api/platform/log.ts';
import { projectRoot } from '#api/platform/paths.ts';
import { MINUTE_MS } from '#common/time.ts';
import { archivesOf } from './archives.ts';
import { publishedNow, recordedArchives } from './archivesSql.ts';

/** After a failure nothing is tried for this time, so that a full disk does not keep a core busy. */
const PAUSE_MS = 15 * MINUTE_MS;

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
 * Has the archives of the live version made each minute where one is missing. What is published and has no archive is
 * what there is to do, so nothing can be lost: it does not matter which process published it, or died over it. Answers how to
 * end the work under way.
 */
export async function startTilesAhead(
  jobs: Jobs,
  queue: Queue<Record<string, never>>,
  { db, config, log }: AheadJobOptions,
): Promise<() => Promise<void>> {
  const ending = new AbortController();
  const embedded = await aheadBaseTiles(config);
  let pausedUntil = 0;
  await jobs.work(queue, async () => {
    if (ending.signal.aborted || Date.now() < pausedUntil || !(await isAnythingToDo(db, embedded))) return;
    try {
      const { code, lines } = await runBuiltCommand('tiles', [], { signal: ending.signal });
      if (lines.length > 0) log.info({ code, lines }, 'tiles were made ahead');
      if (code !== 0) throw new Error(`making tiles ahead ended with ${code}`);
    } catch (error) {
      if (ending.signal.aborted) return;
      pausedUntil = Date.now() + PAUSE_MS;
      throw error;
    }
  });
  await jobs.schedule(queue, '* * * * *');
  await db.prisma.$transaction((tx) => jobs.enqueue(tx, queue, {}));
  return async () => ending.abort();
}

/** Whether the live version misses an archive, or one is there whose version is held no more. */
async function isAnythingToDo({ pool }: Database, embedded: BaseTiles | null): Promise<boolean> {
  const published = await publishedNow(pool);
  if (published === null) return false;
  const recorded = await recordedArchives(pool);
  const names = new Set(recorded.map(({ name }) => name));
  return recorded.some(({ isHeld }) => !isHeld) || archivesOf(published, embedded).some(({ name }) => !names.has(name));
}
