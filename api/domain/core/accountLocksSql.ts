import type { Prisma } from '#api/platform/generated/prisma/client.ts';

// Locks on the rows of accounts. Each lasts until its transaction ends. Index of all statements: app_user primary key.

/**
 * Locks the account of somebody who changes something of their own: their other changes wait, what refers to the row
 * does not. False when it has been deleted or blocked.
 */
export async function lockAccount(tx: Prisma.TransactionClient, userId: string): Promise<boolean> {
  const locked =
    await tx.$executeRaw`SELECT 1 FROM app_user WHERE id = ${userId}::uuid AND blocked_at IS NULL FOR NO KEY UPDATE`;
  return locked > 0;
}

/** Prevents that a moderator loses the role while the transaction runs. False when the user is no moderator. */
export async function lockModerator(tx: Prisma.TransactionClient, userId: string): Promise<boolean> {
  const locked = await tx.$executeRaw`
    SELECT 1 FROM app_user WHERE id = ${userId}::uuid AND role = 'ADMIN' AND blocked_at IS NULL FOR SHARE`;
  return locked > 0;
}

/**
 * Makes others who want to register the same user name wait. False when an account, or a registration of another
 * account than `ownId`, has the name. Indexes: app_user_username_key_key, registration_username_key_idx.
 */
export async function lockUsername(
  tx: Prisma.TransactionClient,
  usernameKey: string,
  ownId: string | null,
): Promise<boolean> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('username ' || ${usernameKey}, 0))`;
  const taken = await tx.$executeRaw`
    SELECT 1 WHERE EXISTS (
      SELECT FROM app_user WHERE username_key = ${usernameKey} AND id IS DISTINCT FROM ${ownId}::uuid
      UNION ALL
      SELECT FROM registration WHERE username_key = ${usernameKey} AND user_id IS DISTINCT FROM ${ownId}::uuid)`;
  return taken === 0;
}

/** Has logins by the issuer take turns: of one person in two tabs, and of two persons with one address. */
export async function lockStaffLogins(tx: Prisma.TransactionClient): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('staff login', 0))`;
}

export interface LockedAccount {
  readonly id: string;
  /** Has the role and is not blocked. */
  readonly isModerator: boolean;
}

/** Locks two accounts, always in the same order, so that two transactions on the same accounts never deadlock. */
export function lockAccounts(
  tx: Prisma.TransactionClient,
  userIds: readonly [string, string],
): Promise<LockedAccount[]> {
  return tx.$queryRaw`
    SELECT id, role = 'ADMIN' AND blocked_at IS NULL AS "isModerator" FROM app_user
    WHERE id IN (${userIds[0]}::uuid, ${userIds[1]}::uuid) ORDER BY id FOR NO KEY UPDATE`;
}

/**
 * Locks an account that is about to be deleted: no new profile picture can be stored that would be left behind. Answers
 * the name of the present picture; null without one.
 */
export async function lockProfileImage(tx: Prisma.TransactionClient, userId: string): Promise<string | null> {
  const [user] = await tx.$queryRaw<
    { profileImage: string | null }[]
  >`SELECT profile_image AS "profileImage" FROM app_user WHERE id = ${userId}::uuid FOR UPDATE`;
  return user?.profileImage ?? null;
}
