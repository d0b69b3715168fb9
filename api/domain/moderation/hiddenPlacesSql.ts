import { refreshHiddenIdentities } from '#api/platform/db/hiddenIdentities.ts';
import type { Prisma } from '#api/platform/generated/prisma/client.ts';

/** Brings the hidden identities up to date with the edits of a transaction. */
export function refreshHidden(tx: Prisma.TransactionClient): Promise<void> {
  return refreshHiddenIdentities((statement) => tx.$executeRawUnsafe(statement));
}
