import { STOPPED_BY_ADMIN } from '#api/platform/db/stoppedByAdmin.ts';
import type { Prisma } from '#api/platform/generated/prisma/client.ts';
import { LOCK_KEYS } from '#api/platform/lockKeys.ts';

/**
 * Ends the import that runs, in whichever process: its runs are stored as failed, and its connection, which holds the
 * lock of imports, is closed. Answers the number of runs that were ended. A publish that is being committed is waited
 * for, and then there is nothing to end.
 */
export async function endImport(tx: Prisma.TransactionClient): Promise<number> {
  const ended = await tx.importRun.updateMany({
    where: { state: 'RUNNING' },
    data: { state: 'FAILED', message: STOPPED_BY_ADMIN, finishedAt: new Date() },
  });
  if (ended.count > 0)
    await tx.$queryRaw`
      SELECT pg_terminate_backend(pid) FROM pg_locks
      WHERE locktype = 'advisory' AND granted AND classid = 0 AND objid = ${LOCK_KEYS.import}::bigint::oid
        AND objsubid = 1 AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
  return ended.count;
}
