import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { CallContext } from '#api/domain/core/call.ts';
import { NotFoundError } from '#api/domain/core/errors.ts';
import { setAlternativeName } from '#api/domain/moderation/alternativeNames.ts';
import { hidePlace, restorePlace } from '#api/domain/moderation/hiddenPlaces.ts';
import { approveImages } from '#api/domain/moderation/moderation.ts';
import { ALL_IMAGES, moderationImages } from '#api/domain/moderation/moderationQueue.ts';
import { imageBody } from '#api/rest/attractions/imageJson.ts';
import { body } from '#api/rest/core/accountJson.ts';
import { type AccountOptions, contextOfCalls, forAdmins } from '#api/rest/core/audience.ts';
import { text } from '#api/rest/core/codes.ts';
import { invalidBody, messageBody } from '#api/rest/core/errorAnswers.ts';
import { id, lang } from '#api/rest/core/parameters.ts';
import { rowIdField } from '#api/rest/core/payload.ts';
import { imagesJson } from '#api/rest/photos/imagesJson.ts';
import type { Language } from '#common/languages.ts';

const REFUSED = { 400: invalidBody, 401: messageBody, 403: messageBody, 404: messageBody, 429: messageBody } as const;

/** Photos of one answer; GraphQL pages through all of them. */
const LIST = { first: 1000, after: null } as const;

const list = z.array(imageBody);

const ROUTES = {
  pendingImages: forAdmins({
    summary: 'Photos that wait for an admin, the oldest first',
    description: 'The first thousand; GraphQL pages through all of them.',
    querystring: z.object({ lang }),
    response: { 200: list, 401: messageBody, 403: messageBody },
  }),
  approveImage: forAdmins({
    summary: 'Show a photo to everybody; for admins',
    description:
      'Answers with the photos that wait. The files of the approved one get new addresses. What is approved ' +
      'already stays as it is.',
    params: z.object({ id: rowIdField }),
    querystring: z.object({ lang }),
    response: { 200: list, ...REFUSED },
  }),
  nameAttraction: forAdmins({
    summary: 'Set the alternative name of an attraction; for admins',
    description: 'It is found by it at once, and after every import.',
    params: z.object({ id }),
    body: body({ name: text }),
    response: { 200: z.object({ id: z.number(), aliases: z.array(z.string()).readonly() }), ...REFUSED },
  }),
  hideAttraction: forAdmins({
    summary: 'Hide an attraction from everybody; for admins',
    description: 'At once in lists, search and details; on the map with the next version of the data.',
    params: z.object({ id }),
    body: body({ reason: text }),
    response: { 200: z.object({ id: z.number(), reason: z.string() }), ...REFUSED },
  }),
  restoreAttraction: forAdmins({
    summary: 'Show a hidden attraction again; for admins',
    description: 'At once in lists, search and details; on the map with the next version of the data.',
    params: z.object({ id }),
    response: { 200: z.object({ id: z.number() }), ...REFUSED },
  }),
};

/** The documented paths of SPEC §7 for admins, below /api. */
export const moderationRoutes: FastifyPluginAsyncZod<AccountOptions> = async (app, { door }) => {
  const ctxOf = contextOfCalls(app, door);

  app.get('/images/new', ROUTES.pendingImages, (call) => pendingImages(ctxOf(call), call.query.lang));
  app.post('/images/approve/:id', ROUTES.approveImage, async (call) => {
    const ctx = ctxOf(call);
    const { missing } = await approveImages(ctx, [call.params.id]);
    if (missing.length > 0) throw new NotFoundError('notFound');
    return pendingImages(ctx, call.query.lang);
  });
  app.put('/attractions/:id/name', ROUTES.nameAttraction, async (call) => {
    const input = { attractionId: call.params.id, name: call.body.name };
    const { place, aliases } = await setAlternativeName(ctxOf(call), input);
    return { id: place.id, aliases };
  });
  app.put('/attractions/:id/hidden', ROUTES.hideAttraction, async (call) => {
    const { attractionId, reason } = await hidePlace(ctxOf(call), {
      attractionId: call.params.id,
      reason: call.body.reason,
    });
    return { id: attractionId, reason };
  });
  app.delete('/attractions/:id/hidden', ROUTES.restoreAttraction, async (call) => {
    const place = await restorePlace(ctxOf(call), { attractionId: call.params.id });
    return { id: place?.id ?? call.params.id };
  });
};

async function pendingImages(ctx: CallContext, language: Language): Promise<z.output<typeof list>> {
  const { rows } = await moderationImages(ctx, { ...ALL_IMAGES, state: 'PENDING' }, LIST);
  return imagesJson(
    ctx,
    rows.map(({ image }) => image),
    language,
  );
}
