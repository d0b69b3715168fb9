import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Context } from '#api/domain/core/context.ts';
import { NotFoundError } from '#api/domain/core/errors.ts';
import type { AreaTiles } from '#api/domain/offline/savedAreaBytes.ts';
import { savedById, savedCell, savedPlan } from '#api/domain/offline/savedAreas.ts';
import { savedConditions } from '#api/domain/offline/savedConditions.ts';
import { CACHE, etagOf, sendCached } from '#api/http/core/caching.ts';
import { publicAccess } from '#api/http/core/publicAccess.ts';
import type { Limiter } from '#api/http/core/rateLimits.ts';
import { bbox } from '#api/rest/core/parameters.ts';
import { publicDataUntil } from '#api/rest/core/publicData.ts';
import { SAVED_IDS_MAX } from '#common/offline/savedArea.ts';

export interface SavedOptions extends AreaTiles {
  readonly context: () => Promise<Context>;
  readonly limitRead: Limiter;
  readonly limitPlan: Limiter;
}

/** A path segment of digits; other segments name no cell. */
const integer = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);
const cellPath = z.object({ version: integer, z: integer, x: integer, y: integer });
const versionPath = z.object({ version: integer });
const ids = z
  .string()
  .regex(new RegExp(`^\\d{1,15}(,\\d{1,15}){0,${SAVED_IDS_MAX - 1}}$`), 'invalid')
  .transform((text) => text.split(',').map(Number));

/**
 * Data of saved areas, below /saved (docs/decisions/0034): public, the same for everybody. Unlike tiles it is cached
 * for a short time only: photos and hidden places change within a version.
 */
export const savedRoutes: FastifyPluginAsyncZod<SavedOptions> = async (
  app,
  { context, limitRead, limitPlan, ...weighing },
) => {
  await publicAccess(app, ['GET', 'HEAD']);
  app.addHook('onRequest', limitRead);

  app.get(
    '/plan',
    { onRequest: limitPlan, schema: { hide: true, querystring: z.object({ bounds: bbox }) } },
    async (request, reply) =>
      sendJson(request, reply, await savedPlan(await context(), request.query.bounds, weighing)),
  );

  app.get('/:version/:z/:x/:y.json', { schema: { hide: true } }, async (request, reply) => {
    const asked = cellPath.safeParse(request.params);
    if (!asked.success) throw new NotFoundError('notFound');
    const { version, ...cell } = asked.data;
    return sendJson(request, reply, await savedCell(await context(), version, cell));
  });

  const ofArea = z.object({ bounds: bbox });
  app.get(
    '/:version/conditions',
    { onRequest: limitPlan, schema: { hide: true, querystring: ofArea } },
    async (request, reply) => {
      const asked = versionPath.safeParse(request.params);
      if (!asked.success) throw new NotFoundError('notFound');
      const ctx = await context();
      const saved = await savedConditions(ctx, asked.data.version, request.query.bounds);
      return sendJson(request, reply, saved, publicDataUntil(ctx));
    },
  );

  app.get('/:version/places', { schema: { hide: true, querystring: z.object({ ids }) } }, async (request, reply) => {
    const asked = versionPath.safeParse(request.params);
    if (!asked.success) throw new NotFoundError('notFound');
    return sendJson(request, reply, await savedById(await context(), asked.data.version, request.query.ids));
  });
};

function sendJson(
  request: FastifyRequest,
  reply: FastifyReply,
  body: unknown,
  cacheControl: string = CACHE.publicData,
): FastifyReply {
  const text = JSON.stringify(body);
  return sendCached(request, reply.type('application/json; charset=utf-8'), text, etagOf(text), cacheControl);
}
