import { parseUrl } from '#common/urls/parseUrl.ts';
import { type CapMessage, capMessageOf } from './capMessage.ts';
import { childrenOf, textOf, type XmlElement, type XmlElements, xmlElements } from './xmlElements.ts';

/** A message that a feed lists. */
export interface ListedMessage {
  /** By which it is recognised in later answers: an address, or the id of an entry. */
  readonly name: string;
  /** Where it is read; null where the feed holds it. */
  readonly url: URL | null;
  readonly message: CapMessage | null;
}

export interface WarningFeed {
  /** When the institute published it; null where it does not say. */
  readonly publishedAt: Date | null;
  readonly listed: readonly ListedMessage[];
}

export interface FeedReading extends Pick<XmlElements, 'write'> {
  /** Throws Error where the feed is not whole. */
  end(): WarningFeed;
}

/** The institute lists some ten to some hundred. */
const LISTED_MAX = 2_000;
const NAME_MAX = 1_000;
/** Bytes of a feed that only links to its messages: the public one has some 20,000. One that holds them has no end. */
const LINKS_BYTES_MAX = 4_000_000;
const [RSS, ATOM] = ['rss/channel', 'feed'];
const PUBLISHED: readonly string[] = ['pubDate', 'lastBuildDate', 'updated'];

/**
 * Reads a feed in chunks: RSS, whose items link to their messages, or Atom, whose entries hold them. Messages that
 * `isRead` accepts are not read again. Both throw Error for anything else.
 */
export function readFeed(url: URL, isRead: (name: string) => boolean): FeedReading {
  const listed: ListedMessage[] = [];
  const published: Date[] = [];
  let form = '';
  let bytes = 0;
  const elements = xmlElements([RSS, ATOM], (element, parent) => {
    form = parent;
    if (PUBLISHED.includes(element.name)) published.push(...timesOf(element.text));
    if (element.name !== (parent === RSS ? 'item' : 'entry')) return;
    if (listed.length >= LISTED_MAX) throw new Error('the feed lists too many messages');
    listed.push(parent === RSS ? ofItem(element, url) : ofEntry(element, url, isRead));
  });
  return {
    write: (chunk) => {
      elements.write(chunk);
      bytes += chunk.length;
      if (form !== ATOM && bytes > LINKS_BYTES_MAX) throw new Error('the answer is too long for a feed of links');
    },
    end: () => {
      elements.end();
      if (form === '') throw new Error('the answer is no feed of warnings');
      const latest = Math.max(...published.map(Number));
      return { publishedAt: published.length === 0 ? null : new Date(latest), listed };
    },
  };
}

function ofItem(item: XmlElement, feed: URL): ListedMessage {
  const attached = childrenOf(item, 'enclosure').map(({ attributes }) => attributes['url']);
  // The id of an item is its address in some feeds, and any other text in others.
  const permanent = /^https?:/.exec(textOf(item, 'guid'))?.input;
  const url = messageUrl([textOf(item, 'link'), ...attached, permanent], feed);
  return { name: url.href, url, message: null };
}

function ofEntry(entry: XmlElement, feed: URL, isRead: (name: string) => boolean): ListedMessage {
  const [alert] = childrenOf(entry, 'content').flatMap((content) => childrenOf(content, 'alert'));
  if (alert === undefined) {
    const isMessage = ({ attributes }: XmlElement) => attributes['type'] === 'application/cap+xml';
    const links = childrenOf(entry, 'link').toSorted((a, b) => Number(isMessage(b)) - Number(isMessage(a)));
    const url = messageUrl(
      links.map(({ attributes }) => attributes['href']),
      feed,
    );
    return { name: url.href, url, message: null };
  }
  const name = textOf(entry, 'id') || textOf(alert, 'identifier');
  if (name === '' || name.length > NAME_MAX) throw new Error('an entry of the feed has no id');
  return { name, url: null, message: isRead(name) ? null : capMessageOf(alert) };
}

/** The first of some links that leads to the feed's own service: messages are asked for there alone. */
function messageUrl(links: readonly (string | undefined)[], feed: URL): URL {
  const urls = links.flatMap((link = '') =>
    link === '' || link.length > NAME_MAX ? [] : (parseUrl(link, feed) ?? []),
  );
  const url = urls.find(({ host, protocol }) => host === feed.host && /^https?:$/.test(protocol));
  if (url === undefined) throw new Error('the feed lists a message without an address at the same service');
  // Never without encryption where the feed has it.
  url.protocol = feed.protocol;
  return url;
}

function timesOf(text: string): Date[] {
  const time = new Date(text.trim());
  return Number.isNaN(time.getTime()) ? [] : [time];
}
