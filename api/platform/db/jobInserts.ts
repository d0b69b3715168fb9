import type PgBoss from 'pg-boss';
import type { Prisma } from '#api/platform/generated/prisma/client.ts';
import type { PendingJob } from './pendingJobs.ts';

type Tx = Prisma.TransactionClient;

/** Stores a job within a transaction of ours. Throws where no process has made the queue. */
export async function insertJob(boss: PgBoss, tx: Tx, queue: string, data: object): Promise<void> {
  const executeSql = async (text: string, values: readonly unknown[]) => ({
    rows: await tx.$queryRawUnsafe<unknown[]>(text, ...withNulls(values)),
  });
  const id = await boss.send(queue, data, { db: { executeSql } });
  if (id === null) throw new Error(`the queue ${queue} took no work`);
}

/** The same for many jobs, with one statement. */
export async function insertJobs(boss: PgBoss, tx: Tx, queue: string, data: readonly object[]): Promise<void> {
  if (data.length === 0) return;
  let stored = 0;
  const executeSql = async (text: string, values: readonly unknown[]) => {
    stored = await tx.$executeRawUnsafe(text, ...withNulls(values));
    return { rows: [] };
  };
  const jobs = data.map((each) => ({ name: queue, data: each }));
  await boss.insert(jobs, { db: { executeSql } });
  if (stored < jobs.length) throw new Error(`the queue ${queue} took no work`);
}

/** What pg-boss leaves undefined is null in the database. */
function withNulls(values: readonly unknown[]): unknown[] {
  return values.map((value) => value ?? null);
}

/** Stores jobs of a backup under their old ids; one that is there already is left alone. */
export async function restoreJobs(boss: PgBoss, jobs: readonly PendingJob[]): Promise<void> {
  if (jobs.length > 0) await boss.insert(jobs.map(insertable));
}

function insertable({ id, queue, data, startAfter }: PendingJob): PgBoss.JobInsert {
  return { id, name: queue, startAfter, ...(typeof data === 'object' && data !== null && { data }) };
}
