import { findingsOf, runBuiltCommand } from '#api/platform/builtCommand.ts';
import type { Database } from '#api/platform/db/database.ts';
import { LoggedError } from '#api/platform/db/jobAttempt.ts';
import type { Jobs, Queue } from '#api/platform/db/jobs.ts';
import type { Log } from '#api/platform/log.ts';
import { isResting } from '#api/platform/resting.ts';
import { MINUTE_MS } from '#common/time.ts';

/** After a failure nothing is tried for this time, so that a full disk does not occupy a core all the time. */
const PAUSE_MS = 15 * MINUTE_MS;

export interface MinuteJob {
  readonly queue: Queue<Record<string, never>>;
  /** Name of the built command that does the work. */
  readonly command: string;
  /** The messages under which its output is logged when it has done its work, and when it has failed. */
  readonly done: string;
  readonly failed: string;
  readonly isAnythingToDo: () => Promise<boolean>;
}

/**
 * Runs a built command each minute where the database shows that there is something to do. So no work can be lost: it
 * does not matter which process published it, or died over it. Answers how to end the work in progress.
 */
export async function startMinuteJob(
  jobs: Jobs,
  { queue, command, done, failed, isAnythingToDo }: MinuteJob,
  { db, log }: { readonly db: Database; readonly log: Log },
): Promise<() => Promise<void>> {
  const ending = new AbortController();
  let pausedUntil = 0;
  await jobs.work(queue, async () => {
    if (ending.signal.aborted || isResting(pausedUntil, Date.now(), PAUSE_MS) || !(await isAnythingToDo())) return;
    try {
      const { code, lines } = await runBuiltCommand(command, [], { signal: ending.signal });
      if (code !== 0) {
        log.error({ code, lines: findingsOf(lines) }, failed);
        throw new LoggedError(`the command "${command}" ended with ${code}`);
      }
      if (lines.length > 0) log.info({ lines }, done);
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
