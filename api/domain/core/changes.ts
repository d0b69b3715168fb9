import type { Prisma } from '#api/platform/generated/prisma/client.ts';
import { lockAccount } from './accountLocksSql.ts';
import { asUser, type CallContext, limited, type UserContext } from './call.ts';
import { CALL_LIMITS } from './callLimits.ts';
import { NotAuthorizedError } from './errors.ts';

/** Counts a call that changes something of the viewer's own. Throws NotAuthorizedError, RateLimitedError. */
export async function changing(call: CallContext): Promise<UserContext> {
  const ctx = asUser(call);
  await limited(ctx, [CALL_LIMITS.changeByUser, ctx.viewer.id]);
  return ctx;
}

/** For statements alone; a caller that also writes files gives a longer time. */
const TRANSACTION_MS = 5000;

/**
 * Does work in a transaction that no other change of the same user runs beside: rows that it counts or misses stay so
 * until it writes. Throws NotAuthorizedError('anonymous') when the account has been deleted or blocked since the call
 * began: its sessions have ended.
 */
export function inUserTransaction<T>(
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
 * A pending change holds no connection, so that other users get one. Changes of the same user in other processes are
 * waited for in the database.
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
