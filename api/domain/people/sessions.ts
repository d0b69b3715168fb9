import { lockAccount } from '#api/domain/core/accountLocksSql.ts';
import { type CallContext, type Role, type Services, type UserContext, type Viewer } from '#api/domain/core/call.ts';
import { changing, inUserTransaction } from '#api/domain/core/changes.ts';
import { NotFoundError } from '#api/domain/core/errors.ts';
import { isUuid } from '#api/domain/core/texts.ts';
import { newToken, tokenHash } from '#api/domain/core/tokens.ts';
import { recordOwn } from '#api/domain/security/events.ts';
import type { Database } from '#api/platform/db/database.ts';
import type { Prisma } from '#api/platform/generated/prisma/client.ts';
import { languageOf } from '#common/languages.ts';
import { DAY_MS, HOUR_MS } from '#common/time.ts';
import { dropDevice, type IssuedDevice } from './devices.ts';
import { extendSession, type SessionRow, sessionRow } from './sessionsSql.ts';

/** A session that GraphQL or REST gives to the client, the only one who knows the token. */
export interface IssuedSession {
  readonly token: string;
  readonly expiresAt: Date;
  /** Set at a login: the browser is known to the account from now on. */
  readonly device?: IssuedDevice;
}

export interface OwnSession {
  readonly id: string;
  readonly agent: string;
  readonly created: Date;
  readonly lastSeen: Date;
  readonly isCurrent: boolean;
}

/** A session ends when it has not been used for so long; each use puts it off. */
const SESSION_MS = 60 * DAY_MS;
/** That of an admin ends sooner, and a week after its login in any case. */
const ADMIN_SESSION_MS = 12 * HOUR_MS;
const ADMIN_LOGIN_MS = 7 * DAY_MS;
/** Logins of one account at a time; another ends the one not used for longest. */
export const SESSIONS_MAX = 50;
/** A use is noted at most this often: reading should not write. */
const NOTED_EVERY_MS = HOUR_MS;

export interface KnownSession {
  readonly viewer: Viewer;
  /** Set when the session was extended: the client should store its token for longer. */
  readonly extended: IssuedSession | null;
}

/** The session of a cookie's token; null when there is none, or when it has ended. */
export async function knownSession(
  { db, adminSecondFactor }: Pick<Services, 'db' | 'adminSecondFactor'>,
  token: string,
  now: Date,
): Promise<KnownSession | null> {
  const row = await sessionRow(db.pool, tokenHash(token), now);
  if (row === null) return null;
  const { lastSeen, started: _started, ...viewer } = row;
  const extended = now.getTime() - lastSeen.getTime() < NOTED_EVERY_MS ? null : await extend(db, row, token, now);
  return {
    viewer: { ...viewer, ...rightsOf(row, adminSecondFactor), language: languageOf(row.language) },
    extended,
  };
}

/** An admin without the second factor that the operator asks for has the rights of a user. */
export function rightsOf(
  { role, hasSecondFactor }: Pick<Viewer, 'role' | 'hasSecondFactor'>,
  isRequired: boolean,
): Pick<Viewer, 'role' | 'needsSecondFactor'> {
  const needsSecondFactor = isRequired && role === 'ADMIN' && !hasSecondFactor;
  return { role: needsSecondFactor ? 'USER' : role, needsSecondFactor };
}

/** When a session ends that is used now. */
function endOf(role: Role, started: Date, now: Date): Date {
  const end =
    role === 'ADMIN'
      ? Math.min(now.getTime() + ADMIN_SESSION_MS, started.getTime() + ADMIN_LOGIN_MS)
      : now.getTime() + SESSION_MS;
  return new Date(end);
}

/** Ends the sessions of somebody who becomes an admin as soon as an admin's. */
export async function shortenSessions(tx: Prisma.TransactionClient, userId: string, now: Date): Promise<void> {
  const expiresAt = endOf('ADMIN', now, now);
  await tx.session.updateMany({ where: { userId, expiresAt: { gt: expiresAt } }, data: { expiresAt } });
}

async function extend(
  { pool }: Pick<Database, 'pool'>,
  { sessionId, role, started }: SessionRow,
  token: string,
  now: Date,
): Promise<IssuedSession> {
  const expiresAt = endOf(role, started, now);
  await extendSession(pool, sessionId, now, expiresAt);
  return { token, expiresAt };
}

/** Starts a session with a token of its own; the one that the call came with ends (no fixation). */
export async function startSession(
  tx: Prisma.TransactionClient,
  { caller, viewer, now }: CallContext,
  userId: string,
): Promise<IssuedSession & { readonly sessionId: string }> {
  const token = newToken();
  const { role } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { role: true } });
  const expiresAt = endOf(role, now, now);
  if (viewer !== null) await tx.session.deleteMany({ where: { id: viewer.sessionId } });
  const surplus = await tx.session.findMany({
    where: { userId },
    orderBy: [{ lastSeenAt: 'desc' }, { id: 'asc' }],
    skip: SESSIONS_MAX - 1,
    select: { id: true },
  });
  await tx.session.deleteMany({ where: { id: { in: surplus.map((session) => session.id) } } });
  const { id } = await tx.session.create({
    data: {
      tokenHash: tokenHash(token),
      userId,
      agent: caller.agent,
      createdAt: now,
      lastSeenAt: now,
      provedAt: now,
      expiresAt,
    },
    select: { id: true },
  });
  return { token, expiresAt, sessionId: id };
}

/**
 * Ends the session of the call, and drops the browser from those that the account knows; without a session nothing
 * happens.
 */
export async function logout(ctx: CallContext): Promise<void> {
  const { db, viewer } = ctx;
  if (viewer === null) return;
  await db.prisma.$transaction(async (tx) => {
    // First, as in all changes of an account.
    await lockAccount(tx, viewer.id);
    const { count } = await tx.session.deleteMany({ where: { id: viewer.sessionId } });
    await dropDevice(tx, ctx, viewer.id);
    if (count > 0) await recordOwn(tx, ctx, { userId: viewer.id, kind: 'LOGOUT' });
  });
}

/** The viewer's sessions that have not ended, the last used first. */
export async function ownSessions({ db, viewer, now }: UserContext): Promise<OwnSession[]> {
  const rows = await db.prisma.session.findMany({
    where: { userId: viewer.id, expiresAt: { gt: now } },
    orderBy: [{ lastSeenAt: 'desc' }, { id: 'asc' }],
  });
  return rows.map(({ id, agent, createdAt, lastSeenAt }) => ({
    id,
    agent,
    created: createdAt,
    lastSeen: lastSeenAt,
    isCurrent: id === viewer.sessionId,
  }));
}

/** Ends one of the viewer's sessions. Throws NotAuthorizedError, NotFoundError. */
export async function revokeSession(call: CallContext, sessionId: string): Promise<void> {
  const ctx = await changing(call);
  const ended = isUuid(sessionId) ? await endSessions(ctx, { id: sessionId }) : 0;
  if (ended === 0) throw new NotFoundError('notFound');
}

/** Ends all of the viewer's sessions but this one; how many there were. Throws NotAuthorizedError. */
export async function revokeOtherSessions(call: CallContext): Promise<number> {
  const ctx = await changing(call);
  return endSessions(ctx, { id: { not: ctx.viewer.sessionId } });
}

/** Ends some of the viewer's sessions; how many there were. */
function endSessions(ctx: UserContext, where: Prisma.SessionWhereInput): Promise<number> {
  const userId = ctx.viewer.id;
  return inUserTransaction(ctx, async (tx) => {
    const { count } = await tx.session.deleteMany({ where: { ...where, userId } });
    if (count > 0) await recordOwn(tx, ctx, { userId, kind: 'SESSIONS_ENDED' });
    return count;
  });
}
