import { type CallContext, limited } from '#api/domain/core/call.ts';
import { CALL_LIMITS } from '#api/domain/core/callLimits.ts';
import { InvalidInputError } from '#api/domain/core/errors.ts';
import { mailQueue } from '#api/domain/mail/queue.ts';
import { emailFault, emailKey, mailboxKey } from '#common/account/email.ts';
import type { Language } from '#common/languages.ts';

/** The target of a mailed link: the page with its button, or why it does not work (RULINGS 16). */
export interface LinkTarget {
  /** The token, or `expired` or `exists`. */
  readonly token: string;
  /** Address of its present or former owner; null for a token that was never given. */
  readonly email: string | null;
}

/**
 * Puts a mail off that goes out only where somebody has the address. Nothing is looked up now: every address takes the
 * same time. Throws InvalidInputError('email'), RateLimitedError.
 */
export async function askForMail(
  ctx: CallContext,
  kind: 'confirmAgain' | 'reset',
  { email, language }: { readonly email: string; readonly language: Language },
): Promise<void> {
  const fault = emailFault(email);
  if (fault !== null) throw new InvalidInputError('email', fault);
  const address = emailKey(email);
  await limited(ctx, [CALL_LIMITS.mailByAddress, ctx.caller.network]);
  await limited(ctx, [CALL_LIMITS.mailByEmail, mailboxKey(email)]);
  await ctx.db.prisma.$transaction((tx) => ctx.jobs.enqueue(tx, mailQueue, { kind, email: address, language }));
}
