import { z } from 'zod';
import { JOBS } from '#api/backup/archive/contents.ts';
import { SENT_STORED_DAYS, sentMails } from '#api/domain/deletions/sentMails.ts';
import { QUEUES } from '#api/domain/jobs/deferredWork.ts';
import type { Database } from '#api/platform/db/database.ts';
import { openJobs } from '#api/platform/db/jobs.ts';
import type { PendingJob } from '#api/platform/db/pendingJobs.ts';
import { createLog } from '#api/platform/log.ts';
import { DAY_MS } from '#common/time.ts';
import type { Members } from './members.ts';

const pending: z.ZodType<PendingJob[]> = z.array(
  z.object({
    id: z.uuid(),
    queue: z.string(),
    data: z.unknown(),
    created: z.iso.datetime(),
    startAfter: z.iso.datetime(),
  }),
);

/**
 * Queues the jobs that were pending in the backup and have not been done since; how many. Of an old backup it is not
 * known any more whether they were: then none.
 */
export async function loadJobs(db: Database, members: Members, now: Date): Promise<number> {
  const jobs = await openJobs({ db, log: createLog('error'), queues: QUEUES, sendOnly: true });
  const oldest = new Date(now.getTime() - SENT_STORED_DAYS * DAY_MS).toISOString();
  let count = 0;
  try {
    for await (const { content } of members.group(JOBS)) {
      const recent = pending.parse(JSON.parse(content.toString())).filter(({ created }) => created >= oldest);
      const sent = await sentMails(
        db,
        recent.map(({ id }) => id),
      );
      const left = recent.filter(({ id }) => !sent.has(id));
      await jobs.restore(left);
      count += left.length;
    }
  } finally {
    await jobs.stop();
  }
  return count;
}
