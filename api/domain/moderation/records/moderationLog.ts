import { lockModerator } from '#api/domain/core/accountLocksSql.ts';
import { asAdmin, type CallContext, limited, type UserContext } from '#api/domain/core/call.ts';
import { CALL_LIMITS } from '#api/domain/core/callLimits.ts';
import type { CreatedRow } from '#api/domain/core/cursors.ts';
import { NotAuthorizedError } from '#api/domain/core/errors.ts';
import type { Prisma } from '#api/platform/generated/prisma/client.ts';

/** Acts of moderators, and of managers at places of their area, as the log names them. */
export const ACTIONS = [
  'APPROVE_IMAGE',
  'BLOCK_USER',
  'CLEAR_PROFILE',
  'CLOSE_FOR_CHANGES',
  'CLOSE_REPORT',
  'DELETE_COMMENT',
  'DELETE_IMAGE',
  'EDIT_COMMENT',
  'EDIT_CONDITION',
  'END_CONDITION',
  'EXTEND_CONDITION',
  'HIDE_ATTRACTION',
  'HIDE_CONDITION',
  'MARK_COVER',
  'OPEN_FOR_CHANGES',
  'POST_CONDITION',
  'REJECT_IMAGE',
  'REMOVE_ALTERNATIVE_NAME',
  'REMOVE_MANAGER',
  'RESET_SECOND_FACTOR',
  'RESTORE_ATTRACTION',
  'RESTORE_CONDITION',
  'RETURN_IMAGE',
  'ROLL_BACK_DATA',
  'SET_ALTERNATIVE_NAME',
  'SET_MANAGER',
  'SET_ROLE',
  'STOP_IMPORT',
  'UNBLOCK_USER',
  'UNMARK_COVER',
  'UPDATE_DATA',
] as const;
export type Action = (typeof ACTIONS)[number];

/** Sorts of things that acts concern. */
export const ACT_TARGETS = [
  'ATTRACTION',
  'COMMENT',
  'CONDITION',
  'DATA_SET',
  'IMAGE',
  'REPORT',
  'SERVICE',
  'USER',
] as const;
export type ActTarget = (typeof ACT_TARGETS)[number];

export interface Act {
  readonly action: Action;
  readonly targetKind: ActTarget;
  readonly targetId: number | string;
  /** Details without which the act is not understood, such as a reason; no personal data of the user concerned. */
  readonly detail?: Readonly<Record<string, string>>;
}

/** Counts a call of a moderator. Throws NotAuthorizedError, RateLimitedError. */
export async function moderating(call: CallContext): Promise<UserContext> {
  const ctx = asAdmin(call);
  await limited(ctx, [CALL_LIMITS.moderateByUser, ctx.viewer.id]);
  return ctx;
}

/** For statements alone; a caller that also copies files gives a longer time. */
const ROWS_MS = 5000;

/** Does work in a transaction in which the viewer stays a moderator. Throws NotAuthorizedError. */
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

/** Stores acts in the log, in the transaction that does them. */
export function recordActs(
  tx: Prisma.TransactionClient,
  { viewer, now }: Pick<UserContext, 'viewer' | 'now'>,
  acts: readonly Act[],
): Promise<void> {
  return storeActs(tx, viewer.id, now, acts);
}

/** Stores what the operator did by the command line, without an account as its actor. */
export function recordOperatorAct(tx: Prisma.TransactionClient, now: Date, act: Act): Promise<void> {
  return storeActs(tx, null, now, [act]);
}

async function storeActs(
  tx: Prisma.TransactionClient,
  actorId: string | null,
  now: Date,
  acts: readonly Act[],
): Promise<void> {
  const data = acts.map(({ action, targetKind, targetId, detail = {} }) => ({
    actorId,
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
  readonly after: CreatedRow | null;
}
