import type { Prisma } from '#api/platform/generated/prisma/client.ts';

type Tx = Prisma.TransactionClient;

/** A condition that a user wrote, as a change needs it. */
export interface WrittenCondition {
  readonly id: number;
  readonly source: string;
  readonly code: string | null;
  readonly authorId: string | null;
  readonly placeId: number;
  readonly validFrom: Date;
  readonly validUntil: Date | null;
  readonly observedAt: Date;
  readonly hidden: Date | null;
}

/**
 * Locks what a visitor reported or a manager posted, so that changes of it take turns; null where there is none. Index:
 * condition primary key.
 */
export async function lockWritten(tx: Tx, id: number): Promise<WrittenCondition | null> {
  const rows = await tx.$queryRaw<WrittenCondition[]>`
    SELECT id, source, code, author_id AS "authorId", place_id::float8 AS "placeId", valid_from AS "validFrom",
      valid_until AS "validUntil", observed_at AS "observedAt", hidden_at AS hidden
    FROM condition WHERE id = ${id} AND source IN ('visitor', 'manager') FOR NO KEY UPDATE`;
  return rows[0] ?? null;
}
