import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { closedPlaces } from '#api/domain/conditions/closedPlaces.ts';
import type { Context } from '#api/domain/core/context.ts';
import { RateLimitedError } from '#api/domain/core/errors.ts';
import { exportPlaces } from '#api/domain/places/attractionExport.ts';
import { openingFilter } from '#api/domain/places/openAt.ts';
import { invalidBody, messageBody } from '#api/rest/core/errorAnswers.ts';
import {
  attractionKind,
  bbox,
  category,
  features,
  hideClosed,
  lang,
  openAt,
  opening,
} from '#api/rest/core/parameters.ts';
import { featureCollection } from './geojson.ts';

export interface ExportOptions {
  /** The context of one request. */
  readonly context: () => Promise<Context>;
  /** Throws RateLimitedError when the address has asked for too many exports. */
  readonly limitExport: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
}

/** Exports that one process makes at the same time: each costs seconds of a core. */
const EXPORTS_AT_ONCE = 2;
const EXPORT_RETRY_S = 10;

const SCHEMA = {
  summary: 'Attractions with their geometry as a GeoJSON FeatureCollection, streamed',
  querystring: z.object({
    attractionKind: attractionKind.optional(),
    category: category.optional(),
    features,
    hideClosed,
    opening,
    openAt,
    bbox: bbox.optional(),
    lang,
  }),
  response: {
    200: { description: 'A FeatureCollection.', content: { 'application/geo+json': { schema: z.unknown() } } },
    400: invalidBody,
    429: messageBody,
  },
};

/** Many attractions as one file. Refuses more exports than are made at the same time (429). */
export const exportRoutes: FastifyPluginAsyncZod<ExportOptions> = async (app, { context, limitExport }) => {
  let running = 0;
  app.get('/attractions.geojson', { onRequest: limitExport, schema: SCHEMA }, async ({ query }, reply) => {
    if (running >= EXPORTS_AT_ONCE) throw new RateLimitedError(EXPORT_RETRY_S);
    running += 1;
    reply.raw.once('close', () => {
      running -= 1;
    });
    const ctx = await context();
    const without = query.hideClosed ? await closedPlaces(ctx, query.openAt ?? ctx.now) : undefined;
    const filter = {
      without,
      kind: query.attractionKind ?? null,
      category: query.category ?? null,
      bounds: query.bbox ?? null,
      features: query.features,
      opening: openingFilter(query, ctx.now),
    };
    reply.type('application/geo+json; charset=utf-8');
    return reply.send(featureCollection(exportPlaces(ctx, filter), query.lang));
  });
};
