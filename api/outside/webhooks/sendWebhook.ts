import { Webhook } from 'standardwebhooks';
import { postPublic } from '#api/platform/http/publicPost.ts';
import { SECOND_MS } from '#common/time.ts';

export interface WebhookMessage {
  /** The same for a message that is sent again. */
  readonly id: string;
  readonly body: string;
  readonly time: Date;
}

/** Whether an address is one of those that the operator lets webhooks go to although they are not public. */
export function isAllowedOrigin(url: URL, origins: readonly string[]): boolean {
  return origins.includes(url.origin);
}

const GONE = 410;

/** An answer by which the receiver of a webhook says that it wants no messages any more (standardwebhooks.com). */
export class WebhookGoneError extends Error {
  override readonly name = 'WebhookGoneError';
}

/**
 * Sends a signed message (standardwebhooks.com) by one POST. Throws where the address is not public and none of
 * `origins`, and for any answer but a 2xx one: WebhookGoneError for 410.
 */
export async function sendWebhook(
  url: URL,
  secret: string,
  { id, body, time }: WebhookMessage,
  origins: readonly string[],
): Promise<void> {
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(time.getTime() / SECOND_MS)),
    'webhook-signature': new Webhook(secret).sign(id, time, body),
  };
  const status = await postPublic(url, body, { headers, isTrusted: isAllowedOrigin(url, origins) });
  if (status === GONE) throw new WebhookGoneError(`a webhook answered with status ${status}`);
  if (status < 200 || status >= 300) throw new Error(`a webhook answered with status ${status}`);
}
