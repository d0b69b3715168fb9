import { type CallContext, limited } from '#api/domain/core/call.ts';
import { CALL_LIMITS } from '#api/domain/core/callLimits.ts';
import { InvalidInputError } from '#api/domain/core/errors.ts';
import { readToken, type UsedToken, redeemToken } from '#api/domain/core/tokens.ts';
import { recordOwn } from '#api/domain/security/events.ts';
import type { Prisma } from '#api/platform/generated/prisma/client.ts';
import type { Language } from '#common/languages.ts';
import { askForMail, type LinkTarget } from './askedMails.ts';

/**
 * Has the mail with the confirming link sent again, to an address that is still unconfirmed; the answer is the same for
 * every address. Throws InvalidInputError('email'), RateLimitedError.
 */
export async function resendConfirmation(
  ctx: CallContext,
  input: { readonly email: string; readonly language: Language },
): Promise<void> {
  await askForMail(ctx, 'confirmAgain', input);
}

/** Looks at the token of a confirming link and changes nothing: mail scanners open links too. */
export async function confirmationLink(ctx: CallContext, token: string): Promise<LinkTarget> {
  await limited(ctx, [CALL_LIMITS.tokenByAddress, ctx.caller.network]);
  const found = await readToken(ctx.db.prisma, token, 'CONFIRM', ctx.now);
  if (found.state === 'unknown') return { token: 'expired', email: null };
  return { token: found.state === 'valid' ? token : found.state === 'used' ? 'exists' : 'expired', email: found.email };
}

/**
 * Confirms the address of a registration: its name and password are the account's from now on, and the other
 * registrations of the address end. Throws InvalidInputError('registerToken'): `exists` when one was confirmed before,
 * else `expired`; RateLimitedError.
 */
export async function confirmEmail(ctx: CallContext, token: string): Promise<{ readonly email: string }> {
  await limited(ctx, [CALL_LIMITS.tokenByAddress, ctx.caller.network]);
  return ctx.db.prisma.$transaction(async (tx) => {
    // Two links of one account at the same time: the second waits for what the first has done.
    const used = await redeemToken(tx, token, 'CONFIRM', ctx.now);
    if (used === null) {
      const { state } = await readToken(tx, token, 'CONFIRM', ctx.now);
      throw new InvalidInputError('registerToken', state === 'used' ? 'exists' : 'expired');
    }
    await takeRegistration(tx, used, ctx.now);
    const { userId } = used;
    await tx.userToken.updateMany({
      where: { userId, purpose: 'CONFIRM' },
      data: { usedAt: ctx.now, registrationId: null },
    });
    await tx.registration.deleteMany({ where: { userId } });
    await recordOwn(tx, ctx, { userId, kind: 'ACCOUNT_CONFIRMED' });
    return tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } });
  });
}

/** Gives the account the name and password of the registration that the link belongs to. */
async function takeRegistration(
  tx: Prisma.TransactionClient,
  { userId, registrationId }: UsedToken,
  now: Date,
): Promise<void> {
  const registration =
    registrationId === null ? null : await tx.registration.findUniqueOrThrow({ where: { id: registrationId } });
  // A link without a registration was mailed for the account as it stood before anybody registered it again.
  if (registration === null && (await tx.registration.count({ where: { userId } })) > 0)
    throw new InvalidInputError('registerToken', 'expired');
  await tx.user.update({
    where: { id: userId },
    data: {
      confirmedAt: now,
      ...(registration !== null && {
        username: registration.username,
        usernameKey: registration.usernameKey,
        passwordHash: registration.passwordHash,
        language: registration.language,
      }),
    },
  });
}
