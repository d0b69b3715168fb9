import type { Pool } from 'pg';
import { rowsOf } from '#api/platform/db/rows.ts';
import type { Prisma } from '#api/platform/generated/prisma/client.ts';

export interface SentFeedback {
  readonly text: string;
  readonly contact: string;
  readonly createdAt: Date;
}

/** Feedback whose contact is the address with that key. No index: the table is small and rarely read this way. */
export function feedbackByContact(pool: Pool, emailKey: string): Promise<SentFeedback[]> {
  return rowsOf(
    pool,
    `SELECT text, contact, created_at AS "createdAt" FROM feedback
     WHERE lower(normalize(contact, NFC)) = $1 ORDER BY id`,
    [emailKey],
  );
}

/** Removes the contact from the feedback that `feedbackByContact` finds; the texts stay. */
export async function removeFeedbackContact(tx: Prisma.TransactionClient, emailKey: string): Promise<void> {
  await tx.$executeRaw`UPDATE feedback SET contact = '' WHERE lower(normalize(contact, NFC)) = ${emailKey}`;
}
