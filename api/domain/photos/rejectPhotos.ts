import type { UserContext } from '#api/domain/core/call.ts';
import { closeCases } from '#api/domain/moderation/records/reportCases.ts';
import type { Prisma } from '#api/platform/generated/prisma/client.ts';
import { purgePhotos } from './files/purges.ts';
import type { LockedImage } from './imageLocksSql.ts';

/**
 * Rejects photos, also approved ones: only their uploaders and moderators see them when the transaction has committed,
 * the CDN drops them, and the cases about them are closed.
 */
export async function rejectPhotos(
  tx: Prisma.TransactionClient,
  { jobs, viewer, now }: Pick<UserContext, 'jobs' | 'viewer' | 'now'>,
  images: readonly LockedImage[],
  reason: string,
): Promise<void> {
  if (images.length === 0) return;
  const ids = images.map(({ id }) => id);
  await tx.image.updateMany({
    where: { id: { in: ids } },
    data: { state: 'REJECTED', heart: false, reason, decidedAt: now, decidedBy: viewer.id },
  });
  const shown = images.flatMap(({ state, filename }) => (state === 'APPROVED' ? [filename] : []));
  await purgePhotos(jobs, tx, shown);
  await closeCases(tx, { kind: 'IMAGE', targetIds: ids, outcome: 'REMOVED', closedBy: viewer.id, now });
}
