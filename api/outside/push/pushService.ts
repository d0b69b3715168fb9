import webPush from 'web-push';
import { HttpError } from '#api/platform/http/httpFaults.ts';
import { post } from '#api/platform/http/httpPost.ts';
import { DAY_S } from '#common/time.ts';
import type { PushMessage } from '#common/watches/pushMessage.ts';

/** The address and keys by which a browser can be reached. */
export interface PushAddress {
  /** Its address at its push service. */
  readonly endpoint: string;
  /** Its keys, in base64url. */
  readonly p256dh: string;
  readonly auth: string;
}

export interface PushSender {
  /** The sender: an https address or `mailto:`. */
  readonly subject: string;
  /** VAPID keys in base64url. */
  readonly publicKey: string;
  readonly privateKey: string;
}

/** A device that is off for longer does not get the message: its user finds the news on the page. */
const TTL_S = DAY_S;
/** The browser has withdrawn the permission, or gave it to other keys than ours. */
const GONE: ReadonlySet<number | null> = new Set([403, 404, 410]);

/**
 * Sends a message to a browser, encrypted for it (RFC 8291). A message that waits is replaced by one with the same tag.
 * 'gone': the browser takes none any more. Throws HttpError.
 */
export async function sendPush(
  { endpoint, p256dh, auth }: PushAddress,
  message: PushMessage,
  { subject, publicKey, privateKey }: PushSender,
): Promise<'taken' | 'gone'> {
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    { vapidDetails: { subject, publicKey, privateKey }, TTL: TTL_S, topic: message.tag },
  );
  try {
    await post(new URL(endpoint), Uint8Array.from(body), headerTexts(headers));
    return 'taken';
  } catch (error) {
    if (error instanceof HttpError && GONE.has(error.status)) return 'gone';
    throw error;
  }
}

/** Without the length, which is that of the body anyway. */
function headerTexts(headers: webPush.Headers): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      name.toLowerCase() === 'content-length' ? [] : [[name, String(value)]],
    ),
  );
}

/** Whether an address belongs to one of the push services: requests go to no other host, whatever a browser says. */
export function isOfPushService(endpoint: string, services: readonly string[]): boolean {
  const url = URL.parse(endpoint);
  if (url === null || url.username !== '' || url.password !== '') return false;
  return services.some((service) => {
    if (service.includes('://')) return url.origin === service;
    if (url.origin !== `https://${url.hostname}`) return false;
    return service.startsWith('*.') ? url.hostname.endsWith(service.slice(1)) : url.hostname === service;
  });
}
