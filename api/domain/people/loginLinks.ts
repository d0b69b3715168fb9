import { type CallContext, limited } from '#api/domain/core/call.ts';
import { CALL_LIMITS } from '#api/domain/core/callLimits.ts';
import { InvalidInputError } from '#api/domain/core/errors.ts';
import { readToken, redeemToken } from '#api/domain/core/tokens.ts';
import type { LinkTarget } from './askedMails.ts';
import { checkLoginCode, enter, type Login, refuseLockedOut } from './login.ts';

/** Looks at the token of a link that goes on with a login, and changes nothing: mail scanners open links too. */
export async function loginLink(ctx: CallContext, token: string): Promise<LinkTarget> {
  await limited(ctx, [CALL_LIMITS.tokenByAddress, ctx.caller.network]);
  const found = await readToken(ctx.db.prisma, token, 'LOGIN', ctx.now);
  return found.state === 'valid' ? { token, email: found.email } : { token: 'expired', email: null };
}

/**
 * Goes on with a login whose password was right, by the token of the mailed link, once. Throws
 * InvalidInputError('loginToken', 'expired'), InvalidInputError('code', 'wrong'), NotAuthorizedError('blocked' |
 * 'secondFactor'), RateLimitedError.
 */
export async function loginWithToken(
  ctx: CallContext,
  { loginToken, code }: { readonly loginToken: string; readonly code: string },
): Promise<Login> {
  await limited(ctx, [CALL_LIMITS.tokenByAddress, ctx.caller.network]);
  const expired = () => new InvalidInputError('loginToken', 'expired');
  const found = await readToken(ctx.db.prisma, loginToken, 'LOGIN', ctx.now);
  if (found.state !== 'valid') throw expired();
  const user = await ctx.db.prisma.user.findUnique({ where: { id: found.userId } });
  if (user === null) throw expired();
  refuseLockedOut(user);
  const factor = await checkLoginCode(ctx, user, code);
  return enter(ctx, user, factor, async (tx) => {
    if ((await redeemToken(tx, loginToken, 'LOGIN', ctx.now)) === null) throw expired();
  });
}
