import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { asUser, type CallContext, type Viewer } from '#api/domain/core/call.ts';
import { changing, inUserTransaction } from '#api/domain/core/changes.ts';
import { refuseChanges } from '#api/domain/core/refusedChanges.ts';
import type { Database } from '#api/platform/db/database.ts';
import { type Language, languageOf } from '#common/languages.ts';
import { findPushKeys, getOrCreatePushKeys, type PushKeys } from './pushKeys.ts';

/** The page by which the daily mails are turned off without logging in; its query has the token of the user. */
export const WATCH_MAILS_PATH = '/mails/watch';

/** Parts of a token: a user's id, and our signature of it. */
const TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

/**
 * The token by which the receiver of a mail turns these mails off (RFC 8058). It does not expire, as the mail does not,
 * and allows nothing else.
 */
export async function watchMailsToken(db: Database, userId: string): Promise<string> {
  return `${userId}.${signatureOf(await getOrCreatePushKeys(db), userId).toString('base64url')}`;
}

/** The id in a token that we have signed; null for any other text. Changes nothing: without keys there is no token. */
async function userOf(db: Database, token: string): Promise<string | null> {
  const [, userId = '', signature = ''] = TOKEN.exec(token) ?? [];
  if (userId === '') return null;
  const keys = await findPushKeys(db);
  if (keys === null) return null;
  return timingSafeEqual(Buffer.from(signature, 'base64url'), signatureOf(keys, userId)) ? userId : null;
}

/** Signed by a key of its own, derived (HKDF) from the secret that the installation has for push services. */
function signatureOf({ privateKey }: PushKeys, userId: string): Buffer {
  const key = hkdfSync('sha256', privateKey, '', 'taival watch mails', 32);
  return createHmac('sha256', Buffer.from(key)).update(userId).digest();
}

/** The setting of the user whom a token is for. */
export interface WatchMails {
  readonly isOn: boolean;
  readonly language: Language;
}

/** The setting that a token is for; null for a wrong token, or where the account is gone. Changes nothing. */
export async function watchMailsOf({ db }: Pick<CallContext, 'db'>, token: string): Promise<WatchMails | null> {
  const id = await userOf(db, token);
  if (id === null) return null;
  const user = await db.prisma.user.findUnique({ where: { id }, select: { language: true, watchMailsOffAt: true } });
  return user && { isOn: user.watchMailsOffAt === null, language: languageOf(user.language) };
}

/**
 * Turns the daily mails off for the user whom a token is for. Answers as `watchMailsOf`. Throws ReadOnlyError,
 * OutOfServiceError.
 */
export async function turnWatchMailsOff(ctx: CallContext, token: string): Promise<WatchMails | null> {
  const id = await userOf(ctx.db, token);
  if (id === null) return null;
  await refuseChanges(ctx);
  await ctx.db.prisma.user.updateMany({ where: { id, watchMailsOffAt: null }, data: { watchMailsOffAt: ctx.now } });
  return watchMailsOf(ctx, token);
}

/** Whether the viewer gets the daily mails. Throws NotAuthorizedError. */
export async function getsWatchMails(call: CallContext): Promise<boolean> {
  const { db, viewer } = asUser(call);
  return (await db.prisma.user.count({ where: { id: viewer.id, watchMailsOffAt: null } })) > 0;
}

/**
 * Turns the viewer's daily mails on or off. What ended while they were off is never mailed. Throws NotAuthorizedError,
 * RateLimitedError.
 */
export async function setWatchMails(call: CallContext, isOn: boolean): Promise<Viewer> {
  const ctx = await changing(call);
  const { viewer, now } = ctx;
  await inUserTransaction(ctx, async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id: viewer.id, watchMailsOffAt: isOn ? { not: null } : null },
      data: { watchMailsOffAt: isOn ? null : now },
    });
    if (!isOn || count === 0) return;
    await tx.watchNotice.updateMany({
      where: { userId: viewer.id, endedAt: { not: null }, endToldAt: null },
      data: { endToldAt: now },
    });
  });
  return viewer;
}
