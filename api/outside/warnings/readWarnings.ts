import { MINUTE_MS } from '#common/time.ts';
import { askXml, CLOCKS_DIFFER_MS } from './askXml.ts';
import { type MessagesOptions, messagesReader } from './readMessages.ts';
import { readFeed, type WarningFeed } from './warningFeed.ts';
import { type WarningsState, withMessages } from './warningsState.ts';

export interface WarningsReaderOptions extends MessagesOptions {
  /** Address of the feed, RSS or Atom. */
  readonly url: URL;
}

/** A feed that holds its messages may have 100 MB. */
const TIMEOUT_MS = 2 * MINUTE_MS;
const BYTES_MAX = 500_000_000;

/**
 * Asks for the feed, and for those of its messages that are new since `state`; answers the state after them. Throws
 * HttpError or Error where one of them cannot be had: a set without it would be half a set.
 */
export function warningsReader({ url, timeoutMs, now }: WarningsReaderOptions) {
  const messagesOf = messagesReader({ timeoutMs, now });
  return async (state: WarningsState): Promise<WarningsState> => {
    const read = new Set(state.read);
    const reading = readFeed(url, (name) => read.has(name));
    const question = { timeoutMs: timeoutMs ?? TIMEOUT_MS, maxBytes: BYTES_MAX, since: state };
    const { isUnchanged, etag, modified } = await askXml(url, reading, question);
    if (isUnchanged) return withMessages(state, [], new Date(now()));
    const feed = reading.end();
    checkOrder(feed, state, now());
    const messages = await messagesOf(feed.listed.filter(({ name }) => !read.has(name)));
    if (messages.some(({ sent }) => isAhead(sent, now()))) throw new Error('a message is dated in the future');
    return {
      ...withMessages(state, messages, new Date(now())),
      publishedAt: feed.publishedAt ?? state.publishedAt,
      etag,
      modified,
      read: [...new Set(feed.listed.map(({ name }) => name))],
    };
  };
}

function checkOrder({ publishedAt }: WarningFeed, state: WarningsState, now: number): void {
  if (publishedAt === null) return;
  if (isAhead(publishedAt, now)) throw new Error('the feed is dated in the future');
  if (state.publishedAt !== null && publishedAt < state.publishedAt)
    throw new Error('the feed is older than the one that was read before');
}

function isAhead(time: Date, now: number): boolean {
  return Number(time) > now + CLOCKS_DIFFER_MS;
}
