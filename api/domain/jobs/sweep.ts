import { z } from 'zod';
import { CHANGES_STORED_DAYS } from '#api/domain/changes/changes.ts';
import { DELETIONS_STORED_DAYS } from '#api/domain/deletions/deletion.ts';
import { SENT_STORED_DAYS } from '#api/domain/deletions/sentMails.ts';
import { DEVICE_MS } from '#api/domain/people/devices.ts';
import type { Database } from '#api/platform/db/database.ts';
import { defineQueue } from '#api/platform/db/jobs.ts';
import { DAY_MS } from '#common/time.ts';

/** Hourly: rows whose time is over are deleted. */
export const sweepQueue = defineQueue('sweep', z.object({}), { limit: 2, delayS: 60, expireS: 300 });

/** For this time an ended link is answered differently from a forged one. */
const TOKENS_STORED_MS = 30 * DAY_MS;
/** For this time a registration may be confirmed by a link sent again; then its user name is free. */
const UNCONFIRMED_STORED_MS = 7 * DAY_MS;
/** A call that is sent again after this time is done again. */
const RECEIPTS_STORED_MS = 30 * DAY_MS;
const CLIENT_ERRORS_STORED_MS = 90 * DAY_MS;
/** A season: the owner of a token sees the last month of it. */
const TOKEN_USE_STORED_MS = 90 * DAY_MS;
/** Half a year: long enough to look into a break-in that was noticed late. */
const SECURITY_EVENTS_STORED_MS = 180 * DAY_MS;
/** Conditions of the last month help to judge reporters and sources. */
const CONDITIONS_STORED_MS = 30 * DAY_MS;
/** Two years: a season's feedback is read beside that of the season before. */
const FEEDBACK_STORED_MS = 730 * DAY_MS;

/**
 * Deletes ended sessions and access tokens, old links, registrations nobody confirmed, browsers nobody logs in from any
 * more, ended counters, receipts of calls, and what is older than its retention: the security log, feedback, error
 * reports, ended conditions, changes of places and records of what was deleted.
 */
export async function sweep({ prisma }: Database, now: Date): Promise<void> {
  const before = (ms: number) => ({ lt: new Date(now.getTime() - ms) });
  await prisma.session.deleteMany({ where: { expiresAt: before(0) } });
  await prisma.accessToken.deleteMany({ where: { expiresAt: before(0) } });
  await prisma.accessTokenUse.deleteMany({ where: { day: before(TOKEN_USE_STORED_MS) } });
  await prisma.userToken.deleteMany({ where: { expiresAt: before(TOKENS_STORED_MS) } });
  await prisma.registration.deleteMany({ where: { createdAt: before(UNCONFIRMED_STORED_MS) } });
  await prisma.user.deleteMany({ where: { confirmedAt: null, createdAt: before(UNCONFIRMED_STORED_MS) } });
  await prisma.knownDevice.deleteMany({ where: { lastLoginAt: before(DEVICE_MS) } });
  await prisma.rateLimit.deleteMany({ where: { endsAt: before(0) } });
  await prisma.mutationReceipt.deleteMany({ where: { createdAt: before(RECEIPTS_STORED_MS) } });
  await prisma.securityEvent.deleteMany({ where: { createdAt: before(SECURITY_EVENTS_STORED_MS) } });
  await prisma.feedback.deleteMany({ where: { createdAt: before(FEEDBACK_STORED_MS) } });
  await prisma.clientError.deleteMany({ where: { createdAt: before(CLIENT_ERRORS_STORED_MS) } });
  await prisma.condition.deleteMany({ where: { validUntil: before(CONDITIONS_STORED_MS) } });
  const newest = await prisma.changeStep.aggregate({ _max: { step: true } });
  // The newest stays: it says where the data are.
  await prisma.changeStep.deleteMany({
    where: { at: before(CHANGES_STORED_DAYS * DAY_MS), step: { lt: newest._max.step ?? 0 } },
  });
  await prisma.deletion.deleteMany({ where: { deletedAt: before(DELETIONS_STORED_DAYS * DAY_MS) } });
  await prisma.deletion.deleteMany({ where: { kind: 'mail', deletedAt: before(SENT_STORED_DAYS * DAY_MS) } });
}
