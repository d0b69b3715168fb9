import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#api/domain/core/context.ts';
import { NotFoundError } from '#api/domain/core/errors.ts';
import { attractionById, livePlace } from '#api/domain/places/attractions.ts';
import { placeName } from '#api/domain/places/placeTexts.ts';
import { CACHE, etagOf, sendCached } from '#api/http/core/caching.ts';
import { publicAccess } from '#api/http/core/publicAccess.ts';
import type { Limiter } from '#api/http/core/rateLimits.ts';
import { browserLanguage } from '#api/http/pages/pageAddress.ts';
import { isLanguage, type Language } from '#common/languages.ts';
import { attractionId } from '#common/places/attractionId.ts';
import { readShortCode, shortPath } from '#common/urls/shortLink.ts';
import { missingPage } from './missingPage.ts';
import { signSvg } from './sign.ts';

export interface ShortLinkOptions {
  readonly context: () => Promise<Context>;
  /** Origin of the addresses, without a slash at its end. */
  readonly publicUrl: string;
  readonly limitPage: Limiter;
}

interface ShortRoute {
  readonly Params: { readonly code: string };
  readonly Querystring: { readonly lang?: unknown };
}

/**
 * Short links of places, `/p/{code}`, which redirect to the place, or to the one that it was merged into; and the QR
 * code of each to print, `/p/{code}/qr.svg`. The place's own page chooses the visitor's language, unless the link names
 * one.
 */
export async function shortLinks(app: FastifyInstance, options: ShortLinkOptions): Promise<void> {
  const { context, publicUrl, limitPage } = options;
  await publicAccess(app, ['GET', 'HEAD']);
  app.addHook('onRequest', limitPage);
  app.get<ShortRoute>('/:code', { schema: { hide: true } }, async (request, reply) => {
    const id = readShortCode(request.params.code);
    const found = id === null ? null : await attractionById(await context(), id);
    // A merge or a split may lead elsewhere tomorrow: caches ask again.
    reply.header('cache-control', CACHE.revalidate);
    if (found === null || found.state === 'unknown') return sendMissing(request, reply);
    const { lang } = request.query;
    // The page of a place that is gone says so, with its name.
    const shown = found.state === 'live' ? found.place.id : found.id;
    return reply.redirect(`/v/place/${shown}${isLanguage(lang) ? `?lang=${lang}` : ''}`, 302);
  });
  app.get<ShortRoute>('/:code/qr.svg', { schema: { hide: true } }, async (request, reply) => {
    const id = readShortCode(request.params.code);
    if (id === null) throw new NotFoundError('notFound');
    const place = await livePlace(await context(), id);
    // The sign of a merged place leads to the place that it is now.
    const address = publicUrl + shortPath(attractionId(place.id));
    const svg = signSvg({ address, name: placeName(place, requestLanguage(request)) });
    reply.type('image/svg+xml; charset=utf-8').header('vary', 'accept-language');
    return sendCached(request, reply, svg, etagOf(svg), CACHE.revalidate);
  });
}

function requestLanguage({ query, headers }: FastifyRequest<ShortRoute>): Language {
  return isLanguage(query.lang) ? query.lang : browserLanguage(headers['accept-language']);
}

function sendMissing(request: FastifyRequest<ShortRoute>, reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .type('text/html; charset=utf-8')
    .header('vary', 'accept-language')
    .send(missingPage('place', requestLanguage(request)));
}
