import type { Prisma } from '#api/platform/generated/prisma/client.ts';

/** Kinds of things to report: a photo, a comment, a visitor's report of a condition, the profile of a user. */
export const REPORT_KINDS = ['COMMENT', 'CONDITION', 'IMAGE', 'PROFILE'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** How a case ended: the reported thing was deleted without a moderator, was left as it is, or was removed. */
export type ReportOutcome = 'GONE' | 'KEPT' | 'REMOVED';

export interface CasesEnd {
  readonly kind: ReportKind;
  /** Ids of photos, comments, conditions or users. */
  readonly targetIds: readonly (number | string)[];
  readonly outcome: ReportOutcome;
  /** The moderator; null: nobody looked at it. */
  readonly closedBy: string | null;
  readonly now: Date;
}

/**
 * Closes the open cases about things that are deleted, in the transaction that deletes them; answers how many cases
 * were closed. Index: report_open.
 */
export function closeCases(
  tx: Prisma.TransactionClient,
  { kind, targetIds, outcome, closedBy, now }: CasesEnd,
): Promise<{ readonly count: number }> {
  const where = { kind, targetId: { in: targetIds.map(String) }, closedAt: null };
  return tx.report.updateMany({ where, data: { closedAt: now, closedBy, outcome } });
}

/**
 * Opens again the case about a thing that was closed as removed at this moment, in the transaction that shows the thing
 * again; a case that is open since then stays the only open one. Index: report_open.
 */
export async function reopenCases(
  tx: Prisma.TransactionClient,
  {
    kind,
    targetId,
    closedAt,
  }: { readonly kind: ReportKind; readonly targetId: string; readonly closedAt: Date | null },
): Promise<void> {
  const thing = { kind, targetId };
  if (closedAt === null || (await tx.report.count({ where: { ...thing, closedAt: null } })) > 0) return;
  const where = { ...thing, closedAt, outcome: 'REMOVED' } as const;
  await tx.report.updateMany({ where, data: { closedAt: null, closedBy: null, outcome: null } });
}
