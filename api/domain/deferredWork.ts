import type { Jobs, Queue } from '#api/platform/jobs.ts';
import { mailQueue } from './mail/queue.ts';
import { type MailServices, sendMail } from './mail/send.ts';
import { sweep, sweepQueue } from './sweep.ts';

/** Every queue there is. */
export const QUEUES: readonly Pick<Queue<object>, 'name' | 'retries'>[] = [mailQueue, sweepQueue];

/** Does in this process what calls have put off, and what is due by the clock. */
export async function startWork(jobs: Jobs, services: MailServices): Promise<void> {
  await jobs.work(mailQueue, (job, run) => sendMail(services, job, run));
  await jobs.work(sweepQueue, () => sweep(services.db, new Date()));
  await jobs.schedule(sweepQueue, '17 * * * *');
}
