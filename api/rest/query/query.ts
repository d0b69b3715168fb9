import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { closedPlaces } from '#api/domain/conditions/closedPlaces.ts';
import type { CallContext, Services } from '#api/domain/core/call.ts';
import type { Context } from '#api/domain/core/context.ts';
import { heightAt } from '#api/domain/outside/height.ts';
import { weatherAt } from '#api/domain/outside/weather.ts';
import { type AttractionLists, attractionLists } from '#api/domain/places/attractionLists.ts';
import { placesById } from '#api/domain/places/attractions.ts';
import { openingFilter } from '#api/domain/places/openAt.ts';
import type { Place } from '#api/domain/places/places.ts';
import { search } from '#api/domain/places/search.ts';
import type { Elevation } from '#api/elevation/elevation.ts';
import type { Outside } from '#api/outside/outside.ts';
import { attractionBody, attractionDetailBody, attractionJson } from '#api/rest/attractions/attractionJson.ts';
import { exportRoutes, type ExportOptions } from '#api/rest/attractions/export.ts';
import { invalidBody, messageBody } from '#api/rest/core/errorAnswers.ts';
import {
  latInFinland,
  lonInFinland,
  attractionKind,
  bbox,
  category,
  features,
  hideClosed,
  ids,
  id,
  lang,
  lat,
  lon,
  openAt,
  opening,
  position,
  positionOf,
  q,
  sort,
} from '#api/rest/core/parameters.ts';
import { publicDataUntil } from '#api/rest/core/publicData.ts';
import { weatherBody, weatherJson } from '#api/rest/outside/weatherJson.ts';
import type { SearchInput } from '#common/search/searchTypes.ts';
import { attractionDetail } from './attractionDetail.ts';
import { DATA_NAMES, dataBody, readData } from './dataJson.ts';
import { searchJson, type SearchRowBody, searchRowBody } from './searchJson.ts';

export interface QueryOptions extends ExportOptions {
  readonly outside: Outside;
  readonly elevation: Elevation;
  /** Context of a request that may have a session; without a viewer for pages of other sites. */
  readonly callOf: (request: FastifyRequest, reply: FastifyReply) => Promise<CallContext>;
  /** Throws RateLimitedError when the address has asked too often. */
  readonly limitRead: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
}

/** Rows of one search. */
const FOUND_MAX = 20;

const FAULTS = { 400: invalidBody, 404: messageBody, 429: messageBody } as const;

const SCHEMAS = {
  lists: {
    summary: 'Best and closest attractions of a map',
    description:
      'best: up to 40 in the bounds by quality2, less 8·log2(1 + km) from a position inside them, or in the order ' +
      'of `sort`. closest: the 40 ' +
      'nearest to the centre, only when best is empty.',
    querystring: z.object({
      attractionKind: attractionKind.optional(),
      category: category.optional(),
      features,
      ids,
      hideClosed,
      opening,
      openAt,
      sort,
      bbox,
      lang,
      ...position,
    }),
    response: { 200: z.object({ best: z.array(attractionBody), closest: z.array(attractionBody) }), ...FAULTS },
  },
  detail: {
    summary: 'One attraction with what lies in it or along it',
    description:
      'An id that was merged answers with the place it is part of now. Unknown and vanished ones are 404, and so ' +
      "are others' own places. With a session the answer holds the caller's note.",
    params: z.object({ id }),
    querystring: z.object({ lang }),
    response: { 200: attractionDetailBody, ...FAULTS },
  },
  data: {
    summary: 'Reference data',
    params: z.object({ x: z.string().describe(`One of ${DATA_NAMES.join(', ')}.`) }),
    response: { 200: dataBody, 404: messageBody, 429: messageBody },
  },
  find: {
    summary: 'Search for attractions, place names, categories and coordinates',
    description:
      'A line such as "avoin kahvila Porvoo" is understood too: the first row says what it asks for, and below the ' +
      'header UNDERSTOOD stand places that fit.',
    querystring: z.object({ q, lang, ...position }),
    response: { 200: z.array(searchRowBody), 400: invalidBody, 429: messageBody },
  },
  height: {
    summary: 'Height of the ground at a point',
    description: 'In metres above the sea; null where none is known. 503 while heights cannot be read.',
    querystring: z.object({ lon, lat }),
    response: {
      200: z.object({ height: z.number().nullable() }),
      400: invalidBody,
      429: messageBody,
      503: messageBody,
    },
  },
  weather: {
    summary: 'Weather at a point in Finland: what was measured near it, and the forecast by hours and by Finnish days',
    description:
      'Values at one index of the lists belong together; null is not known. 504 when the service is too slow, 503 ' +
      'when it is down, 404 when it has nothing of the point.',
    querystring: z.object({ lon: lonInFinland, lat: latInFinland }),
    response: { 200: weatherBody, ...FAULTS, 503: messageBody, 504: messageBody },
  },
};

/** A list that does not ask what is open or closed, which changes with time. */
const unasked = z.undefined().optional();
const lasting = z.object({ openAt: unasked, opening: unasked, hideClosed: z.literal(false) });
const LISTS = { isByVersion: ({ query }: FastifyRequest) => lasting.safeParse(query).success };

/** The documented reading paths of SPEC §7, below /api/query. */
export const queryRoutes: FastifyPluginAsyncZod<QueryOptions> = async (app, options) => {
  const { context, elevation, outside, callOf, limitRead: onRequest } = options;

  app.get('/attractions', { onRequest, config: LISTS, schema: SCHEMAS.lists }, async ({ query }, reply) => {
    const ctx = await context();
    const { best, closest } = await listsOf({ ...ctx, outside }, query);
    reply.header('cache-control', publicDataUntil(ctx));
    const bodies = (places: readonly Place[]) => places.map((place) => attractionJson(place, query.lang));
    return { best: bodies(best), closest: bodies(closest) };
  });
  app.get('/attractions/:id', { onRequest, schema: SCHEMAS.detail }, async (request, reply) => {
    const ctx = await callOf(request, reply);
    reply.header('vary', 'cookie');
    // Not cached: comments and photos that people delete disappear at once.
    reply.header('cache-control', ctx.viewer === null ? 'no-cache' : 'private, no-store');
    return attractionDetail(ctx, request.params.id, request.query.lang);
  });
  await app.register(exportRoutes, options);
  app.get('/data/:x', { onRequest, schema: SCHEMAS.data }, async ({ params }, reply) => {
    reply.header('cache-control', 'no-cache');
    return readData(await context(), params.x);
  });
  app.get('/find', { onRequest, schema: SCHEMAS.find }, async ({ query }) =>
    found(await context(), { query: query.q, near: positionOf(query), language: query.lang, first: FOUND_MAX }),
  );
  app.get('/height', { onRequest, schema: SCHEMAS.height }, async ({ query }, reply) => {
    reply.header('cache-control', 'no-cache');
    return { height: await heightAt({ elevation }, [query.lon, query.lat]) };
  });
  app.get('/weatherAt', { onRequest, schema: SCHEMAS.weather }, async ({ query }, reply) => {
    reply.header('cache-control', 'no-cache');
    return weatherJson(await weatherAt({ outside, now: new Date() }, [query.lon, query.lat]));
  });
};

/** The lists of a query, read and checked. */
async function listsOf(
  ctx: Context & Pick<Services, 'outside'>,
  query: z.output<typeof SCHEMAS.lists.querystring>,
): Promise<AttractionLists> {
  return attractionLists(ctx, {
    bounds: query.bbox,
    category: query.category ?? null,
    kind: query.attractionKind ?? null,
    near: positionOf(query),
    features: query.features,
    ids: query.ids,
    without: query.hideClosed ? await closedPlaces(ctx, query.openAt ?? ctx.now) : undefined,
    opening: openingFilter(query, ctx.now),
    sort: query.sort,
  });
}

async function found(ctx: Context, input: SearchInput): Promise<SearchRowBody[]> {
  const rows = await search(ctx, input);
  const places = await placesById(
    ctx,
    rows.flatMap((row) => (row.type === 'attraction' ? [row.id] : [])),
  );
  return searchJson(rows, places, input.language);
}
