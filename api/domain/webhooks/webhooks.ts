import { randomBytes } from 'node:crypto';
import { newestPublish } from '#api/domain/changes/changesSql.ts';
import { asUser, type CallContext, limited, type UserContext } from '#api/domain/core/call.ts';
import { CALL_LIMITS } from '#api/domain/core/callLimits.ts';
import { changing, inUserTransaction } from '#api/domain/core/changes.ts';
import { InvalidInputError, NotFoundError } from '#api/domain/core/errors.ts';
import { isUuid, trimmedText } from '#api/domain/core/texts.ts';
import { categoryKey } from '#api/domain/places/places.ts';
import { isAllowedOrigin } from '#api/outside/webhooks/sendWebhook.ts';
import type { Webhook as Row } from '#api/platform/generated/prisma/client.ts';
import { isPublicHost } from '#api/platform/http/publicAddress.ts';
import { type Bounds, parseBounds } from '#common/geo/bounds.ts';
import { WEBHOOK_NAME_MAX, WEBHOOK_URL_MAX, WEBHOOKS_PER_USER_MAX } from '#common/webhooks/limits.ts';

/** An address of the viewer that gets a message of each publish. */
export type Webhook = Pick<
  Row,
  'id' | 'name' | 'url' | 'category' | 'bounds' | 'createdAt' | 'toldAt' | 'failingSince' | 'disabledAt'
>;

export interface NewWebhook {
  readonly name: string;
  readonly url: string;
  /** Only changes in this box; null: everywhere. */
  readonly bounds: readonly number[] | null;
  /** Key or slug of a category; null: all. */
  readonly category: string | null;
}

const SHOWN = {
  id: true,
  name: true,
  url: true,
  category: true,
  bounds: true,
  createdAt: true,
  toldAt: true,
  failingSince: true,
  disabledAt: true,
} as const;

/** Bytes of the key with which messages are signed. */
const SECRET_BYTES = 32;

/** The webhooks of the viewer, the first one first. Throws NotAuthorizedError. */
export async function myWebhooks(call: CallContext): Promise<Webhook[]> {
  const { db, viewer } = asUser(call);
  return db.prisma.webhook.findMany({
    where: { userId: viewer.id },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: SHOWN,
  });
}

/**
 * Sends an address a message of each publish from now on. The secret is answered only here. Throws NotAuthorizedError,
 * RateLimitedError, InvalidInputError: 'name', 'url' ('invalid': not https, or no public address; 'tooMany'), 'bounds',
 * 'category'.
 */
export async function addWebhook(
  call: CallContext,
  input: NewWebhook,
): Promise<{ readonly webhook: Webhook; readonly secret: string }> {
  const ctx = asUser(call);
  await limited(ctx, [CALL_LIMITS.webhookByUser, ctx.viewer.id]);
  const checked = {
    name: trimmedText('name', input.name, { min: 1, max: WEBHOOK_NAME_MAX }),
    url: await checkedUrl(ctx, input.url),
    bounds: input.bounds === null ? [] : [...checkedBounds(input.bounds)],
    category: input.category === null ? null : checkedCategory(input.category),
  };
  const secret = `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
  const userId = ctx.viewer.id;
  const webhook = await inUserTransaction(ctx, async (tx) => {
    if ((await tx.webhook.count({ where: { userId } })) >= WEBHOOKS_PER_USER_MAX)
      throw new InvalidInputError('url', 'tooMany');
    const step = (await newestPublish(ctx.db.pool))?.step ?? 0;
    const data = { ...checked, secret, userId, createdAt: ctx.now, toldStep: step, queuedStep: step };
    return tx.webhook.create({ data, select: SHOWN });
  });
  return { webhook, secret };
}

/** Stops the messages to an address. Throws NotAuthorizedError, RateLimitedError, NotFoundError. */
export async function removeWebhook(call: CallContext, webhookId: string): Promise<void> {
  const { db, viewer } = await changing(call);
  if (!isUuid(webhookId)) throw new NotFoundError('notFound');
  const { count } = await db.prisma.webhook.deleteMany({ where: { id: webhookId, userId: viewer.id } });
  if (count === 0) throw new NotFoundError('notFound');
}

async function checkedUrl({ installation }: Pick<UserContext, 'installation'>, text: string): Promise<string> {
  const url = URL.parse(trimmedText('url', text, { min: 1, max: WEBHOOK_URL_MAX }));
  if (url === null || url.username !== '' || url.password !== '') throw new InvalidInputError('url', 'invalid');
  const isAllowed = isAllowedOrigin(url, installation.webhookOrigins);
  if (!isAllowed && (url.protocol !== 'https:' || !(await isPublicHost(url))))
    throw new InvalidInputError('url', 'invalid');
  return url.href;
}

function checkedBounds(bounds: readonly number[]): Bounds {
  const checked = parseBounds(bounds.join(','));
  if (checked === null) throw new InvalidInputError('bounds', 'invalid');
  return checked;
}

function checkedCategory(keyOrSlug: string): string {
  const key = categoryKey(keyOrSlug);
  if (key === null) throw new InvalidInputError('category', 'unknown');
  return key;
}
