import type { Database } from '#api/platform/db/database.ts';
import { type Jobs, openJobs } from '#api/platform/db/jobs.ts';
import { createLog } from '#api/platform/log.ts';
import { QUEUES } from './deferredWork.ts';

/** Lets a command line queue jobs, which the server does while it runs or at its next start. */
export async function withJobs<T>(db: Database, work: (jobs: Jobs) => Promise<T>): Promise<T> {
  const jobs = await openJobs({ db, log: createLog('error'), queues: QUEUES, sendOnly: true });
  try {
    return await work(jobs);
  } finally {
    await jobs.stop();
  }
}
