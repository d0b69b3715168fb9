import { lockModerator } from '#api/domain/core/accountLocksSql.ts';
import { asAdmin, type CallContext, limited, type UserContext } from '#api/domain/core/call.ts';
import { CALL_LIMITS } from '#api/domain/core/callLimits.ts';
import type { Moment } from '#api/domain/core/cursors.ts';
import { NotAuthorizedError } from '#api/domain/core/errors.ts';
import type { Prisma } from '#api/platform/generated/prisma/client.ts';

/** What moderators do. */
export const ACTIONS = [
  'APPROVE_IMAGE',
  'BLOCK_USER',
  'CLOSE_REPORT',
  'DELETE_COMMENT',
  'DELETE_IMAGE',
  'EDIT_COMMENT',
  'MARK_COVER',
  'REJECT_IMAGE',
  'REMOVE_ALTERNATIVE_NAME',
  'SET_ALTERNATIVE_NAME',
  'SET_ROLE',
  'UNBLOCK_USER',
  'UNMARK_COVER',
] as const;
export type Action = (typeof ACTIONS)[number];

/** What it is done to. */
export const ACT_TARGETS = ['ATTRACTION', 'COMMENT', 'IMAGE', 'REPORT', 'USER'] as const;
export type ActTarget = (typeof ACT_TARGETS)[number];

export interface Act {
  readonly action: Action;
  readonly targetKind: ActTarget;
  readonly targetId: number | string;
  /** What the action cannot be understood without, such as a reason; nothing of the person it concerns. */
  readonly detail?: Readonly<Record<string, string>>;
}

/** A call of a moderator, counted. Throws NotAuthorizedError, RateLimitedError. */
export async function moderating(call: CallContext): Promise<UserContext> {
  const ctx = asAdmin(call);
  await limited(ctx, [CALL_LIMITS.moderateByUser, ctx.viewer.id]);
  return ctx;
}

/** For work on rows alone. */
const ROWS_MS = 5000;

/** Does work in a transaction, while the viewer is a moderator still. Throws NotAuthorizedError. */
export function acting<T>(
  { db, viewer }: UserContext,
  work: (tx: Prisma.TransactionClient) => Promise<T>,
  timeout = ROWS_MS,
): Promise<T> {
  return db.prisma.$transaction(
    async (tx) => {
      if (!(await lockModerator(tx, viewer.id))) throw new NotAuthorizedError('forbidden');
      return work(tx);
    },
    { timeout },
  );
}

/** Writes down what is done, in the transaction that does it. */
export async function recordActs(
  tx: Prisma.TransactionClient,
  { viewer, now }: Pick<UserContext, 'viewer' | 'now'>,
  acts: readonly Act[],
): Promise<void> {
  const data = acts.map(({ action, targetKind, targetId, detail = {} }) => ({
    actorId: viewer.id,
    action,
    targetKind,
    targetId: String(targetId),
    detail,
    createdAt: now,
  }));
  if (data.length > 0) await tx.moderationAct.createMany({ data });
}

export interface MomentPage {
  readonly first: number;
  readonly after: Moment | null;
}
