import { z } from 'zod';
import { DELETIONS_STORED_DAYS } from '#api/domain/deletions/deletion.ts';
import { SENT_STORED_DAYS } from '#api/domain/deletions/sentMails.ts';
import type { Database } from '#api/platform/db/database.ts';
import { defineQueue } from '#api/platform/db/jobs.ts';

/** Hourly: rows whose time is over are deleted. */
export const sweepQueue = defineQueue('sweep', z.object({}), { limit: 2, delayS: 60, expireS: 300 });

const DAY_MS = 86_400_000;
/** For this time an ended link is answered differently from a forged one. */
const TOKENS_STORED_MS = 30 * DAY_MS;
/** For this time a registration may be confirmed by a link sent again; then its user name is free. */
const UNCONFIRMED_STORED_MS = 7 * DAY_MS;
/** A call that is sent again after this time is done again. */
const RECEIPTS_STORED_MS = 30 * DAY_MS;
const CLIENT_ERRORS_STORED_MS = 90 * DAY_MS;

/**
 * Deletes ended sessions, old links, registrations nobody confirmed, ended counters, receipts of calls, old error
 * reports and records of what was deleted long ago.
 */
export async function sweep({ prisma }: Database, now: Date): Promise<void> {
  const before = (ms: number) => ({ lt: new Date(now.getTime() - ms) });
  await prisma.session.deleteMany({ where: { expiresAt: before(0) } });
  await prisma.userToken.deleteMany({ where: { expiresAt: before(TOKENS_STORED_MS) } });
  await prisma.user.deleteMany({ where: { confirmedAt: null, createdAt: before(UNCONFIRMED_STORED_MS) } });
  await prisma.rateLimit.deleteMany({ where: { endsAt: before(0) } });
  await prisma.mutationReceipt.deleteMany({ where: { createdAt: before(RECEIPTS_STORED_MS) } });
  await prisma.clientError.deleteMany({ where: { createdAt: before(CLIENT_ERRORS_STORED_MS) } });
  await prisma.deletion.deleteMany({ where: { deletedAt: before(DELETIONS_STORED_DAYS * DAY_MS) } });
  await prisma.deletion.deleteMany({ where: { kind: 'mail', deletedAt: before(SENT_STORED_DAYS * DAY_MS) } });
}
