import PgBoss from 'pg-boss';
import type { z } from 'zod';
import { describeError } from '#api/platform/describeError.ts';
import type { Prisma } from '#api/platform/generated/prisma/client.ts';
import type { Log } from '#api/platform/log.ts';
import type { Database } from './database.ts';

/** Work that is put off: done by whichever process takes it, at least once, in any order. */
export interface Queue<Data extends object> {
  readonly name: string;
  readonly data: z.ZodType<Data>;
  readonly retries: QueueRetries;
}

export interface QueueRetries {
  /** How often it is tried again after a failure. */
  readonly limit: number;
  /** Seconds until the first retry; doubles with each, at random within a factor of two. */
  readonly delayS: number;
  /** Longer than one run ever takes: then its process counts as dead, and the work is given to another. */
  readonly expireS: number;
}

/** Puts work off within a transaction: it is done when that commits, and never when it does not. */
export interface JobSender {
  enqueue<Data extends object>(tx: Prisma.TransactionClient, queue: Queue<Data>, data: Data): Promise<void>;
}

/** What a run is told besides its data. `id` stays the same when the work is tried again. */
export interface JobRun {
  readonly id: string;
}

export interface Jobs extends JobSender {
  /** Does the work of a queue in this process. Throwing puts it back. */
  work<Data extends object>(queue: Queue<Data>, run: (data: Data, job: JobRun) => Promise<void>): Promise<void>;
  /** Does it at the given times too (cron, UTC), once among all processes, with empty data. */
  schedule(queue: Queue<Record<string, never>>, cron: string): Promise<void>;
  /** Lets running work end; the rest stays for the next start. */
  stop(): Promise<void>;
}

export interface JobsOptions {
  readonly db: Database;
  readonly log: Log;
  readonly queues: readonly Pick<Queue<object>, 'name' | 'retries'>[];
  /** How often a process looks for work. */
  readonly pollS?: number;
}

const POLL_S = 1;
/** How often work of processes that died is looked for. */
const MAINTENANCE_S = 30;
/** What is done is forgotten soon: its data may say who it was for. */
const FORGET_S = 600;
const STOP_MS = 10_000;
/** Serialises processes that make the queues at once. */
const OPENING_LOCK = 7_214_004;

export function defineQueue<Data extends object>(
  name: string,
  data: z.ZodType<Data>,
  retries: QueueRetries,
): Queue<Data> {
  return { name, data, retries };
}

/** Opens the queues in the database, making them on the first start. */
export async function openJobs({ db, log, queues, pollS = POLL_S }: JobsOptions): Promise<Jobs> {
  const ended = new Set<string>();
  const statements = new Set<Promise<unknown>>();
  const boss = new PgBoss({
    db: {
      executeSql: async (text, values) => {
        const statement = onOwnConnection(db, text, values);
        statements.add(statement);
        try {
          return await statement;
        } catch (error) {
          // Nobody awaits what the library writes of a run that has ended: its failure would end the process. The work
          // expires and is done again.
          if (endedIn(values, ended).length === 0) throw error;
          log.error({ err: error }, 'what became of a job could not be written');
          return { rows: [{ count: 0 }] };
        } finally {
          statements.delete(statement);
          for (const id of endedIn(values, ended)) ended.delete(id);
        }
      },
    },
    maintenanceIntervalSeconds: MAINTENANCE_S,
    archiveCompletedAfterSeconds: FORGET_S,
    archiveFailedAfterSeconds: FORGET_S,
    deleteAfterSeconds: FORGET_S,
  });
  // The database may be away for a while; work waits in it.
  boss.on('error', (error) => log.error({ err: error }, 'the job queue failed'));
  await oneAtATime(db, async () => {
    await boss.start();
    for (const { name, retries } of queues) {
      const options = {
        name,
        retryLimit: retries.limit,
        retryDelay: retries.delayS,
        retryBackoff: true,
        expireInSeconds: retries.expireS,
      };
      await boss.createQueue(name, options);
      await boss.updateQueue(name, options);
    }
  });
  return {
    enqueue: async (tx, queue, data) => {
      const id = await boss.send(queue.name, data, {
        db: { executeSql: (text, values) => inTransaction(tx, text, values) },
      });
      if (id === null) throw new Error(`the queue ${queue.name} took no work`);
    },
    work: async (queue, run) => {
      const worker = await boss.work<unknown>(
        queue.name,
        { pollingIntervalSeconds: pollS, batchSize: 1 },
        async (jobs) => {
          for (const { id, data } of jobs) {
            const failure = await attempt(async () => run(queue.data.parse(data), { id }));
            ended.add(id);
            if (failure === null) continue;
            log.warn({ queue: queue.name, job: id, failure }, 'a job failed and is tried again');
            // Kept with the job, hence without the words of the failure.
            throw new Error('the job failed');
          }
          // More may wait: the next is taken at once, not when it is time to look again.
          boss.notifyWorker(worker);
        },
      );
    },
    schedule: async (queue, cron) => boss.schedule(queue.name, cron, {}),
    stop: async () => {
      await boss.stop({ timeout: STOP_MS, close: false });
      // Outcomes may still be on their way: whoever stops us closes the connections next.
      await Promise.allSettled(statements);
    },
  };
}

/** How work failed, null when it did not. The words of a mail server repeat who the mail was for: they are left out. */
async function attempt(work: () => Promise<void>): Promise<Record<string, unknown> | null> {
  try {
    await work();
    return null;
  } catch (error) {
    const { message: _words, cause: _cause, ...told } = describeError(error);
    return told;
  }
}

/**
 * Of the runs that have ended those that a statement of the library is about: its values are a queue's name and ids.
 */
function endedIn(values: unknown[] | undefined, ended: ReadonlySet<string>): string[] {
  const ids: unknown = values?.[1];
  return Array.isArray(ids) ? ids.filter((id) => ended.has(id)) : [];
}

async function oneAtATime(db: Database, work: () => Promise<void>): Promise<void> {
  const client = await db.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [OPENING_LOCK]);
    await work();
    await client.query('COMMIT');
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** Several statements in one text leave their transaction open when one fails: the connection goes with it. */
async function onOwnConnection(
  db: Database,
  text: string,
  values: unknown[] | undefined,
): Promise<{ rows: unknown[] }> {
  const client = await db.pool.connect();
  try {
    const answer = await client.query(text, values);
    client.release();
    // Several statements give several answers; nobody reads those.
    return Array.isArray(answer) ? { rows: [] } : answer;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

async function inTransaction(
  tx: Prisma.TransactionClient,
  text: string,
  values: readonly unknown[],
): Promise<{ rows: unknown[] }> {
  return { rows: await tx.$queryRawUnsafe<unknown[]>(text, ...values.map((value) => value ?? null)) };
}
