import type { Database } from '#api/platform/db/database.ts';

const KIND = 'mail';

/** For this time it is known which mails were sent; longer than any is pending. */
export const SENT_STORED_DAYS = 14;

/**
 * Records that the mail of a job has been sent: a backup may hold the job as pending, and a restore must not send it
 * again.
 */
export async function recordSent({ prisma }: Pick<Database, 'prisma'>, jobId: string): Promise<void> {
  await prisma.deletion.createMany({ data: [{ kind: KIND, key: jobId }], skipDuplicates: true });
}

/** Those of the jobs whose mails have been sent. */
export async function sentMails(
  { prisma }: Pick<Database, 'prisma'>,
  jobIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await prisma.deletion.findMany({
    where: { kind: KIND, key: { in: [...jobIds] } },
    select: { key: true },
  });
  return new Set(rows.map(({ key }) => key));
}
