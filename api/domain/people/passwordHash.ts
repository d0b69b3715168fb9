import { argon2id, hash, needsRehash, verify } from 'argon2';
import { PASSWORD_MAX } from '#common/limits.ts';

/** OWASP's first choice for argon2id that fits a small server: 19 MiB, two passes, one lane; some 30 ms. */
const COST = { type: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

let nobodys: Promise<string> | null = null;

/**
 * Whether the password is the one of the hash. Without a hash (no account has the address) it takes as long and is
 * false; so does a password longer than any that was accepted.
 */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const isPossible = passwordHash !== null && password.length <= PASSWORD_MAX;
  nobodys ??= hashPassword('nobody has this password');
  const isRight = await verify(isPossible ? passwordHash : await nobodys, password.slice(0, PASSWORD_MAX));
  return isPossible && isRight;
}

/** Whether a hash was made with another cost, and should be made again while the password is at hand. */
export function isOutdated(passwordHash: string): boolean {
  return needsRehash(passwordHash, COST);
}
