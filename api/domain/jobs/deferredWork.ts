import { setTimeout as pause } from 'node:timers/promises';
import { askSources, type ConditionReader, conditionsQueue } from '#api/domain/conditions/sources/askSources.ts';
import { MAILS_AT_ONCE, mailQueue } from '#api/domain/mail/queue.ts';
import { sendMail } from '#api/domain/mail/send.ts';
import type { MailServices } from '#api/domain/mail/services.ts';
import { commonsQueue, photoLookUp } from '#api/domain/photos/commons/lookUp.ts';
import { deleteFiles, imageFilesQueue } from '#api/domain/photos/files/imageFiles.ts';
import { imageSweepQueue, sweepImageFiles } from '#api/domain/photos/files/imageSweep.ts';
import { purge, purgeQueue } from '#api/domain/photos/files/purges.ts';
import { refreshPatterns } from '#api/hours/patternsSql.ts';
import { type CommonsAddress, commonsService } from '#api/outside/commons/commonsService.ts';
import type { Jobs, Queue } from '#api/platform/db/jobs.ts';
import type { Files } from '#api/platform/files/files.ts';
import { serviceHealth } from '#api/platform/http/serviceHealth.ts';
import type { Log } from '#api/platform/log.ts';
import { backupQueues } from './backups.ts';
import { dataQueues } from './dataUpdate.ts';
import { dumpsQueue } from './dumps.ts';
import { openingHoursQueue } from './openingHours.ts';
import { sweep, sweepQueue } from './sweep.ts';
import { tilesAheadQueue } from './tilesAhead.ts';
import { startWatches, watchQueues } from './watches.ts';
import { startWebhooks, webhookQueues } from './webhooks.ts';

/** Every queue there is. */
export const QUEUES: readonly Pick<Queue<object>, 'name' | 'retries'>[] = [
  mailQueue,
  sweepQueue,
  imageFilesQueue,
  imageSweepQueue,
  dataQueues.rollback,
  dataQueues.update,
  purgeQueue,
  tilesAheadQueue,
  dumpsQueue,
  backupQueues.backup,
  backupQueues.deletionList,
  commonsQueue,
  openingHoursQueue,
  conditionsQueue,
  ...watchQueues,
  ...webhookQueues,
];

/** Queues whose pending jobs a backup holds; the work of others is found again by sweeps, or is no longer wanted. */
export const BACKED_UP_QUEUES: readonly Pick<Queue<object>, 'name'>[] = [mailQueue, purgeQueue];

/** The services that look up photos of others. */
interface PhotoSearch {
  readonly log: Log;
  /** Null: no photos of others are looked up. */
  readonly commons: CommonsAddress | null;
}

export interface WorkServices extends MailServices, PhotoSearch {
  readonly files: Files;
  /** Where the CDN takes purge requests; null without a CDN. */
  readonly cdnPurgeUrl: string | null;
  /** Sources of conditions that are asked. */
  readonly conditionReaders: readonly ConditionReader[];
  /** Origins that webhooks may have although they are not public. */
  readonly webhookOrigins: readonly string[];
}

/** Does deferred and scheduled jobs in this process. */
export async function startWork(jobs: Jobs, services: WorkServices): Promise<void> {
  const { db, files, log, cdnPurgeUrl } = services;
  await startPhotoSearch(jobs, services);
  await startConditions(jobs, services);
  await startWatches(jobs, services);
  await startWebhooks(jobs, services);
  await jobs.work(mailQueue, (job, run) => sendMail(services, job, run), MAILS_AT_ONCE);
  await jobs.work(sweepQueue, () => sweep(db, new Date()));
  await jobs.work(imageFilesQueue, ({ keys }) => deleteFiles(files, keys));
  await jobs.work(imageSweepQueue, async () => void (await sweepImageFiles({ db, files, log })));
  await jobs.work(purgeQueue, ({ tags }) => purge(cdnPurgeUrl, tags));
  await jobs.work(openingHoursQueue, async () => void (await refreshPatterns(db, new Date())));
  await jobs.schedule(openingHoursQueue, '53 23 * * *');
  await jobs.schedule(sweepQueue, '17 * * * *');
  await jobs.schedule(imageSweepQueue, '41 2 * * *');
  await db.prisma.$transaction(async (tx) => {
    // Deletes files left by a process that was killed in the middle of an upload.
    await jobs.enqueue(tx, imageSweepQueue, {});
    // Stretches end soon where no process did jobs for some nights, as after a backup was restored.
    await jobs.enqueue(tx, openingHoursQueue, {});
  });
}

/** Milliseconds between two requests for photos of others, which never run at the same time. */
const PAUSE_MS = 1_000;

/** Looks up photos of places at Wikimedia Commons, each minute. */
async function startPhotoSearch(jobs: Jobs, { db, files, log, commons: address }: WorkServices): Promise<void> {
  if (address === null) return jobs.schedule(commonsQueue, null);
  const commons = commonsService(address, { turn: () => pause(PAUSE_MS) });
  const instead = 'no photos of it are looked up';
  const health = serviceHealth({ code: 'commons', name: 'Wikimedia Commons (COMMONS_URL)', log, instead });
  const run = photoLookUp({ db, files, jobs, log, commons, health });
  await jobs.work(commonsQueue, async () => void (await run()));
  await jobs.schedule(commonsQueue, '* * * * *');
}

/** Asks the sources of conditions whose rest is over, each minute and at the start. */
async function startConditions(jobs: Jobs, { db, log, conditionReaders }: WorkServices): Promise<void> {
  if (conditionReaders.length === 0) return jobs.schedule(conditionsQueue, null);
  await jobs.work(conditionsQueue, () => askSources({ db, log }, conditionReaders, new Date()));
  await jobs.schedule(conditionsQueue, '* * * * *');
  await db.prisma.$transaction((tx) => jobs.enqueue(tx, conditionsQueue, {}));
}
