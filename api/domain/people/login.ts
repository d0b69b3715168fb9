import { type CallContext, limited, type Viewer } from '#api/domain/core/call.ts';
import { CALL_LIMITS } from '#api/domain/core/callLimits.ts';
import { InvalidInputError, NotAuthorizedError, RateLimitedError } from '#api/domain/core/errors.ts';
import { mailQueue } from '#api/domain/mail/queue.ts';
import { recordOwn } from '#api/domain/security/events.ts';
import { countFailure } from '#api/domain/security/failuresSql.ts';
import type { Counter } from '#api/platform/db/rateLimits.ts';
import type { Prisma, User } from '#api/platform/generated/prisma/client.ts';
import { emailFault, emailKey } from '#common/account/email.ts';
import { languageOf } from '#common/languages.ts';
import { knowDevice, knownDevice } from './devices.ts';
import { hashPassword, isOutdated, isPassword } from './passwordHash.ts';
import { checkCode } from './proof.ts';
import { type IssuedSession, rightsOf, startSession } from './sessions.ts';

export interface Login {
  readonly viewer: Viewer;
  readonly session: IssuedSession;
}

/**
 * Starts a session. An address without an account is answered as a wrong password is, and as late (DESIGN §8);
 * `pending` and `blocked` are answered only to a caller who knows the password (RULINGS 17). While many addresses fail
 * to log in to an account, `linkMailed` is answered to every browser that the account does not know: where the password
 * was right, a link is mailed by which the login goes on. Throws InvalidInputError('email' | 'password', 'missing'),
 * NotAuthorizedError('wrong' | 'pending' | 'blocked' | 'linkMailed'), RateLimitedError; where the account has a second
 * factor, NotAuthorizedError('secondFactor') without a code and InvalidInputError('code', 'wrong').
 */
export async function login(
  ctx: CallContext,
  { email, password, code }: { readonly email: string; readonly password: string; readonly code: string },
): Promise<Login> {
  if (email.trim() === '') throw new InvalidInputError('email', 'missing');
  if (password === '') throw new InvalidInputError('password', 'missing');
  const user = await userOf(ctx, email, password);
  const factor = await checkLoginCode(ctx, user, code);
  const passwordHash = isOutdated(user.passwordHash) ? await hashPassword(password) : user.passwordHash;
  return enter(ctx, user, factor, async (tx) => {
    if (passwordHash !== user.passwordHash) await tx.user.update({ where: { id: user.id }, data: { passwordHash } });
  });
}

/**
 * Starts a session of an account whose caller has proved to be its owner; `before` is done in the same transaction.
 * Throws NotAuthorizedError('wrong'), and what `before` throws.
 */
export async function enter(
  ctx: CallContext,
  user: User,
  factor: LoginFactor,
  before: (tx: Prisma.TransactionClient) => Promise<void>,
): Promise<Login> {
  const session = await ctx.db.prisma.$transaction(async (tx) => {
    // Only while the password is the one that was checked and nobody has blocked the account: a change of the password
    // or a block ends all sessions at this moment, and would miss this one.
    const updated = await tx.user.updateMany({
      where: { id: user.id, passwordHash: user.passwordHash, blockedAt: null },
      data: { passwordHash: user.passwordHash },
    });
    if (updated.count === 0) throw new NotAuthorizedError('wrong');
    await before(tx);
    const started = await startSession(tx, ctx, user.id);
    await recordOwn(tx, ctx, { userId: user.id, kind: 'LOGIN', ...(factor !== null && { detail: { factor } }) });
    return { ...started, device: await knowDevice(tx, ctx, user.id) };
  });
  const { sessionId } = session;
  const viewer = viewerOf(user, { sessionId, hasSecondFactor: factor !== null, proved: ctx.now });
  return { viewer: { ...viewer, ...rightsOf(viewer, ctx.adminSecondFactor) }, session };
}

/** How the second factor was proved; null for an account without one. */
type LoginFactor = Awaited<ReturnType<typeof checkCode>>;

/**
 * Asks for a code where the account has a second factor. Throws NotAuthorizedError('secondFactor'),
 * InvalidInputError('code', 'wrong'), RateLimitedError.
 */
export async function checkLoginCode(ctx: CallContext, user: User, code: string): Promise<LoginFactor> {
  const device = await knownDevice(ctx, user.emailKey);
  return checkCode(ctx, { userId: user.id, subject: device ?? user.id }, code);
}

/** How an attempt is counted until its password turns out to be right. */
interface Attempt {
  /** The folded address; null for a text that is no address, which belongs to no account. */
  readonly account: string | null;
  readonly counters: readonly Counter[];
  /** From a browser that the account does not know, to an account that many have failed to log in to. */
  readonly isSuspect: boolean;
}

/** Counts an attempt. Throws RateLimitedError. */
async function countAttempt(ctx: CallContext, email: string): Promise<Attempt> {
  const account = emailFault(email) === null ? emailKey(email) : null;
  const { network } = ctx.caller;
  const device = account === null ? null : await knownDevice(ctx, account);
  if (device !== null) {
    const counters = [[CALL_LIMITS.loginByDevice, device]] as const;
    await limited(ctx, ...counters);
    return { account, counters, isSuspect: false };
  }
  const counters = [
    [CALL_LIMITS.loginByAddressAndAccount, `${network} ${account ?? ''}`],
    [CALL_LIMITS.loginByAddress, network],
  ] as const;
  // One after the other: a caller who is stopped by the first counter does not fill the others.
  for (const counter of counters) await limited(ctx, counter);
  // All texts that are no addresses share one counter.
  const byAccount = [CALL_LIMITS.loginByAccount, account ?? network] as const;
  const wait = await ctx.limits.take([byAccount], ctx.now);
  if (wait > 0 && account === null) throw new RateLimitedError(wait);
  return { account, counters: [...counters, byAccount], isSuspect: wait > 0 };
}

/** The account with that address and password, which may log in. Counts the attempt, unless the password is right. */
async function userOf(ctx: CallContext, email: string, password: string): Promise<User> {
  const { account, counters, isSuspect } = await countAttempt(ctx, email);
  const user = account === null ? null : await ctx.db.prisma.user.findUnique({ where: { emailKey: account } });
  const isRight = await isPassword(user?.passwordHash ?? null, password);
  // Neither the answer nor its time says whether the address has an account or, of a suspect, the password was right.
  if (user === null || !isRight) await countFailure(ctx, 'LOGIN_FAILED', user?.id ?? null);
  else if (isSuspect) await mailLink(ctx, user);
  if (isSuspect) throw new NotAuthorizedError('linkMailed');
  if (user === null || !isRight) throw new NotAuthorizedError('wrong');
  await ctx.limits.giveBack(counters);
  refuseLockedOut(user);
  return user;
}

async function mailLink({ db, jobs, caller }: CallContext, { id }: User): Promise<void> {
  await db.prisma.$transaction((tx) =>
    jobs.enqueue(tx, mailQueue, { kind: 'loginLink', userId: id, agent: caller.agent }),
  );
}

/** Throws NotAuthorizedError('blocked' | 'pending') for an account that may not log in. */
export function refuseLockedOut({ blockedAt, blockedReason, confirmedAt }: User): void {
  if (blockedAt !== null) throw new NotAuthorizedError('blocked', blockedReason || null);
  if (confirmedAt === null) throw new NotAuthorizedError('pending');
}

type OfSession = Pick<Viewer, 'sessionId' | 'hasSecondFactor' | 'proved'>;

function viewerOf(user: User, session: OfSession): Omit<Viewer, 'needsSecondFactor'> {
  return {
    ...session,
    id: user.id,
    username: user.username,
    email: user.email,
    role: user.role,
    language: languageOf(user.language),
    description: user.description,
    profileImage: user.profileImage,
    created: user.createdAt,
    helpShown: user.helpShownAt !== null,
  };
}
