import type { Prisma } from '#api/platform/generated/prisma/client.ts';
import type { ReportKind } from './records/reportCases.ts';

export interface ReportedThing {
  readonly kind: ReportKind;
  readonly targetId: string;
}

/**
 * Id of the open case about a thing; opens one where there is none. The case is locked: nobody closes it before the
 * report is in it. Index: report_open.
 */
export async function openCase(
  tx: Prisma.TransactionClient,
  { kind, targetId }: ReportedThing,
  now: Date,
): Promise<number> {
  const [open] = await tx.$queryRaw<{ id: number }[]>`
    INSERT INTO report (kind, target_id, created_at) VALUES (${kind}::report_kind, ${targetId}, ${now})
    ON CONFLICT (kind, target_id) WHERE closed_at IS NULL DO UPDATE SET target_id = EXCLUDED.target_id RETURNING id`;
  if (open === undefined) throw new Error('a report found no case');
  return open.id;
}

/** When two moderators close a case at once, the second one sees it closed. Index: report primary key. */
export async function lockCase(tx: Prisma.TransactionClient, id: number): Promise<void> {
  await tx.$executeRaw`SELECT 1 FROM report WHERE id = ${id} FOR UPDATE`;
}
