import type { CallContext } from '#api/domain/core/call.ts';
import { newToken, tokenHash } from '#api/domain/core/tokens.ts';
import type { Prisma } from '#api/platform/generated/prisma/client.ts';
import { DAY_MS } from '#common/time.ts';

/** The token that a browser gets at a login: by it the accounts that were logged in to there know the browser. */
export interface IssuedDevice {
  readonly token: string;
  readonly expiresAt: Date;
}

/** An account knows a browser for this time after its last login there. */
export const DEVICE_MS = 365 * DAY_MS;
/** Browsers that an account knows; another takes the place of the one not used for longest. */
const DEVICES_MAX = 50;

/** Id of the caller's browser, where the account of that address (`emailKey`) knows it; else null. */
export async function knownDevice({ db, caller, now }: CallContext, emailKey: string): Promise<string | null> {
  if (caller.device === null) return null;
  const device = await db.prisma.knownDevice.findFirst({
    where: {
      tokenHash: tokenHash(caller.device),
      lastLoginAt: { gt: new Date(now.getTime() - DEVICE_MS) },
      user: { emailKey },
    },
    select: { id: true },
  });
  return device?.id ?? null;
}

/**
 * Makes the caller's browser known to the account. Its token is a new one each time, for the other accounts that know
 * the browser too: a token that somebody else has put there is worth nothing after that.
 */
export async function knowDevice(
  tx: Prisma.TransactionClient,
  { caller, now }: Pick<CallContext, 'caller' | 'now'>,
  userId: string,
): Promise<IssuedDevice> {
  const token = newToken();
  const hash = tokenHash(token);
  if (caller.device !== null)
    await tx.knownDevice.updateMany({ where: { tokenHash: tokenHash(caller.device) }, data: { tokenHash: hash } });
  await tx.knownDevice.upsert({
    where: { tokenHash_userId: { tokenHash: hash, userId } },
    create: { tokenHash: hash, userId, lastLoginAt: now },
    update: { lastLoginAt: now },
  });
  const surplus = await tx.knownDevice.findMany({
    where: { userId },
    orderBy: [{ lastLoginAt: 'desc' }, { id: 'asc' }],
    skip: DEVICES_MAX,
    select: { id: true },
  });
  if (surplus.length > 0) await tx.knownDevice.deleteMany({ where: { id: { in: surplus.map(({ id }) => id) } } });
  return { token, expiresAt: new Date(now.getTime() + DEVICE_MS) };
}

/** Removes the caller's browser from those that the account knows. */
export async function dropDevice(
  tx: Prisma.TransactionClient,
  { caller }: Pick<CallContext, 'caller'>,
  userId: string,
): Promise<void> {
  if (caller.device !== null)
    await tx.knownDevice.deleteMany({ where: { userId, tokenHash: tokenHash(caller.device) } });
}

/** Drops all known browsers of the account but the caller's. */
export async function dropOtherDevices(
  tx: Prisma.TransactionClient,
  { caller }: Pick<CallContext, 'caller'>,
  userId: string,
): Promise<void> {
  const own = caller.device === null ? {} : { tokenHash: { not: tokenHash(caller.device) } };
  await tx.knownDevice.deleteMany({ where: { userId, ...own } });
}
