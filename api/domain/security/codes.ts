import { Secret, TOTP } from 'otpauth';
import type { CallContext } from '#api/domain/core/call.ts';
import { tokenHash } from '#api/domain/core/tokens.ts';
import type { Prisma } from '#api/platform/generated/prisma/client.ts';

/** Bytes of the secret that an app is given (RFC 4226 asks for 20). */
const SECRET_BYTES = 20;
const STEP_S = 30;
/** Clocks of phones may be one step off. */
const WINDOW = 1;
const RECOVERY_CODES = 10;
/** Bytes of a recovery code: 80 bits, sixteen letters and digits. */
const RECOVERY_BYTES = 10;

export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The address that an app reads from the picture. */
export function otpAddress(secret: string, email: string): string {
  return totpOf(secret, email).toString();
}

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: 'Taival', label, secret: Secret.fromBase32(secret), digits: 6, period: STEP_S });
}

/** The time step to which a code of the app belongs; null for a wrong code. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const delta = totpOf(secret).validate({ token, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / STEP_S) + delta;
}

/** Codes for the day on which the app is lost, as they are written down: `abcd-efgh-ijkl-mnop`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    (new Secret({ size: RECOVERY_BYTES }).base32.toLowerCase().match(/.{4}/g) ?? []).join('-'),
  );
}

/** The stored part of a recovery code, however its letters and groups are typed. */
export function recoveryHash(code: string): Uint8Array<ArrayBuffer> {
  return tokenHash(code.toUpperCase().replace(/[^A-Z2-7]/g, ''));
}

/**
 * Uses up a code of the app, or a recovery code, once: of two calls with the same code one gets in. Null for a code
 * that is wrong or was used before, and for an account without a second factor.
 */
export async function useCode(
  tx: Prisma.TransactionClient,
  { now }: Pick<CallContext, 'now'>,
  userId: string,
  code: string,
): Promise<'CODE' | 'RECOVERY_CODE' | null> {
  const factor = await tx.secondFactor.findUnique({ where: { userId } });
  if (factor === null || factor.secret === null) return null;
  const step = stepOf(factor.secret, code, now);
  if (step !== null) {
    const { count } = await tx.secondFactor.updateMany({
      where: { userId, secret: factor.secret, lastStep: { lt: step } },
      data: { lastStep: step },
    });
    return count > 0 ? 'CODE' : null;
  }
  const { count } = await tx.recoveryCode.updateMany({
    where: { userId, codeHash: recoveryHash(code), usedAt: null },
    data: { usedAt: now },
  });
  return count > 0 ? 'RECOVERY_CODE' : null;
}

/** Whether the account has a second factor in use. */
export async function hasSecondFactor(tx: Prisma.TransactionClient, userId: string): Promise<boolean> {
  return (await tx.secondFactor.count({ where: { userId, secret: { not: null } } })) > 0;
}
