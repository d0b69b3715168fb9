import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Context } from '#api/domain/core/context.ts';
import { NotFoundError } from '#api/domain/core/errors.ts';
import { placeParts, placesOfPart } from '#api/domain/places/sitemapSql.ts';
import { CACHE, etagOf, sendCached } from '#api/http/core/caching.ts';
import type { Limiter } from '#api/http/core/rateLimits.ts';
import { KINDS } from '#common/catalogue/kinds.ts';
import { HOUR_MS } from '#common/time.ts';
import { PAGE_TABS } from '#common/urls/tabs.ts';
import { formatLocation } from '#common/urls/viewLocation.ts';
import { isListedTab } from './listName.ts';
import { llmsText } from './llmsText.ts';
import { addressOfTab } from './pageAddress.ts';
import { sitemapIndexXml, sitemapXml } from './sitemapXml.ts';

export interface SitemapOptions {
  readonly context: () => Promise<Context>;
  /** Origin of the addresses, without a slash at its end. */
  readonly publicUrl: string;
  /** Whether other sites may frame our embeds: oEmbed is there only then. */
  readonly isEmbeddable: boolean;
  /** Places of one file, at most 50,000 (sitemaps.org). */
  readonly partSize?: number;
  readonly limitPage: Limiter;
}

const PART_SIZE = 50_000;

/** Cached files, of the live data set and while it changes of the one before; some megabytes each. */
const CACHED_FILES = 8;
/** Places that moderators hide leave the cached files after this time at the latest. */
const CACHE_MS = HOUR_MS;

interface File {
  readonly body: string;
  readonly etag: string;
}

/** Sends the file of this name; `write` makes its XML where it is not cached for the data set. */
type SendFile = (
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  write: (ctx: Context) => Promise<string>,
) => Promise<FastifyReply>;

/** Paths below /api/ that pages and `llms.txt` offer to programs; the longest rule of a path counts (RFC 9309). */
const OPEN_PATHS = ['/api/openapi.json', '/api/query/'] as const;
const OEMBED_PATH = '/api/oembed';

const PLACES_FILE = /^places-([1-9]\d{0,5})\.xml$/;

/**
 * `robots.txt`, `llms.txt` and the sitemaps of the live data set: an index, a file of the lists and pages, and the
 * public places in parts. Search engines find the languages of a page in its head (hreflang).
 */
export async function sitemapRoutes(
  app: FastifyInstance,
  { context, publicUrl, isEmbeddable, limitPage, partSize = PART_SIZE }: SitemapOptions,
): Promise<void> {
  const send = cachedFiles(context);
  const route = { onRequest: limitPage, schema: { hide: true } };
  app.get('/robots.txt', route, (request, reply) => {
    const open = isEmbeddable ? [...OPEN_PATHS, OEMBED_PATH] : OPEN_PATHS;
    const allowed = open.map((path) => `Allow: ${path}\n`).join('');
    const body = `User-agent: *\n${allowed}Disallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
    return sendCached(request, reply.type('text/plain; charset=utf-8'), body, etagOf(body), CACHE.revalidate);
  });
  app.get('/llms.txt', route, (request, reply) => {
    const body = llmsText(publicUrl);
    return sendCached(request, reply.type('text/markdown; charset=utf-8'), body, etagOf(body), CACHE.revalidate);
  });
  app.get('/sitemap.xml', route, (request, reply) =>
    send(request, reply, 'index', (ctx) => indexXml(ctx, publicUrl, partSize)),
  );
  app.get('/sitemaps/pages.xml', route, (request, reply) =>
    send(request, reply, 'pages', async () =>
      sitemapXml(PAGES.map((path) => ({ loc: publicUrl + path, lastmod: null }))),
    ),
  );
  app.get<{ Params: { file: string } }>('/sitemaps/:file', route, (request, reply) => {
    const part = PLACES_FILE.exec(request.params.file)?.[1];
    if (part === undefined) throw new NotFoundError('notFound');
    return send(request, reply, request.params.file, (ctx) => placesXml(ctx, publicUrl, partSize, Number(part)));
  });
}

function cachedFiles(context: () => Promise<Context>): SendFile {
  const files = new LRUCache<string, File, () => Promise<string>>({
    max: CACHED_FILES,
    ttl: CACHE_MS,
    fetchMethod: async (_key, _stale, { context: write }) => {
      const body = await write();
      return { body, etag: etagOf(body) };
    },
  });
  return async (request, reply, name, write) => {
    const ctx = await context();
    const file = await files.fetch(`${ctx.version} ${name}`, { context: () => write(ctx) });
    if (file === undefined) throw new NotFoundError('notFound');
    reply.type('application/xml; charset=utf-8');
    return sendCached(request, reply, file.body, file.etag, CACHE.publicData);
  };
}

async function indexXml(ctx: Context, publicUrl: string, partSize: number): Promise<string> {
  const { publishedAt, starts } = await placeParts(ctx, partSize);
  const names = ['pages', ...starts.map((_, part) => `places-${part + 1}`)];
  return sitemapIndexXml(
    names.map((name) => ({ loc: `${publicUrl}/sitemaps/${name}.xml`, lastmod: publishedAt?.toISOString() ?? null })),
  );
}

/** The places of a part, counted from 1. Throws NotFoundError for a part that there is not. */
async function placesXml(ctx: Context, publicUrl: string, partSize: number, part: number): Promise<string> {
  const { publishedAt, starts } = await placeParts(ctx, partSize);
  const start = starts[part - 1];
  if (start === undefined) throw new NotFoundError('notFound');
  const published = publishedAt?.toISOString() ?? null;
  const listed = await placesOfPart(ctx, start, starts[part] ?? null);
  return sitemapXml(
    listed.map(({ id, sourceDate }) => ({ loc: `${publicUrl}/v/place/${id}`, lastmod: sourceDate ?? published })),
  );
}

/** Pages that show no place: the intro, the lists of the kinds, and pages about the product. */
const PAGES: readonly string[] = [
  ...KINDS.filter((kind) => kind !== 'none').map((kind) =>
    formatLocation({ tab: 'place', view: { screen: 'list', filter: { by: 'kind', kind } }, camera: null }),
  ),
  ...PAGE_TABS.filter(isListedTab).map((tab) => addressOfTab(tab).any),
];
