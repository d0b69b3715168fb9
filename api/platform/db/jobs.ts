import PgBoss from 'pg-boss';
import { z } from 'zod';
import type { Prisma } from '#api/platform/generated/prisma/client.ts';
import type { Log } from '#api/platform/log.ts';
import { inSpan } from '#api/platform/tracing/spans.ts';
import type { Database } from './database.ts';
import { failureOf } from './jobAttempt.ts';
import { insertJob, insertJobs, restoreJobs } from './jobInserts.ts';
import { countRun } from './jobMetrics.ts';
import { type JobStatements, jobStatements, whileAlone } from './jobStatements.ts';
import type { PendingJob } from './pendingJobs.ts';

/** A queue of deferred work: each job is done at least once, by any process, in any order. */
export interface Queue<Data extends object> {
  readonly name: string;
  readonly data: z.ZodType<Data>;
  readonly retries: QueueRetries;
}

export interface QueueRetries {
  /** How often a job is tried again after a failure. */
  readonly limit: number;
  /** Seconds until the first retry; doubles with each, at random within a factor of two. */
  readonly delayS: number;
  /** Seconds, longer than one run ever takes: after them its process counts as dead, and another one gets the job. */
  readonly expireS: number;
}

/** Queues a job within a transaction: it is done after the commit, and never after a rollback. */
export interface JobSender {
  enqueue<Data extends object>(
    tx: Prisma.TransactionClient,
    queue: Queue<Data>,
    data: Data,
    /** Id of the request that wants the job; its run gets it. */
    requestId?: string,
  ): Promise<void>;
}

/** Queues many jobs within a transaction, by one statement: thousands one by one would take longer than it may. */
export interface ManyJobsSender {
  enqueueAll<Data extends object>(
    tx: Prisma.TransactionClient,
    queue: Queue<Data>,
    all: readonly Data[],
  ): Promise<void>;
}

/** Queues jobs in the name of a request. */
export function jobsOfRequest(jobs: JobSender, requestId: string): JobSender {
  return { enqueue: (tx, queue, data) => jobs.enqueue(tx, queue, data, requestId) };
}

/** The facts of a run besides its data. `id` stays the same when the job is tried again. */
export interface JobRun {
  readonly id: string;
}

type RunOf<Data> = (data: Data, job: JobRun) => Promise<void>;

export interface Jobs extends JobSender, ManyJobsSender {
  /** Does the jobs of a queue here, by default one at a time. A job whose run throws is tried again later. */
  work<Data extends object>(queue: Queue<Data>, run: RunOf<Data>, atOnce?: number): Promise<void>;
  /**
   * Queues a job with empty data, which the queue has to know, at the given times (cron, UTC unless a time zone is
   * named), once among all processes; null: no more.
   */
  schedule(queue: Pick<Queue<object>, 'name'>, cron: string | null, timeZone?: string): Promise<void>;
  /** Queues jobs of a backup under their old ids; one that is there already is left alone. */
  restore(jobs: readonly PendingJob[]): Promise<void>;
  /** Waits for running jobs; pending ones stay for the next start. */
  stop(): Promise<void>;
}

export interface JobsOptions {
  readonly db: Database;
  readonly log: Log;
  readonly queues: readonly Pick<Queue<object>, 'name' | 'retries'>[];
  /** How often a process looks for jobs, seconds. */
  readonly pollS?: number;
  /** This process only enqueues jobs: others do them and look after the queues. */
  readonly sendOnly?: boolean;
}

const POLL_S = 1;
/** How often jobs of processes that died are looked for. */
const MAINTENANCE_S = 30;
/** Jobs that are done are deleted soon: their data may say who they were for. */
const DELETE_S = 600;
const STOP_MS = 10_000;

export function defineQueue<Data extends object>(
  name: string,
  data: z.ZodType<Data>,
  retries: QueueRetries,
): Queue<Data> {
  return { name, data, retries };
}

/** Opens the queues in the database, making them on the first start. */
export async function openJobs({ db, log, queues, pollS = POLL_S, sendOnly = false }: JobsOptions): Promise<Jobs> {
  const statements = jobStatements(db, log);
  const boss = new PgBoss({
    db: { executeSql: statements.send },
    supervise: !sendOnly,
    schedule: !sendOnly,
    maintenanceIntervalSeconds: MAINTENANCE_S,
    archiveCompletedAfterSeconds: DELETE_S,
    archiveFailedAfterSeconds: DELETE_S,
    deleteAfterSeconds: DELETE_S,
  });
  // The database may be away for a while; pending jobs are stored in it.
  boss.on('error', (error) => log.error({ err: error }, 'the job queue failed'));
  await whileAlone(db, () => startWith(boss, queues));
  return {
    enqueue: (tx, { name }, data, requestId) =>
      insertJob(boss, tx, name, requestId === undefined ? data : { ...data, requestId }),
    enqueueAll: (tx, { name }, data) => insertJobs(boss, tx, name, data),
    work: async (queue, run, atOnce = 1) => {
      for (let n = 0; n < atOnce; n += 1) await workOn(queue, run, { boss, statements, log, pollS });
    },
    schedule: async ({ name }, cron, timeZone = 'UTC') =>
      cron === null ? boss.unschedule(name) : boss.schedule(name, cron, {}, { tz: timeZone }),
    restore: (jobs) => restoreJobs(boss, jobs),
    stop: async () => {
      await boss.stop({ timeout: STOP_MS, close: false });
      // The caller closes the connections next, while outcomes of jobs may still be in flight.
      await statements.settled();
    },
  };
}

async function startWith(boss: PgBoss, queues: JobsOptions['queues']): Promise<void> {
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
}

interface Working {
  readonly boss: PgBoss;
  readonly statements: JobStatements;
  readonly log: Log;
  readonly pollS: number;
}

async function workOn<Data extends object>(
  queue: Queue<Data>,
  run: RunOf<Data>,
  { boss, statements, log, pollS }: Working,
): Promise<void> {
  const options = { pollingIntervalSeconds: pollS, batchSize: 1, includeMetadata: true as const };
  const worker = await boss.work<unknown>(queue.name, options, async (jobs) => {
    for (const { id, data, retryCount, retryLimit } of jobs) {
      const began = performance.now();
      const failed = await failureOf(() =>
        inSpan(`job ${queue.name}`, { 'taival.request_id': requestIdOf(data) }, async () =>
          run(queue.data.parse(data), { id }),
        ),
      );
      countRun(queue.name, failed === null, performance.now() - began);
      statements.runEnded(id);
      if (failed === null) continue;
      log[failed.isLogged ? 'debug' : 'warn'](
        { queue: queue.name, job: id, requestId: requestIdOf(data), failure: failed.failure },
        retryCount < retryLimit ? 'a job failed and is tried again' : 'a job failed for good',
      );
      // This error is stored with the job, hence without the words of the failure.
      throw new Error('the job failed');
    }
    // More jobs may be pending: the next is taken at once, without waiting for the poll.
    boss.notifyWorker(worker);
  });
}

/** The id of the request, which is stored beside the data of a job. */
const ofRequest = z.object({ requestId: z.string().optional() });

function requestIdOf(data: unknown): string | undefined {
  return ofRequest.safeParse(data).data?.requestId;
}
