import { type CallContext, limited } from '#api/domain/core/call.ts';
import { CALL_LIMITS } from '#api/domain/core/callLimits.ts';
import { InvalidInputError } from '#api/domain/core/errors.ts';
import { readToken, useToken } from '#api/domain/core/tokens.ts';
import { mailQueue } from '#api/domain/mail/queue.ts';
import { Prisma } from '#api/platform/generated/prisma/client.ts';
import { emailFault, emailKey } from '#common/account/email.ts';
import { passwordFault } from '#common/account/password.ts';
import { toUsername, usernameFault, usernameKey } from '#common/account/username.ts';
import type { Language } from '#common/languages.ts';
import { hashPassword } from './passwordHash.ts';

export interface Registration {
  readonly email: string;
  readonly username: string;
  readonly password: string;
  readonly language: Language;
}

const DAY_MS = 86_400_000;

/**
 * Registers an account whose address is to be confirmed by a mail. It replaces an earlier registration of the address
 * that is still unconfirmed: name, password and links are the new ones (RULINGS 16). Throws InvalidInputError with the
 * codes of common/account, or `taken`; RateLimitedError.
 */
export async function register(ctx: CallContext, input: Registration): Promise<{ readonly email: string }> {
  refuse('email', emailFault(input.email));
  refuse('username', usernameFault(input.username));
  refuse('password', passwordFault(input.password));
  const email = input.email.trim();
  // One after the other: a refused call of an address does not count for the mailbox it names.
  await limited(ctx, [CALL_LIMITS.registerByAddress, ctx.caller.network]);
  await limited(ctx, [CALL_LIMITS.registerByEmail, emailKey(email)]);
  const keys = {
    emailKey: emailKey(email),
    username: toUsername(input.username),
    usernameKey: usernameKey(input.username),
  };
  const fields = {
    ...keys,
    email,
    passwordHash: await hashPassword(input.password),
    language: input.language,
    createdAt: ctx.now,
  };
  const isTaken = await ctx.db.prisma.$transaction((tx) => keepRegistration(tx, ctx, fields)).catch(takenOnTheWay);
  if (isTaken !== null) throw new InvalidInputError(isTaken, 'taken');
  return { email };
}

type Taken = 'email' | 'username' | null;

interface Fields {
  readonly email: string;
  readonly emailKey: string;
  readonly username: string;
  readonly usernameKey: string;
  readonly passwordHash: string;
  readonly language: string;
  readonly createdAt: Date;
}

async function keepRegistration(
  tx: Prisma.TransactionClient,
  { jobs, now }: CallContext,
  fields: Fields,
): Promise<Taken> {
  const sameEmail = await tx.user.findUnique({ where: { emailKey: fields.emailKey } });
  if (sameEmail !== null && sameEmail.confirmedAt !== null) {
    const dayAgo = new Date(now.getTime() - DAY_MS);
    const noted = await tx.user.updateMany({
      where: {
        id: sameEmail.id,
        OR: [{ alreadyRegisteredMailedAt: null }, { alreadyRegisteredMailedAt: { lt: dayAgo } }],
      },
      data: { alreadyRegisteredMailedAt: now },
    });
    if (noted.count > 0) await jobs.enqueue(tx, mailQueue, { kind: 'alreadyRegistered', userId: sameEmail.id });
    return 'email';
  }
  const sameName = await tx.user.findUnique({ where: { usernameKey: fields.usernameKey } });
  if (sameName !== null && sameName.id !== sameEmail?.id) return 'username';
  // Its links go with it.
  if (sameEmail !== null) await tx.user.deleteMany({ where: { id: sameEmail.id, confirmedAt: null } });
  const { id } = await tx.user.create({ data: fields, select: { id: true } });
  await jobs.enqueue(tx, mailQueue, { kind: 'confirm', userId: id });
  return null;
}

/** Two registrations at the same time: the index lets one through. */
function takenOnTheWay(error: unknown): Taken {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== 'P2002') throw error;
  return JSON.stringify(error.meta).includes('username') ? 'username' : 'email';
}

function refuse(parameterName: string, fault: ConstructorParameters<typeof InvalidInputError>[1] | null): void {
  if (fault !== null) throw new InvalidInputError(parameterName, fault);
}

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

/**
 * Puts a mail off that goes out only where somebody has the address. Nothing is looked up now: every address takes the
 * same time.
 */
export async function askForMail(
  ctx: CallContext,
  kind: 'confirmAgain' | 'reset',
  { email, language }: { readonly email: string; readonly language: Language },
): Promise<void> {
  refuse('email', emailFault(email));
  const address = emailKey(email);
  await limited(ctx, [CALL_LIMITS.mailByAddress, ctx.caller.network]);
  await limited(ctx, [CALL_LIMITS.mailByEmail, address]);
  await ctx.db.prisma.$transaction((tx) => ctx.jobs.enqueue(tx, mailQueue, { kind, email: address, language }));
}

/** What a confirming link leads to: the page with its button, or why it does not work (RULINGS 16). */
export interface LinkTarget {
  /** The token, or `expired` or `exists`. */
  readonly token: string;
  /** Whose it is or was; null for a token that was never given. */
  readonly email: string | null;
}

/** Looks at the token of a confirming link and changes nothing: mail scanners open links too. */
export async function confirmationLink(ctx: CallContext, token: string): Promise<LinkTarget> {
  await limited(ctx, [CALL_LIMITS.tokenByAddress, ctx.caller.network]);
  const found = await readToken(ctx.db.prisma, token, 'CONFIRM', ctx.now);
  if (found.state === 'unknown') return { token: 'expired', email: null };
  return { token: found.state === 'valid' ? token : found.state === 'used' ? 'exists' : 'expired', email: found.email };
}

/**
 * Confirms the address of a registration. Throws InvalidInputError('registerToken'): `exists` when it was confirmed
 * before, else `expired`; RateLimitedError.
 */
export async function confirmEmail(ctx: CallContext, token: string): Promise<{ readonly email: string }> {
  await limited(ctx, [CALL_LIMITS.tokenByAddress, ctx.caller.network]);
  return ctx.db.prisma.$transaction(async (tx) => {
    const userId = await useToken(tx, token, 'CONFIRM', ctx.now);
    if (userId === null) {
      const { state } = await readToken(tx, token, 'CONFIRM', ctx.now);
      throw new InvalidInputError('registerToken', state === 'used' ? 'exists' : 'expired');
    }
    const { email } = await tx.user.update({
      where: { id: userId },
      data: { confirmedAt: ctx.now },
      select: { email: true },
    });
    // Other links of the same registration have done their work too.
    await tx.userToken.updateMany({ where: { userId, purpose: 'CONFIRM', usedAt: null }, data: { usedAt: ctx.now } });
    return { email };
  });
}
