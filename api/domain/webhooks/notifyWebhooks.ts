import { z } from 'zod';
import { newestPublish, stepByNumber, type StepRow } from '#api/domain/changes/changesSql.ts';
import { type ChangeCounts, changeCounts } from '#api/domain/changes/filteredChangesSql.ts';
import { mailQueue } from '#api/domain/mail/queue.ts';
import { categoriesAsked } from '#api/domain/places/places.ts';
import { sendWebhook, WebhookGoneError } from '#api/outside/webhooks/sendWebhook.ts';
import type { Database } from '#api/platform/db/database.ts';
import { defineQueue, type ManyJobsSender } from '#api/platform/db/jobs.ts';
import type { Prisma, Webhook } from '#api/platform/generated/prisma/client.ts';
import { DAY_MS } from '#common/time.ts';

/** Each minute: which webhooks are to get a message about a publish, and which have failed for too long. */
export const webhooksQueue = defineQueue('webhooks', z.object({}), { limit: 0, delayS: 1, expireS: 60 });

/** One message to one webhook. Tried again for some three days. */
export const webhookQueue = defineQueue('webhook', z.object({ webhookId: z.uuid() }), {
  limit: 12,
  delayS: 60,
  expireS: 60,
});

/** A webhook that has taken no message for so long is disabled. */
const FAILING_MS = 3 * DAY_MS;

interface Services {
  readonly db: Database;
  readonly jobs: ManyJobsSender;
}

/** Queues a message for each webhook that got none about the last publish, and disables those that fail for long. */
export async function lookAtWebhooks({ db, jobs }: Services, now: Date): Promise<void> {
  const newest = await newestPublish(db.pool);
  await db.prisma.$transaction(async (tx) => {
    await disable(tx, jobs, { failingSince: { lte: new Date(now.getTime() - FAILING_MS) } }, now);
    if (newest === null) return;
    const due = await tx.webhook.updateManyAndReturn({
      where: { disabledAt: null, queuedStep: { lt: newest.step }, user: { blockedAt: null } },
      data: { queuedStep: newest.step },
      select: { id: true },
    });
    const messages = due.map(({ id }) => ({ webhookId: id }));
    await jobs.enqueueAll(tx, webhookQueue, messages);
  });
}

/** Disables webhooks and has their owners mailed. */
async function disable(
  tx: Prisma.TransactionClient,
  jobs: ManyJobsSender,
  where: Prisma.WebhookWhereInput,
  now: Date,
): Promise<void> {
  const disabled = await tx.webhook.updateManyAndReturn({
    where: { ...where, disabledAt: null },
    data: { disabledAt: now },
    select: { id: true, userId: true },
  });
  const mails = disabled.map(({ id, userId }) => ({ kind: 'webhookDisabled' as const, userId, webhookId: id }));
  await jobs.enqueueAll(tx, mailQueue, mails);
}

interface Sender extends Services {
  /** Origin of links, without a slash at its end. */
  readonly publicUrl: string;
  /** Origins that webhooks may have although they are not public. */
  readonly webhookOrigins: readonly string[];
}

/**
 * Sends a webhook what has changed since its last message, where a place of its filter has changed. One that answers
 * 410 is disabled. Throws where it does not take the message otherwise; then the job is tried again, with what has
 * changed by then.
 */
export async function notifyWebhook(
  { db, jobs, publicUrl, webhookOrigins }: Sender,
  id: string,
  now: Date,
): Promise<void> {
  const webhook = await db.prisma.webhook.findFirst({ where: { id, disabledAt: null, user: { blockedAt: null } } });
  if (webhook === null || webhook.toldStep >= webhook.queuedStep) return;
  const [from, to] = await Promise.all([
    stepByNumber(db.pool, webhook.toldStep),
    stepByNumber(db.pool, webhook.queuedStep),
  ]);
  if (to === null) return;
  const counts = await changeCounts(db.pool, filterOf(webhook), webhook.toldStep, to.step);
  const url = URL.parse(webhook.url);
  const isWanted = url !== null && Object.values(counts).some((count) => count > 0);
  if (isWanted) {
    const message = { id: `${id}-${to.step}`, time: now, body: bodyOf(publicUrl, from, to, counts) };
    try {
      await sendWebhook(url, webhook.secret, message, webhookOrigins);
    } catch (error) {
      if (error instanceof WebhookGoneError) return db.prisma.$transaction((tx) => disable(tx, jobs, { id }, now));
      await db.prisma.webhook.updateMany({ where: { id, failingSince: null }, data: { failingSince: now } });
      throw error;
    }
  }
  await db.prisma.webhook.updateMany({
    where: { id, toldStep: { lt: to.step } },
    data: { toldStep: to.step, ...(isWanted && { toldAt: now, failingSince: null }) },
  });
}

function filterOf({ bounds, category }: Webhook) {
  const [west, south, east, north] = bounds;
  const isBox = west !== undefined && south !== undefined && east !== undefined && north !== undefined;
  return {
    bounds: isBox ? ([west, south, east, north] as const) : null,
    categories: category === null ? null : categoriesAsked(category),
  };
}

function bodyOf(publicUrl: string, from: StepRow | null, to: StepRow, counts: ChangeCounts): string {
  const since = from === null ? '' : `?since=${from.at.toISOString()}`;
  return JSON.stringify({
    type: 'places.changed',
    version: to.version,
    from: from?.version ?? null,
    counts,
    changesUrl: `${publicUrl}/api/query/changes${since}`,
  });
}
