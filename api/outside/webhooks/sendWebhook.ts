import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { Webhook } from 'standardwebhooks';
import { USER_AGENT } from '#api/platform/http/httpClient.ts';
import { addressIn, isPublicAddress, lookupPublic, NotPublicError } from './publicAddress.ts';

/** For one message, its answer included. */
const TIMEOUT_MS = 5_000;

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

/**
 * Sends a signed message (standardwebhooks.com) by one POST. Redirects are not followed, and the body of the answer is
 * not read. Throws where the address is not public and none of `origins`, and for any answer but a 2xx one.
 */
export async function sendWebhook(
  url: URL,
  secret: string,
  { id, body, time }: WebhookMessage,
  origins: readonly string[],
): Promise<void> {
  const signature = new Webhook(secret).sign(id, time, body);
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'user-agent': USER_AGENT,
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(time.getTime() / 1000)),
    'webhook-signature': signature,
  };
  const status = await post(url, body, headers, isAllowedOrigin(url, origins));
  if (status < 200 || status >= 300) throw new Error(`a webhook answered with status ${status}`);
}

function post(url: URL, body: string, headers: Record<string, string | number>, isAllowed: boolean): Promise<number> {
  const address = addressIn(url);
  const isRefused = url.protocol !== 'https:' || (address !== null && !isPublicAddress(address));
  if (isRefused && !isAllowed) return Promise.reject(new NotPublicError(`${url.host} is no public address`));
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const options = { method: 'POST', headers, signal, agent: false, ...(!isAllowed && { lookup: lookupPublic }) };
  return new Promise((resolve, reject) => {
    const request = send(url, options, (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    request.once('error', reject);
    request.end(body);
  });
}
