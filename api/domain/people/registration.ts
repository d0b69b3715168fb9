import { lockUsername } from '#api/domain/core/accountLocksSql.ts';
import { type CallContext, limited, limitedIfDone } from '#api/domain/core/call.ts';
import { CALL_LIMITS } from '#api/domain/core/callLimits.ts';
import { InvalidInputError } from '#api/domain/core/errors.ts';
import { mailQueue } from '#api/domain/mail/queue.ts';
import { Prisma } from '#api/platform/generated/prisma/client.ts';
import { emailFault, emailKey, mailboxKey } from '#common/account/email.ts';
import { toUsername, usernameFault, usernameKey } from '#common/account/username.ts';
import type { Language } from '#common/languages.ts';
import { DAY_MS } from '#common/time.ts';
import { refuseWeak } from './newPassword.ts';
import { hashPassword, isPassword } from './passwordHash.ts';

export interface Registration {
  readonly email: string;
  readonly username: string;
  readonly password: string;
  readonly language: Language;
}

/**
 * Registers an account whose address is to be confirmed by a mail. An address may be registered several times while it
 * waits: each registration has a link of its own, bound to its own name and password, and the first one confirmed ends
 * the others (RULINGS 16). Throws InvalidInputError with the codes of common/account, or `taken`; RateLimitedError.
 */
export async function register(ctx: CallContext, input: Registration): Promise<{ readonly email: string }> {
  refuse('email', emailFault(input.email));
  refuse('username', usernameFault(input.username));
  refuseWeak(input.password, { ...input, role: 'USER' });
  const email = input.email.trim();
  // One after the other: a refused call of an address does not count for the mailbox it names.
  await limited(ctx, [CALL_LIMITS.registerByAddress, ctx.caller.network]);
  await limited(ctx, [CALL_LIMITS.registerByEmail, mailboxKey(email)]);
  const { prisma } = ctx.db;
  const isOwned = (await prisma.user.count({ where: { emailKey: emailKey(email), confirmedAt: { not: null } } })) > 0;
  const send = () => sendLink(ctx, { ...input, email });
  // An owner hears of it once a day at most.
  await (isOwned ? send() : limitedIfDone(ctx, [CALL_LIMITS.mailByEmail, mailboxKey(email)], send));
  return { email };
}

/** Stores a registration and has its link mailed. Throws InvalidInputError('email' | 'username', 'taken'). */
async function sendLink(ctx: CallContext, input: Registration): Promise<void> {
  if (await isSentAgain(ctx, input)) return;
  const fields = {
    email: input.email,
    emailKey: emailKey(input.email),
    username: toUsername(input.username),
    usernameKey: usernameKey(input.username),
    passwordHash: await hashPassword(input.password),
    language: input.language,
    createdAt: ctx.now,
  };
  const isTaken = await ctx.db.prisma.$transaction((tx) => storeRegistration(tx, ctx, fields)).catch(takenOnTheWay);
  if (isTaken !== null) throw new InvalidInputError(isTaken, 'taken');
}

/**
 * Whether the address waits for a link with this very name: with the same password its mail is sent again. Another
 * password is refused, since the owner could not tell the mails of two registrations with one name apart.
 */
async function isSentAgain(ctx: CallContext, { email, username, password }: Registration): Promise<boolean> {
  const same = await ctx.db.prisma.registration.findFirst({
    where: { usernameKey: usernameKey(username), user: { emailKey: emailKey(email), confirmedAt: null } },
  });
  if (same === null) return false;
  if (!(await isPassword(same.passwordHash, password))) throw new InvalidInputError('username', 'taken');
  await ctx.db.prisma.$transaction((tx) => mailLink(tx, ctx, same));
  return true;
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

async function storeRegistration(tx: Prisma.TransactionClient, ctx: CallContext, fields: Fields): Promise<Taken> {
  const sameEmail = await tx.user.findUnique({ where: { emailKey: fields.emailKey } });
  if (sameEmail !== null && sameEmail.confirmedAt !== null) {
    await notifyOwner(tx, ctx, sameEmail.id);
    return 'email';
  }
  if (!(await lockUsername(tx, fields.usernameKey, sameEmail?.id ?? null))) return 'username';
  const { email: _email, emailKey: key, ...account } = fields;
  if (sameEmail === null) await tx.user.create({ data: fields });
  else {
    // A login with the newest password is answered that the address waits; the confirmed link decides which one counts.
    const { count } = await tx.user.updateMany({ where: { id: sameEmail.id, confirmedAt: null }, data: account });
    if (count === 0) return 'email';
  }
  const registration = await tx.registration.create({ data: { ...account, user: { connect: { emailKey: key } } } });
  await mailLink(tx, ctx, registration);
  return null;
}

function mailLink(
  tx: Prisma.TransactionClient,
  { jobs }: CallContext,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<void> {
  return jobs.enqueue(tx, mailQueue, { kind: 'confirm', userId, registrationId: id });
}

/** Mails the owner of an account that somebody tried to register its address, at most once a day. */
async function notifyOwner(tx: Prisma.TransactionClient, { jobs, now }: CallContext, userId: string): Promise<void> {
  const dayAgo = new Date(now.getTime() - DAY_MS);
  const noted = await tx.user.updateMany({
    where: {
      id: userId,
      OR: [{ alreadyRegisteredMailedAt: null }, { alreadyRegisteredMailedAt: { lt: dayAgo } }],
    },
    data: { alreadyRegisteredMailedAt: now },
  });
  if (noted.count > 0) await jobs.enqueue(tx, mailQueue, { kind: 'alreadyRegistered', userId });
}

/** Two registrations at the same time: the index lets one through. */
function takenOnTheWay(error: unknown): Taken {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== 'P2002') throw error;
  return JSON.stringify(error.meta).includes('username') ? 'username' : 'email';
}

function refuse(parameterName: string, fault: ConstructorParameters<typeof InvalidInputError>[1] | null): void {
  if (fault !== null) throw new InvalidInputError(parameterName, fault);
}
