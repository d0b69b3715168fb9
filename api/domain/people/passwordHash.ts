import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { argon2id, hash, needsRehash, verify } from 'argon2';
import { orBusy } from '#api/domain/core/busy.ts';
import { createSemaphore } from '#api/platform/semaphore.ts';
import { PASSWORD_MAX } from '#common/limits.ts';

/** OWASP's first choice for argon2id that fits a small server: 19 MiB, two passes, one lane; some 30 ms. */
const COST = { type: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Callers are answered after some three seconds at most, or asked to come again. */
const QUEUED_MAX = 100;

/**
 * Each hash takes one core and 19 MiB: at most as many run at the same time as there are cores, so that a flood of
 * logins leaves the threads of Node to everything else.
 */
const hashing = createSemaphore(availableParallelism(), QUEUED_MAX);

function whenFree<T>(work: () => Promise<T>): Promise<T> {
  return hashing.run(work).catch(orBusy('passwords'));
}

/** Throws RateLimitedError when too many callers are queued. */
export function hashPassword(password: string): Promise<string> {
  return whenFree(() => hash(password, COST));
}

let nobodys: Promise<string> | null = null;

/**
 * A hash of random text that nobody knows, the same one for the life of the process: no password fits it. Throws
 * RateLimitedError when too many callers are queued.
 */
export function nobodysHash(): Promise<string> {
  nobodys ??= hashPassword(randomBytes(32).toString('base64url')).catch((error: unknown) => {
    // The next caller tries again: one busy moment must not refuse all later logins.
    nobodys = null;
    throw error;
  });
  return nobodys;
}

/**
 * Whether the password is the one of the hash. Without a hash (no account has the address) it takes as long and is
 * false; so does a password longer than any that was accepted. Throws RateLimitedError when too many are queued.
 */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const isPossible = passwordHash !== null && password.length <= PASSWORD_MAX;
  const nobodysPassword = await nobodysHash();
  const known = isPossible ? passwordHash : nobodysPassword;
  const isRight = await whenFree(() => verify(known, password.slice(0, PASSWORD_MAX)));
  return isPossible && isRight;
}

/** Whether a hash was made with another cost, and should be made again while the password is at hand. */
export function isOutdated(passwordHash: string): boolean {
  return needsRehash(passwordHash, COST);
}
