import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BaseMap } from '#api/basemap/serve/baseMap.ts';
import type { Context } from '#api/domain/core/context.ts';
import { NotFoundError } from '#api/domain/core/errors.ts';
import { CACHE, etagOf, isCurrent, sendCached } from '#api/http/core/caching.ts';
import { allowFraming } from '#api/http/core/framing.ts';
import { publicAccess } from '#api/http/core/publicAccess.ts';
import type { Limiter } from '#api/http/core/rateLimits.ts';
import { browserLanguage } from '#api/http/pages/pageAddress.ts';
import { cachedPages } from '#api/http/pages/pageCache.ts';
import { publicSets } from '#api/platform/db/publicSets.ts';
import { forEverybody } from '#api/rest/core/audience.ts';
import type { Camera } from '#common/geo/camera.ts';
import { parseAttractionId, UNSAVED_ID } from '#common/places/attractionId.ts';
import { HOUR_S } from '#common/time.ts';
import { type EmbedSubject, readEmbeddedMap, readEmbedLook } from '#common/urls/embedAddress.ts';
import { elementText, embedFiles } from './embedFiles.ts';
import { type EmbedPage, embedPage } from './embedPages.ts';

export interface EmbedOptions {
  readonly context: () => Promise<Context>;
  /** The published state of the database that the context reads, as a text. */
  readonly published: (context: Context) => Promise<string>;
  readonly baseMap: BaseMap;
  /** Folder of the built client. */
  readonly webFolder: string;
  readonly homeView: Camera | null;
  readonly ancestors: string;
  readonly limitPage: Limiter;
}

/**
 * Embeds, the only pages that other sites may frame: `/embed/map` and `/embed/place/{id}`. They read no cookie and set
 * none, know no accounts, and change nothing.
 */
export async function embedRoutes(app: FastifyInstance, options: EmbedOptions): Promise<void> {
  const { ancestors, baseMap, limitPage } = options;
  const send = await openEmbeds(options);
  await app.register(async (scope) => {
    forEverybody(scope);
    allowFraming(scope, { ancestors, mapOrigins: baseMap.origins });
    scope.addHook('onRequest', limitPage);
    scope.get('/map', { schema: { hide: true } }, (request, reply) =>
      send(request, reply, readEmbeddedMap(queryOf(request))),
    );
    scope.get<{ Params: { readonly id: string } }>('/place/:id', { schema: { hide: true } }, (request, reply) => {
      const id = parseAttractionId(request.params.id) ?? UNSAVED_ID;
      return send(request, reply, { shows: 'place', id });
    });
  });
  await elementRoute(app, options);
}

/** `/embed/taival-map.js`: the web component, under an address that stays. */
async function elementRoute(app: FastifyInstance, { webFolder, limitPage }: EmbedOptions): Promise<void> {
  const element = await elementText(webFolder);
  await app.register(
    async (scope) => {
      await publicAccess(scope, ['GET', 'HEAD']);
      scope.addHook('onRequest', limitPage);
      scope.get('', { schema: { hide: true } }, (request, reply) => {
        if (element === null) throw new NotFoundError('notFound');
        reply.type('text/javascript; charset=utf-8');
        return sendCached(request, reply, element, etagOf(element), `public, max-age=${HOUR_S}`);
      });
    },
    { prefix: '/taival-map.js' },
  );
}

type Send = (request: FastifyRequest, reply: FastifyReply, subject: EmbedSubject) => Promise<FastifyReply>;

async function openEmbeds({ context, published, baseMap, webFolder, homeView }: EmbedOptions): Promise<Send> {
  const files = await embedFiles(webFolder);
  const cached = cachedPages<EmbedPage>();
  return async (request, reply, subject) => {
    const ctx = await context();
    const { theme, language: asked } = readEmbedLook(queryOf(request));
    const language = asked ?? browserLanguage(request.headers['accept-language']);
    const key = [await published(ctx), asked, language, theme, JSON.stringify(subject)].join(' ');
    const page = await cached(key, async () => {
      const baseTiles = await baseMap.source((await publicSets(ctx.db, ctx.now.getTime())).baseTileSet);
      return embedPage(subject, { context: ctx, files, baseTiles, homeView, language, asked, theme });
    });
    return sendPage(request, reply, page);
  };
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, { status, body }: EmbedPage) {
  const { 'accept-encoding': accepted, 'if-none-match': had } = request.headers;
  const { encoding, bytes } = await body.encoded(isCurrent(had, body.etag) ? undefined : accepted);
  reply.code(status).type('text/html; charset=utf-8').header('vary', 'accept-language, accept-encoding');
  if (encoding !== null) reply.header('content-encoding', encoding);
  return sendCached(request, reply, bytes, body.etag, CACHE.revalidate);
}

function queryOf({ url }: FastifyRequest): URLSearchParams {
  const at = url.indexOf('?');
  return new URLSearchParams(at < 0 ? '' : url.slice(at));
}
