import { atomText, capText, type MadeMessage, rssText } from '../made/madeWarnings.ts';
import { type Answering, sending, startUpstream, type Upstream } from './upstream.ts';

/** What the institute publishes at one time. */
interface Publication {
  /** ISO 8601; null = the feed does not say. */
  readonly published?: string | null;
  readonly messages: readonly MadeMessage[];
}

/** The service of weather warnings, replayed: a feed, and its messages at addresses of their own. */
export interface WarningsFeed extends Upstream {
  /** Of the feed that links to its messages, and of the one that holds them. */
  readonly rssUrl: URL;
  readonly atomUrl: URL;
  publish(publication: Publication): void;
}

const XML = 'application/xml; charset=utf-8';

export async function startWarningsFeed(): Promise<WarningsFeed> {
  const service = await startUpstream((_request, response) => void response.writeHead(404).end());
  return {
    ...service,
    rssUrl: new URL('/cap/feed/rss_fi-FI.rss', service.url),
    atomUrl: new URL('/cap/feed/atom_fi-FI.xml', service.url),
    publish: (publication) => service.answer(answering(service.url, publication)),
  };
}

function answering(origin: string, { published = null, messages }: Publication): Answering {
  const entries = messages.map((message) => ({
    id: message.id,
    text: capText(message),
    link: `${origin}/cap/2026/${message.id}.xml`,
  }));
  const feed = { published, entries };
  return (request, response, url) => {
    const entry = entries.find(({ link }) => new URL(link).pathname === url.pathname);
    if (url.pathname.endsWith('.rss')) sending(rssText(feed), 'application/rss+xml')(request, response, url);
    else if (url.pathname.includes('/feed/')) sending(atomText(feed), XML)(request, response, url);
    else if (entry === undefined) response.writeHead(404).end();
    else sending(entry.text, XML)(request, response, url);
  };
}
