import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { CallContext } from '#api/domain/core/call.ts';
import type { Context } from '#api/domain/core/context.ts';
import { RateLimitedError } from '#api/domain/core/errors.ts';
import { weatherAt } from '#api/domain/outside/weather.ts';
import { exportPlaces } from '#api/domain/places/attractionExport.ts';
import { attractionLists } from '#api/domain/places/attractionLists.ts';
import { placesById } from '#api/domain/places/attractions.ts';
import type { Place } from '#api/domain/places/places.ts';
import { search } from '#api/domain/places/search.ts';
import type { Outside } from '#api/outside/outside.ts';
import { attractionBody, attractionDetailBody, attractionJson } from '#api/rest/attractions/attractionJson.ts';
import { featureCollection } from '#api/rest/attractions/geojson.ts';
import { invalidBody, messageBody } from '#api/rest/core/errorAnswers.ts';
import {
  attractionKind,
  bbox,
  category,
  id,
  lang,
  lat,
  lon,
  position,
  positionOf,
  q,
} from '#api/rest/core/parameters.ts';
import { weatherBody, weatherJson } from '#api/rest/outside/weatherJson.ts';
import { DEFAULT_LANGUAGE } from '#common/languages.ts';
import { attractionDetail } from './attractionDetail.ts';
import { DATA_NAMES, dataBody, readData } from './dataJson.ts';
import { searchJson, searchRowBody } from './searchJson.ts';

export interface QueryOptions {
  /** The context of one request. */
  readonly context: () => Promise<Context>;
  readonly outside: Outside;
  /** That of a request which may come with a session; of nobody for pages of other sites. */
  readonly callOf: (request: FastifyRequest, reply: FastifyReply) => Promise<CallContext>;
  /** Throw RateLimitedError when the address has asked too often. */
  readonly limitRead: (request: FastifyRequest) => Promise<void>;
  readonly limitExport: (request: FastifyRequest) => Promise<void>;
}

/** Rows of one search. */
const FOUND_MAX = 20;

/** Whole extracts that one process makes at the same time: each costs seconds of a core. */
const EXPORTS_AT_ONCE = 2;
const EXPORT_RETRY_S = 10;

const FAULTS = { 400: invalidBody, 404: messageBody, 429: messageBody } as const;

/** The documented reading paths of SPEC §7, below /api/query. */
export const queryRoutes: FastifyPluginAsyncZod<QueryOptions> = async (
  app,
  { context, outside, callOf, limitRead, limitExport },
) => {
  let exportsRunning = 0;
  app.get(
    '/attractions',
    {
      onRequest: limitRead,
      schema: {
        summary: 'Best and closest attractions of a map',
        description:
          'best: up to 40 in the bounds by quality2, less 8·log2(1 + km) from a position inside them. closest: the 40 nearest to the centre, only when best is empty.',
        querystring: z.object({
          attractionKind: attractionKind.optional(),
          category: category.optional(),
          bbox,
          ...position,
        }),
        response: { 200: z.object({ best: z.array(attractionBody), closest: z.array(attractionBody) }), ...FAULTS },
      },
    },
    async ({ query }) => {
      const lists = await attractionLists(await context(), {
        bounds: query.bbox,
        category: query.category ?? null,
        kind: query.attractionKind ?? null,
        near: positionOf(query),
      });
      const toJson = (place: Place) => attractionJson(place, DEFAULT_LANGUAGE);
      return { best: lists.best.map(toJson), closest: lists.closest.map(toJson) };
    },
  );

  app.get(
    '/attractions/:id',
    {
      onRequest: limitRead,
      schema: {
        summary: 'One attraction with what lies in it or along it',
        description:
          "An id that was merged answers with the place it is part of now. Unknown and vanished ones are 404, and so are others' own places. With a session the answer holds the caller's note.",
        params: z.object({ id }),
        querystring: z.object({ lang }),
        response: { 200: attractionDetailBody, ...FAULTS },
      },
    },
    async (request, reply) => {
      const ctx = await callOf(request, reply);
      reply.header('vary', 'cookie');
      // What people have written is gone from here as soon as they take it back.
      reply.header('cache-control', ctx.viewer === null ? 'no-cache' : 'private, no-store');
      return attractionDetail(ctx, request.params.id, request.query.lang);
    },
  );

  app.get(
    '/attractions.geojson',
    {
      onRequest: limitExport,
      schema: {
        summary: 'Attractions with their geometry as a GeoJSON FeatureCollection, streamed',
        querystring: z.object({
          attractionKind: attractionKind.optional(),
          category: category.optional(),
          bbox: bbox.optional(),
          lang,
        }),
        response: {
          200: { description: 'A FeatureCollection.', content: { 'application/geo+json': { schema: z.unknown() } } },
          400: invalidBody,
          429: messageBody,
        },
      },
    },
    async ({ query }, reply) => {
      if (exportsRunning >= EXPORTS_AT_ONCE) throw new RateLimitedError(EXPORT_RETRY_S);
      exportsRunning += 1;
      reply.raw.once('close', () => {
        exportsRunning -= 1;
      });
      const filter = {
        kind: query.attractionKind ?? null,
        category: query.category ?? null,
        bounds: query.bbox ?? null,
      };
      reply.type('application/geo+json; charset=utf-8');
      return reply.send(featureCollection(exportPlaces(await context(), filter), query.lang));
    },
  );

  app.get(
    '/data/:x',
    {
      onRequest: limitRead,
      schema: {
        summary: 'Reference data',
        params: z.object({ x: z.string().describe(`One of ${DATA_NAMES.join(', ')}.`) }),
        response: { 200: dataBody, 404: messageBody, 429: messageBody },
      },
    },
    async ({ params }) => readData(await context(), params.x),
  );

  app.get(
    '/find',
    {
      onRequest: limitRead,
      schema: {
        summary: 'Search for attractions, place names, categories and coordinates',
        querystring: z.object({ q, lang, ...position }),
        response: { 200: z.array(searchRowBody), 400: invalidBody, 429: messageBody },
      },
    },
    async ({ query }) => {
      const ctx = await context();
      const rows = await search(ctx, {
        query: query.q,
        near: positionOf(query),
        language: query.lang,
        first: FOUND_MAX,
      });
      const places = await placesById(
        ctx,
        rows.flatMap((row) => (row.type === 'attraction' ? [row.id] : [])),
      );
      return searchJson(rows, places, query.lang);
    },
  );

  app.get(
    '/weatherAt',
    {
      onRequest: limitRead,
      schema: {
        summary:
          'Weather at a point in Finland: what was measured near it, and the forecast by hours and by Finnish days',
        description:
          'Values at one index of the lists belong together; null is not known. 504 when the service is too slow, 503 when it is down, 404 when it has nothing of the point.',
        querystring: z.object({ lon, lat }),
        response: { 200: weatherBody, ...FAULTS, 503: messageBody, 504: messageBody },
      },
    },
    async ({ query }, reply) => {
      reply.header('cache-control', 'no-cache');
      return weatherJson(await weatherAt({ outside, now: new Date() }, [query.lon, query.lat]));
    },
  );
};
