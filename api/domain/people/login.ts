import { type CallContext, limited, type Viewer } from '#api/domain/core/call.ts';
import { CALL_LIMITS } from '#api/domain/core/callLimits.ts';
import { InvalidInputError, NotAuthorizedError } from '#api/domain/core/errors.ts';
import type { User } from '#api/platform/generated/prisma/client.ts';
import { emailFault, emailKey } from '#common/account/email.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '#common/languages.ts';
import { hashPassword, isOutdated, isPassword } from './passwordHash.ts';
import { type IssuedSession, startSession } from './sessions.ts';

export interface Login {
  readonly viewer: Viewer;
  readonly session: IssuedSession;
}

/**
 * Starts a session. An address without an account is answered as a wrong password is, and as late (DESIGN §8);
 * `pending` and `blocked` are answered only to a caller who knows the password (RULINGS 17). Throws
 * InvalidInputError('email' | 'password', 'missing'), NotAuthorizedError('wrong' | 'pending' | 'blocked'),
 * RateLimitedError.
 */
export async function login(
  ctx: CallContext,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<Login> {
  if (email.trim() === '') throw new InvalidInputError('email', 'missing');
  if (password === '') throw new InvalidInputError('password', 'missing');
  const user = await userOf(ctx, email, password);
  const passwordHash = isOutdated(user.passwordHash) ? await hashPassword(password) : user.passwordHash;
  const session = await ctx.db.prisma.$transaction(async (tx) => {
    // Only while the password is the one that was checked and nobody has blocked the account: a change of the password
    // or a block ends all sessions at this moment, and would miss this one.
    const updated = await tx.user.updateMany({
      where: { id: user.id, passwordHash: user.passwordHash, blockedAt: null },
      data: { passwordHash },
    });
    if (updated.count === 0) throw new NotAuthorizedError('wrong');
    return startSession(tx, ctx, user.id);
  });
  return { viewer: viewerOf(user, session.sessionId), session };
}

/** The account with that address and password, which may log in. Counts the attempt, unless the password is right. */
async function userOf(ctx: CallContext, email: string, password: string): Promise<User> {
  // A text that is no valid address belongs to no account; all such texts share one counter.
  const account = emailFault(email) === null ? emailKey(email) : null;
  const counters = [
    [CALL_LIMITS.loginByAddressAndAccount, `${ctx.caller.network} ${account ?? ''}`],
    [CALL_LIMITS.loginByAddress, ctx.caller.network],
    [CALL_LIMITS.loginByAccount, account ?? ctx.caller.network],
  ] as const;
  // One after the other: a caller who is stopped by the first counter does not fill the others.
  for (const counter of counters) await limited(ctx, counter);
  const user = account === null ? null : await ctx.db.prisma.user.findUnique({ where: { emailKey: account } });
  const isRight = await isPassword(user?.passwordHash ?? null, password);
  if (user === null || !isRight) throw new NotAuthorizedError('wrong');
  await ctx.limits.giveBack(counters);
  if (user.blockedAt !== null) throw new NotAuthorizedError('blocked');
  if (user.confirmedAt === null) throw new NotAuthorizedError('pending');
  return user;
}

function viewerOf(user: User, sessionId: string): Viewer {
  return {
    id: user.id,
    sessionId,
    username: user.username,
    email: user.email,
    role: user.role,
    language: isLanguage(user.language) ? user.language : DEFAULT_LANGUAGE,
    description: user.description,
    profileImage: user.profileImage,
    created: user.createdAt,
    helpShown: user.helpShownAt !== null,
  };
}
