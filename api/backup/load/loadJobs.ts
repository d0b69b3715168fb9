import { z } from 'zod';
import { JOBS } from '#api/backup/archive/contents.ts';
import { SENT_STORED_DAYS, sentMails } from '#api/domain/deletions/sentMails.ts';
import { withJobs } from '#api/domain/jobs/commandJobs.ts';
import type { Database } from '#api/platform/db/database.ts';
import type { PendingJob } from '#api/platform/db/pendingJobs.ts';
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
  const oldest = new Date(now.getTime() - SENT_STORED_DAYS * DAY_MS).toISOString();
  return withJobs(db, async (jobs) => {
    let count = 0;
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
    return count;
  });
}
