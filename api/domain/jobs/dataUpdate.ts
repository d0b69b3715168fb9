import { z } from 'zod';
import type { CallContext } from '#api/domain/core/call.ts';
import { acting, moderating } from '#api/domain/moderation/records/moderationLog.ts';
import { defineQueue } from '#api/platform/db/jobs.ts';

/** Updates of the data, each night and when an admin wants one; whichever process gets it does it. */
export const dataUpdateQueue = defineQueue('data-update', z.object({}), { limit: 2, delayS: 900, expireS: 6 * 3600 });

/** Has the data brought up to date as soon as a process is free. Throws NotAuthorizedError, RateLimitedError. */
export async function startDataUpdate(call: CallContext): Promise<void> {
  const ctx = await moderating(call);
  await acting(ctx, (tx) => ctx.jobs.enqueue(tx, dataUpdateQueue, {}));
}
