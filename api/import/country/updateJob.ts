import { rollback } from '#api/import/publish/rollback.ts';
import { STOPPED } from '#api/import/publish/run/session.ts';
import { type CommandOptions, findingsOf, runBuiltCommand } from '#api/platform/builtCommand.ts';
import { connect, type Database, IMPORTING } from '#api/platform/db/database.ts';
import type { Jobs, Queue } from '#api/platform/db/jobs.ts';
import type { Log } from '#api/platform/log.ts';
import { cronOf } from '#api/platform/nightly.ts';
import { FINNISH_ZONE } from '#common/time.ts';

export interface DataQueues {
  /** `isAsked`: by an admin, not each night. */
  readonly update: Queue<{ readonly isAsked?: boolean | undefined }>;
  readonly rollback: Queue<{ readonly version: number }>;
}

/**
 * Does the updates and rollbacks that this process is asked for, and an update at this time of day in Finland; null: no
 * daily update. Answers how to end the one in progress; the next one goes on with it.
 */
export async function startUpdates(
  jobs: Jobs,
  { update, rollback: rollbacks }: DataQueues,
  { db, time, log }: { readonly db: Database; readonly time: string | null; readonly log: Log },
): Promise<() => Promise<void>> {
  const ending = new AbortController();
  await jobs.work(update, ({ isAsked = false }) => updateData({ log, isAsked, signal: ending.signal }));
  await jobs.work(rollbacks, async ({ version }) => {
    // Without the time limits of serving: a rollback may wait for others who read what it deletes.
    const importing = connect(db.url, IMPORTING);
    const report = await rollback(importing, version).finally(() => importing.close());
    log.info({ report }, 'a publish was undone');
  });
  await jobs.schedule(update, time === null ? null : cronOf(time), FINNISH_ZONE);
  return async () => ending.abort();
}

/** An update that is ended by `signal` is gone on with by the next one. */
interface UpdateOptions extends CommandOptions {
  readonly log: Log;
  /** Sources whose last import was rolled back are updated too. */
  readonly isAsked: boolean;
}

/**
 * Brings the data of the whole country up to date, by `npm run data -- finland --update` in a process of its own, and
 * logs its output. Throws where a source could not be read: the job is then tried again. A stopped one is not.
 */
export async function updateData({ log, isAsked, ...options }: UpdateOptions): Promise<void> {
  const { code, lines: said } = await runBuiltCommand(
    'data',
    ['finland', '--update', ...(isAsked ? [] : ['--nightly'])],
    options,
  );
  const lines = findingsOf(said);
  if (code === 0) return log.info({ lines }, 'the data were brought up to date');
  if (lines.some((line) => line.includes(STOPPED))) return log.warn({ lines }, 'the update of the data was stopped');
  log.error({ code, lines }, 'the update of the data failed');
  throw new Error(`the update of the data ended with ${code}`);
}
