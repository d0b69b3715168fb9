import { LRUCache } from 'lru-cache';
import { HttpError } from '#api/platform/http/httpFaults.ts';
import { MINUTE_MS, SECOND_MS } from '#common/time.ts';
import { askXml } from './askXml.ts';
import { type CapMessage, capMessageOf } from './capMessage.ts';
import type { ListedMessage } from './warningFeed.ts';
import { xmlElements } from './xmlElements.ts';

export interface MessagesOptions {
  /** For each message. */
  readonly timeoutMs?: number | undefined;
  readonly now: () => number;
}

const TIMEOUT_MS = 20 * SECOND_MS;
const BYTES_MAX = 50_000_000;
/** For all messages of a feed together. */
const ALL_MS = 4 * MINUTE_MS;
const AT_ONCE = 4;
const RECENT_MAX = 500;

/**
 * Reads all messages that a feed lists, some at a time. Throws HttpError or Error where one cannot be had; a later call
 * does not ask again for those that were read before it.
 */
export function messagesReader({ timeoutMs = TIMEOUT_MS, now }: MessagesOptions) {
  const recent = new LRUCache<string, CapMessage>({ max: RECENT_MAX });
  const messageAt = async (name: string, url: URL): Promise<CapMessage> => {
    const known = recent.get(name);
    if (known !== undefined) return known;
    const message = await fetchMessage(url, timeoutMs);
    recent.set(name, message);
    return message;
  };
  return async (listed: readonly ListedMessage[]): Promise<CapMessage[]> => {
    const endsAt = now() + ALL_MS;
    const messages = listed.flatMap(({ message }) => (message === null ? [] : [message]));
    const links = listed.flatMap(({ name, url }) => (url === null ? [] : [{ name, url }]));
    for (let at = 0; at < links.length; at += AT_ONCE) {
      if (now() > endsAt)
        throw new HttpError('the messages of the feed come too slowly', { status: null, isTimeout: true });
      messages.push(...(await Promise.all(links.slice(at, at + AT_ONCE).map(({ name, url }) => messageAt(name, url)))));
    }
    return messages;
  };
}

async function fetchMessage(url: URL, timeoutMs: number): Promise<CapMessage> {
  const read: CapMessage[] = [];
  const elements = xmlElements([''], (element) => void read.push(capMessageOf(element)));
  await askXml(url, elements, { timeoutMs, maxBytes: BYTES_MAX });
  elements.end();
  const [message] = read;
  if (message === undefined) throw new Error('the answer is no message of CAP');
  return message;
}
