import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asDomainError, OutOfServiceError } from '#api/domain/core/errors.ts';
import { CACHE, isCurrent, sendCached } from '#api/http/core/caching.ts';
import type { Limiter } from '#api/http/core/rateLimits.ts';
import { SHELL_HEADER } from '#common/offline/cachedPage.ts';
import { isPhone } from './pageAddress.ts';
import type { Page, PageRequest } from './pages.ts';
import type { Shell } from './shell.ts';

/** The headers that a page depends on, beside its address. */
const VARY = 'accept-language, user-agent, accept-encoding';

export interface StaticOptions {
  /** Folder of the built client. */
  readonly webFolder: string;
  readonly page: (request: PageRequest) => Promise<Page>;
  readonly shell: Pick<Shell, 'tag' | 'html'>;
  readonly limitPage: Limiter;
}

/**
 * The built client: hashed assets, cached for ever; other files, checked each time; the page itself at `/` and `/v/…`.
 */
export async function staticFiles(
  app: FastifyInstance,
  { webFolder, page, shell, limitPage }: StaticOptions,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: webFolder,
    // A route for each file of the build. With one for all, each request would read the list of the whole folder.
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    // Dotfiles describe the build, and are no routes either; the service worker and the component of embeds have their
    // own.
    globIgnore: [...PRIVATE_FILES, 'sw.js', 'embed/taival-map.js', '**/*.map', '**/*.br', '**/*.gz'],
    setHeaders: (reply, file) => {
      reply.header('cache-control', file.includes(ASSETS) ? CACHE.immutable : CACHE.revalidate);
    },
  });

  for (const url of ['/', '/v', '/v/*']) {
    app.get(
      url,
      { onRequest: limitPage, schema: { hide: true }, errorHandler: sendShell(shell) },
      async (request, reply) => {
        const at = request.url.indexOf('?');
        const pathname = at < 0 ? request.url : request.url.slice(0, at);
        const { status, moved, body, isCacheable } = await page({
          pathname,
          search: at < 0 ? '' : request.url.slice(at),
          acceptLanguage: request.headers['accept-language'],
          fromPhone: isPhone(request.headers['user-agent']),
          requestId: request.id,
        });
        // Search engines may rely on it; caches ask again, for two records that are one place today may be two
        // tomorrow.
        if (moved !== null) return reply.header('cache-control', CACHE.revalidate).redirect(moved, 301);
        // A client that has the page gets no bytes of it: nothing is compressed for it.
        const { 'accept-encoding': accepted, 'if-none-match': had } = request.headers;
        const { encoding, bytes } = await body.encoded(isCurrent(had, body.etag) ? undefined : accepted);
        reply.code(status).type('text/html; charset=utf-8').header('vary', VARY);
        if (encoding !== null) reply.header('content-encoding', encoding);
        if (isCacheable) reply.header(SHELL_HEADER, shell.tag);
        return sendCached(request, reply, bytes, body.etag, isCacheable ? CACHE.revalidatePublic : CACHE.revalidate);
      },
    );
  }
}

/**
 * While the database is out of service, a page that is not cached is its shell: the program says what is wrong, shows
 * what the visitor has saved, and asks again. Other failures are answered as everywhere.
 */
function sendShell({ html }: Pick<Shell, 'html'>) {
  return (error: unknown, _request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const expected = asDomainError(error);
    if (!(expected instanceof OutOfServiceError)) throw error;
    return reply
      .code(503)
      .header('retry-after', String(expected.retryAfterS))
      .header('cache-control', CACHE.never)
      .type('text/html; charset=utf-8')
      .send(html);
  };
}

/** Vite's folder of files whose names carry a hash of their content. */
const ASSETS = '/assets/';

/** Read by the server only. */
const PRIVATE_FILES = ['index.html', 'operations.json', 'languages.json'] as const;
