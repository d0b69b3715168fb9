import { lockAccounts, lockProfileImage } from '#api/domain/core/accountLocksSql.ts';
import { askForProof, type CallContext, type Role, type UserContext } from '#api/domain/core/call.ts';
import { InvalidInputError, NotAuthorizedError, NotFoundError } from '#api/domain/core/errors.ts';
import { isUuid, trimmedText } from '#api/domain/core/texts.ts';
import { shortenSessions } from '#api/domain/people/sessions.ts';
import { type ListedUser, listedUsers } from '#api/domain/people/users.ts';
import { dropProfileImage } from '#api/domain/photos/files/imageFiles.ts';
import { purgePhotos } from '#api/domain/photos/files/purges.ts';
import { recordEvent } from '#api/domain/security/events.ts';
import type { Prisma } from '#api/platform/generated/prisma/client.ts';
import { REASON_MAX } from '#common/limits.ts';
import { type Act, moderating, recordActs } from './records/moderationLog.ts';
import { closeCases, reopenCases } from './records/reportCases.ts';

const BY_ADMIN = { by: 'ADMIN' } as const;

/**
 * Blocks a user: their sessions end and they cannot log in; what they have written stays. Twice is once. `reason` is
 * shown to them at the login, and recorded in the log. Throws NotAuthorizedError, InvalidInputError('userId',
 * 'invalid') for oneself, InvalidInputError('reason'), NotFoundError, RateLimitedError.
 */
export async function blockUser(
  call: CallContext,
  { userId, reason: given }: { readonly userId: string; readonly reason: string },
): Promise<ListedUser> {
  const ctx = await moderating(call);
  askForProof(ctx);
  const reason = trimmedText('reason', given, { max: REASON_MAX });
  return changingUser(ctx, userId, async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id: userId, blockedAt: null },
      data: { blockedAt: ctx.now, blockedReason: reason },
    });
    await tx.session.deleteMany({ where: { userId } });
    await tx.accessToken.deleteMany({ where: { userId } });
    const profileImage = await lockProfileImage(tx, userId);
    if (profileImage !== null) await purgePhotos(ctx.jobs, tx, [profileImage]);
    // Nobody sees the profile any more.
    if (count > 0) await closeProfileCases(tx, ctx, userId);
    // A link that was mailed before would set a password for an account that may not log in.
    await tx.userToken.deleteMany({ where: { userId, purpose: { in: ['EMAIL', 'LOGIN', 'RESET'] } } });
    if (count > 0) await recordEvent(tx, ctx, { userId, kind: 'BLOCKED', detail: BY_ADMIN });
    return count === 0
      ? null
      : { action: 'BLOCK_USER', targetKind: 'USER', targetId: userId, ...(reason !== '' && { detail: { reason } }) };
  });
}

/**
 * Removes the picture and the description of a user's profile, which end at the CDN too; the account stays. Twice is
 * once. Throws NotAuthorizedError, InvalidInputError('userId', 'invalid') for oneself, NotFoundError, RateLimitedError.
 */
export async function clearProfile(call: CallContext, { userId }: { readonly userId: string }): Promise<ListedUser> {
  const ctx = await moderating(call);
  return changingUser(ctx, userId, async (tx) => {
    const profileImage = await lockProfileImage(tx, userId);
    if (profileImage !== null) await dropProfileImage(ctx.jobs, tx, profileImage);
    const { count } = await tx.user.updateMany({
      where: { id: userId, OR: [{ profileImage: { not: null } }, { description: { not: '' } }] },
      data: { profileImage: null, profileImageAt: null, description: '' },
    });
    await closeProfileCases(tx, ctx, userId);
    return count === 0 ? null : { action: 'CLEAR_PROFILE', targetKind: 'USER', targetId: userId };
  });
}

function closeProfileCases(tx: Prisma.TransactionClient, { viewer, now }: UserContext, userId: string) {
  const targetIds = [userId.toLowerCase()];
  return closeCases(tx, { kind: 'PROFILE', targetIds, outcome: 'REMOVED', closedBy: viewer.id, now });
}

const UNBLOCKED = { blockedReason: true, blockedAt: true, profileImage: true, description: true } as const;

/**
 * Lets a user in again; twice is once. Throws NotAuthorizedError, InvalidInputError('userId', 'invalid') for oneself,
 * NotFoundError, RateLimitedError.
 */
export async function unblockUser(call: CallContext, { userId }: { readonly userId: string }): Promise<ListedUser> {
  const ctx = await moderating(call);
  askForProof(ctx);
  return changingUser(ctx, userId, async (tx) => {
    const where = { id: userId, blockedAt: { not: null } } as const;
    const blocked = await tx.user.findFirst({ where, select: UNBLOCKED });
    if (blocked === null) return null;
    // The profile is seen again, so what was reported of it waits again, where it was not removed meanwhile.
    const isCleared = blocked.profileImage === null && blocked.description === '';
    if (!isCleared)
      await reopenCases(tx, { kind: 'PROFILE', targetId: userId.toLowerCase(), closedAt: blocked.blockedAt });
    await tx.user.update({ where: { id: userId }, data: { blockedAt: null, blockedReason: '' } });
    await recordEvent(tx, ctx, { userId, kind: 'UNBLOCKED', detail: BY_ADMIN });
    // The reason of the block, so that the log can undo the act.
    const detail = { before: blocked.blockedReason };
    return { action: 'UNBLOCK_USER', targetKind: 'USER', targetId: userId, detail };
  });
}

/**
 * Gives or takes the role of a moderator; not one's own, so that there is always a moderator. Throws
 * NotAuthorizedError, InvalidInputError('userId', 'invalid') for oneself and for an address not confirmed,
 * NotFoundError, RateLimitedError.
 */
export async function setUserRole(
  call: CallContext,
  { userId, role }: { readonly userId: string; readonly role: Role },
): Promise<ListedUser> {
  const ctx = await moderating(call);
  askForProof(ctx);
  return changingUser(ctx, userId, async (tx) => {
    const { confirmedAt } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { confirmedAt: true } });
    if (confirmedAt === null) throw new InvalidInputError('userId', 'invalid');
    const { count } = await tx.user.updateMany({ where: { id: userId, role: { not: role } }, data: { role } });
    if (count > 0 && role === 'ADMIN') await shortenSessions(tx, userId, ctx.now);
    if (count > 0) await recordEvent(tx, ctx, { userId, kind: 'ROLE_SET', detail: { role, ...BY_ADMIN } });
    return count === 0 ? null : { action: 'SET_ROLE', targetKind: 'USER', targetId: userId, detail: { role } };
  });
}

/**
 * Changes a user with both accounts locked: when two moderators take each other's role at once, one of them stays a
 * moderator. `work` answers the act for the log; null when nothing was changed.
 */
export async function changingUser(
  ctx: UserContext,
  userId: string,
  work: (tx: Prisma.TransactionClient) => Promise<Act | null>,
): Promise<ListedUser> {
  const { db, viewer } = ctx;
  if (!isUuid(userId)) throw new NotFoundError('notFound');
  if (userId.toLowerCase() === viewer.id) throw new InvalidInputError('userId', 'invalid');
  await db.prisma.$transaction(async (tx) => {
    const rows = await lockAccounts(tx, [viewer.id, userId]);
    if (!rows.some(({ id, isModerator }) => id === viewer.id && isModerator)) throw new NotAuthorizedError('forbidden');
    if (rows.length < 2) throw new NotFoundError('notFound');
    const act = await work(tx);
    if (act !== null) await recordActs(tx, ctx, [act]);
  });
  const found = (await listedUsers(db, [userId])).get(userId.toLowerCase());
  if (found === undefined) throw new NotFoundError('notFound');
  return found;
}
