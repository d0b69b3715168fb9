import type { Prisma } from '#api/platform/generated/prisma/client.ts';
import { lockAccount } from './accountLocksSql.ts';
import { asUser, type CallContext, limited, type UserContext } from './call.ts';
import { CALL_LIMITS } from './callLimits.ts';
import { NotAuthorizedError } from './errors.ts';

/** A call that changes something of the viewer's own, counted. Throws NotAuthorizedError, RateLimitedError. */
export async function changing(call: CallContext): Promise<UserContext> {
  const ctx = asUser(call);
  await limited(ctx, [CALL_LIMITS.changeByUser, ctx.viewer.id]);
  return ctx;
}

/** Statements alone; what also writes files says how long it may take. */
const TRANSACTION_MS = 5000;

/**
 * Does work in a transaction, one after the other for a user: what it counts or finds missing is still so when it
 * writes. Throws NotAuthorizedError('anonymous') when the account has been deleted or blocked since the call began: its
 * sessions have ended.
 */
export function inTurn<T>(
  { db, viewer }: UserContext,
  work: (tx: Prisma.TransactionClient) => Promise<T>,
  timeoutMs = TRANSACTION_MS,
): Promise<T> {
  const change = () =>
    db.prisma.$transaction(
      async (tx) => {
        if (!(await lockAccount(tx, viewer.id))) throw new NotAuthorizedError('anonymous');
        return work(tx);
      },
      { timeout: timeoutMs },
    );
  return afterOthers(viewer.id, change);
}

/** When the last change of each user ends, in this process. */
const lastChanges = new Map<string, Promise<void>>();

/**
 * What waits here keeps no connection: those are for other users. Changes in other processes are waited for in the
 * database.
 */
async function afterOthers<T>(userId: string, change: () => Promise<T>): Promise<T> {
  const done = (lastChanges.get(userId) ?? Promise.resolve()).then(change);
  const ended = done.then(
    () => undefined,
    () => undefined,
  );
  lastChanges.set(userId, ended);
  try {
    return await done;
  } finally {
    if (lastChanges.get(userId) === ended) lastChanges.delete(userId);
  }
}
