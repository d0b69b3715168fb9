import { dumpsOver, wantedDump } from '#api/domain/dumps/dumpsSql.ts';
import type { Config } from '#api/platform/config.ts';
import type { Database } from '#api/platform/db/database.ts';
import type { Jobs, Queue } from '#api/platform/db/jobs.ts';
import { startMinuteJob } from '#api/platform/jobs/minuteJob.ts';
import type { Log } from '#api/platform/log.ts';

interface DumpJobOptions {
  readonly db: Database;
  readonly config: Pick<Config, 'dumps'>;
  readonly log: Log;
}

/** Each minute writes the dump of the live version and drops others. Answers how to end the work in progress. */
export function startDumps(
  jobs: Jobs,
  queue: Queue<Record<string, never>>,
  { db, config: { dumps }, log }: DumpJobOptions,
): Promise<() => Promise<void>> {
  const isAnythingToDo = async () =>
    (await dumpsOver(db.pool, dumps)).length > 0 || (dumps && (await wantedDump(db.pool)) !== null);
  const job = { queue, command: 'dumps', done: 'dumps were written', failed: 'the dumps were not written' };
  return startMinuteJob(jobs, { ...job, isAnythingToDo }, { db, log });
}
