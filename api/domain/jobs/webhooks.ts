import { lookAtWebhooks, notifyWebhook, webhookQueue, webhooksQueue } from '#api/domain/webhooks/notifyWebhooks.ts';
import type { Database } from '#api/platform/db/database.ts';
import type { Jobs } from '#api/platform/db/jobs.ts';

export const webhookQueues = [webhooksQueue, webhookQueue] as const;

interface WebhookServices {
  readonly db: Database;
  readonly publicUrl: string;
  readonly webhookOrigins: readonly string[];
}

/** Looks each minute for webhooks that wait for a message about a publish, and sends them one. */
export async function startWebhooks(jobs: Jobs, services: WebhookServices): Promise<void> {
  const { db } = services;
  await jobs.work(webhooksQueue, () => lookAtWebhooks({ db, jobs }, new Date()));
  await jobs.work(webhookQueue, ({ webhookId }) => notifyWebhook({ ...services, jobs }, webhookId, new Date()));
  await jobs.schedule(webhooksQueue, '* * * * *');
}
