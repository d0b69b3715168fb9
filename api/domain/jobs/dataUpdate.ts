import { z } from 'zod';
import type { CallContext } from '#api/domain/core/call.ts';
import { InvalidInputError, NotFoundError } from '#api/domain/core/errors.ts';
import { acting, moderating, recordActs } from '#api/domain/moderation/records/moderationLog.ts';
import { defineQueue } from '#api/platform/db/jobs.ts';
import { HOUR_S } from '#common/time.ts';
import { endImport } from './dataUpdateSql.ts';

/**
 * Updates of the data, each night and when an admin asks for one (`isAsked`); whichever process gets it does it.
 */
const dataUpdateQueue = defineQueue('data-update', z.object({ isAsked: z.boolean().optional() }), {
  limit: 2,
  delayS: 900,
  expireS: 6 * HOUR_S,
});

/**
 * Publishes that admins undo: the one that made `version` live. Not tried again, since another import may come next.
 */
const dataRollbackQueue = defineQueue('data-rollback', z.object({ version: z.number().int() }), {
  limit: 0,
  delayS: 1,
  expireS: HOUR_S,
});

/** The queues of processes that can import. */
export const dataQueues = { rollback: dataRollbackQueue, update: dataUpdateQueue };

/** Has the data brought up to date as soon as a process is free. Throws NotAuthorizedError, RateLimitedError. */
export async function startDataUpdate(call: CallContext): Promise<void> {
  const ctx = await moderating(call);
  await acting(ctx, async (tx) => {
    await ctx.jobs.enqueue(tx, dataUpdateQueue, { isAsked: true });
    await recordActs(tx, ctx, [{ action: 'UPDATE_DATA', targetKind: 'DATA_SET', targetId: ctx.version }]);
  });
}

/**
 * Stops the import that runs; nothing of it becomes public. Throws NotFoundError when none runs, NotAuthorizedError,
 * RateLimitedError.
 */
export async function stopImport(call: CallContext): Promise<void> {
  const ctx = await moderating(call);
  await acting(ctx, async (tx) => {
    if ((await endImport(tx)) === 0) throw new NotFoundError();
    await recordActs(tx, ctx, [{ action: 'STOP_IMPORT', targetKind: 'DATA_SET', targetId: ctx.version }]);
  });
}

/**
 * Has the publish of the live version undone as soon as a process is free. Throws NotFoundError when `version` is not
 * the live one, or when no version before it is held; InvalidInputError('version', 'importing') while an import runs,
 * which would publish over it; NotAuthorizedError, RateLimitedError.
 */
export async function rollBackDataSet(call: CallContext, version: number): Promise<void> {
  const ctx = await moderating(call);
  await acting(ctx, async (tx) => {
    const held = await tx.dataSet.findMany({
      where: { state: { in: ['LIVE', 'PREVIOUS'] } },
      select: { version: true, state: true },
    });
    if (held.length < 2 || !held.some((one) => one.state === 'LIVE' && one.version === version))
      throw new NotFoundError();
    if ((await tx.importRun.count({ where: { state: 'RUNNING' } })) > 0)
      throw new InvalidInputError('version', 'importing');
    await ctx.jobs.enqueue(tx, dataRollbackQueue, { version });
    await recordActs(tx, ctx, [{ action: 'ROLL_BACK_DATA', targetKind: 'DATA_SET', targetId: version }]);
  });
}
