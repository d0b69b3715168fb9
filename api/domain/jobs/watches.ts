import { z } from 'zod';
import { lookAtWatched, pushQueue, watchQueue } from '#api/domain/contributions/watches/notices/lookAtWatched.ts';
import { usersToMail } from '#api/domain/contributions/watches/notices/noticesSql.ts';
import { pushNotices } from '#api/domain/contributions/watches/notices/pushNotices.ts';
import { getOrCreatePushKeys } from '#api/domain/contributions/watches/pushKeys.ts';
import { mailQueue } from '#api/domain/mail/queue.ts';
import type { Database } from '#api/platform/db/database.ts';
import { defineQueue, type Jobs, type ManyJobsSender } from '#api/platform/db/jobs.ts';
import { FINNISH_ZONE } from '#common/time.ts';

/** Once a day: users are mailed what no browser of theirs has shown them. */
const watchMailsQueue = defineQueue('watch-mails', z.object({}), { limit: 2, delayS: 60, expireS: 300 });

export const watchQueues = [watchQueue, pushQueue, watchMailsQueue] as const;

interface WatchServices {
  readonly db: Database;
  readonly publicUrl: string;
}

/** Begins to find what begins and ends at watched places, each minute, and to notify those who watch them. */
export async function startWatches(jobs: Jobs, { db, publicUrl }: WatchServices): Promise<void> {
  // Browsers ask for permission with these keys: they are made before the first one asks.
  await getOrCreatePushKeys(db);
  await jobs.work(watchQueue, () => lookAtWatched({ db, jobs }, new Date()));
  await jobs.work(pushQueue, ({ userId }) => pushNotices({ db, publicUrl }, userId, new Date()));
  await jobs.work(watchMailsQueue, () => enqueueWatchMails({ db, jobs }));
  await jobs.schedule(watchQueue, '* * * * *');
  await jobs.schedule(watchMailsQueue, '0 7 * * *', FINNISH_ZONE);
}

/** Has mails sent to those who have pending notices and want mails of them. */
export async function enqueueWatchMails({ db, jobs }: { readonly db: Database; readonly jobs: ManyJobsSender }) {
  const users = await usersToMail(db.pool);
  const mails = users.map((userId) => ({ kind: 'watch' as const, userId }));
  await db.prisma.$transaction((tx) => jobs.enqueueAll(tx, mailQueue, mails));
}
