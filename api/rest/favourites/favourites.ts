import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  exportedFavourites,
  favouriteCountsFor,
  myFavourites,
  removeFavourite,
  setFavourite,
} from '#api/domain/contributions/favourites.ts';
import type { Favourite } from '#api/domain/contributions/favouritesSql.ts';
import { ALL_OWN } from '#api/domain/contributions/ownContentSql.ts';
import { asUser, type CallContext } from '#api/domain/core/call.ts';
import { type CountsBody, countsBody, countsJson } from '#api/rest/attractions/countsJson.ts';
import { sendGpx } from '#api/rest/attractions/gpx.ts';
import { body } from '#api/rest/core/accountJson.ts';
import { type AccountOptions, contextOfCalls, forUsers } from '#api/rest/core/audience.ts';
import { invalidBody, messageBody } from '#api/rest/core/errorAnswers.ts';
import { favouriteType, lang } from '#api/rest/core/parameters.ts';
import { attractionIdField, payloadFromQuery } from '#api/rest/core/payload.ts';
import { DEFAULT_LANGUAGE, type Language } from '#common/languages.ts';
import { type FavouriteBody, favouriteBody, favouritesJson } from './favouriteJson.ts';
import { favouritesGpx } from './favouritesGpx.ts';

const REFUSED = { 400: invalidBody, 401: messageBody, 403: messageBody, 429: messageBody } as const;

const ROUTES = {
  list: forUsers({
    summary: 'My favourites, newest first',
    querystring: z.object({ lang }),
    response: { 200: z.array(favouriteBody), 401: messageBody },
  }),
  set: forUsers({
    summary: 'Make an attraction a favourite, or give it another type',
    description: 'One per attraction: sent again it is the same favourite. `favourites` counts who gave which type.',
    body: body({ attractionId: attractionIdField, type: favouriteType }),
    response: { 200: z.object({ favourite: favouriteBody, favourites: countsBody }), 404: messageBody, ...REFUSED },
  }),
  remove: forUsers({
    summary: 'Take a favourite away',
    description:
      'The payload may stand in the query. Nothing there is no failure; `removed` says whether there was one.',
    body: body({ attractionId: attractionIdField }),
    response: { 200: z.object({ removed: z.boolean(), favourites: countsBody }), ...REFUSED },
  }),
  exported: forUsers({
    summary: 'My favourites of one group as a GPX 1.1 file, streamed',
    querystring: z.object({ type: favouriteType.optional().describe('Without it, all of them.'), lang }),
    response: {
      200: { description: 'A GPX document.', content: { 'application/gpx+xml': { schema: z.unknown() } } },
      400: invalidBody,
      401: messageBody,
      429: messageBody,
    },
  }),
};

export interface FavouriteOptions extends AccountOptions {
  /** Origin of the links in files, without a slash at its end. */
  readonly publicUrl: string;
}

/** The documented paths of favourites (SPEC §7), below /api/favourites. */
export const favouriteRoutes: FastifyPluginAsyncZod<FavouriteOptions> = async (app, { door, publicUrl }) => {
  const ctxOf = contextOfCalls(app, door);

  app.get('/', ROUTES.list, (call) => allFavourites(ctxOf(call), call.query.lang));
  app.post('/', ROUTES.set, async (call) => {
    const ctx = ctxOf(call);
    return setJson(ctx, await setFavourite(ctx, { ...call.body, clientMutationId: null }));
  });
  app.delete('/', { ...ROUTES.remove, preValidation: payloadFromQuery }, async (call) => {
    const ctx = ctxOf(call);
    const { attractionId, wasThere } = await removeFavourite(ctx, { ...call.body, clientMutationId: null });
    return { removed: wasThere, favourites: await counts(ctx, attractionId) };
  });
  app.get('/export.gpx', ROUTES.exported, async (call, reply) => {
    const ctx = asUser(ctxOf(call));
    const { type = null, lang: language } = call.query;
    const gpx = favouritesGpx(ctx, await exportedFavourites(ctx, type), type, { publicUrl, language });
    const name = ['taival-favourites', ...(type === null ? [] : [type.toLowerCase()])].join('-');
    return sendGpx(reply, `${name}.gpx`, gpx);
  });
};

/** All favourites of the viewer with their places, newest first. Throws NotAuthorizedError. */
export async function allFavourites(ctx: CallContext, language: Language): Promise<FavouriteBody[]> {
  const { rows } = await myFavourites(ctx, ALL_OWN);
  return favouritesJson(ctx, rows, language);
}

async function setJson(
  ctx: CallContext,
  set: Favourite,
): Promise<{ readonly favourite: FavouriteBody; readonly favourites: CountsBody }> {
  const [[favourite], favourites] = await Promise.all([
    favouritesJson(ctx, [set], DEFAULT_LANGUAGE),
    counts(ctx, set.attractionId),
  ]);
  if (favourite === undefined) throw new Error('a favourite has no JSON');
  return { favourite, favourites };
}

async function counts(ctx: CallContext, placeId: number): Promise<CountsBody> {
  return countsJson(await favouriteCountsFor(ctx, placeId));
}
