import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { conditionsIn, inForceAt, reachedAt } from '#api/domain/conditions/conditionsAt.ts';
import { fireAt } from '#api/domain/conditions/firePlaces.ts';
import type { Context } from '#api/domain/core/context.ts';
import { InvalidInputError } from '#api/domain/core/errors.ts';
import { livePlace } from '#api/domain/places/attractions.ts';
import { tagBy } from '#api/rest/core/entityText.ts';
import { invalidBody, messageBody } from '#api/rest/core/errorAnswers.ts';
import { at, attraction, bounds, lang } from '#api/rest/core/parameters.ts';
import { publicDataUntil } from '#api/rest/core/publicData.ts';
import type { Bounds } from '#common/geo/bounds.ts';
import type { Language } from '#common/languages.ts';
import { conditionFeatures } from './conditionFeatures.ts';
import { conditionsBody, conditionsJson, fireJson } from './conditionJson.ts';
import { conditionsAtom } from './conditionsAtom.ts';

export interface ConditionOptions {
  /** The context of one request. */
  readonly context: () => Promise<Context>;
  /** Throws RateLimitedError when the address has asked too often. */
  readonly limitRead: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** Origin of the links in the feed, without a slash at its end. */
  readonly publicUrl: string;
}

const asked = z.object({ bounds, attraction, at, lang });

const FAULTS = { 400: invalidBody, 404: messageBody, 429: messageBody } as const;

const ABOUT =
  'Of the bounds, or of one attraction: what is in force at it, in the areas that it lies in or touches, and along it.';

const SCHEMAS = {
  json: {
    summary: 'Conditions in force: closures, warnings, groomed tracks, reports of visitors',
    description: ABOUT,
    querystring: asked,
    response: { 200: conditionsBody, ...FAULTS },
  },
  geojson: {
    summary: 'Conditions in force as a GeoJSON FeatureCollection',
    description: `${ABOUT} A feature's geometry is null where it is not known.`,
    querystring: asked,
    response: {
      200: { description: 'A FeatureCollection.', content: { 'application/geo+json': { schema: z.unknown() } } },
      ...FAULTS,
    },
  },
  atom: {
    summary: 'Conditions in force as an Atom feed',
    description: ABOUT,
    querystring: asked,
    response: {
      200: { description: 'A feed.', content: { 'application/atom+xml': { schema: z.string() } } },
      ...FAULTS,
    },
  },
};

/** Conditions in three forms; caches have them no longer than until the next one begins or ends. */
export const conditionRoutes: FastifyPluginAsyncZod<ConditionOptions> = async (app, options) => {
  const { context, limitRead: onRequest, publicUrl } = options;

  app.get('/conditions', { onRequest, schema: SCHEMAS.json }, async ({ query }, reply) => {
    const ctx = await context();
    const { bodies, fire } = await read(ctx, query);
    tagBy(reply.header('cache-control', publicDataUntil(ctx)), JSON.stringify([bodies, fire]));
    return { time: ctx.now.toISOString(), conditions: bodies, fire: fire && fireJson(fire, query.lang) };
  });
  app.get('/conditions.geojson', { onRequest, schema: SCHEMAS.geojson }, async ({ query }, reply) => {
    const ctx = await context();
    const { conditions, bodies } = await read(ctx, query);
    const features = await conditionFeatures(ctx, conditions, bodies);
    reply.header('cache-control', publicDataUntil(ctx)).type('application/geo+json; charset=utf-8');
    tagBy(reply, JSON.stringify(features));
    return reply.send(JSON.stringify({ type: 'FeatureCollection', time: ctx.now.toISOString(), features }));
  });
  app.get('/conditions.atom', { onRequest, schema: SCHEMAS.atom }, async ({ query, url }, reply) => {
    const ctx = await context();
    const { bodies } = await read(ctx, query);
    reply.header('cache-control', publicDataUntil(ctx)).type('application/atom+xml; charset=utf-8');
    tagBy(reply, JSON.stringify(bodies));
    return reply.send(conditionsAtom(bodies, { publicUrl, self: url, language: query.lang, time: ctx.now }));
  });
};

interface Asked {
  readonly bounds?: Bounds | undefined;
  readonly attraction?: number | undefined;
  readonly at?: Date | undefined;
  readonly lang: Language;
}

/** Throws InvalidInputError: `bounds`, `at`; NotFoundError for an attraction that is not there. */
async function read(ctx: Context, { attraction: id, at: moment = ctx.now, lang: language, ...query }: Asked) {
  if (id === undefined) {
    if (query.bounds === undefined) throw new InvalidInputError('bounds', 'missing');
    const conditions = await conditionsIn(ctx, query.bounds, moment);
    return { conditions, bodies: await conditionsJson(ctx, conditions, language), fire: null };
  }
  const place = await livePlace(ctx, id);
  const reached = await reachedAt(ctx, place, moment);
  const fire = moment === ctx.now ? await fireAt(ctx, place, reached) : null;
  const conditions = inForceAt(reached.conditions, moment);
  return { conditions, bodies: await conditionsJson(ctx, conditions, language), fire };
}
