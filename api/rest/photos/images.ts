import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type CallContext, ownViewer } from '#api/domain/core/call.ts';
import { ownProfile } from '#api/domain/people/profiles.ts';
import { imagesOf } from '#api/domain/photos/images.ts';
import { imageViewer } from '#api/domain/photos/imagesSql.ts';
import { deleteImage, imagesByUser, myImages } from '#api/domain/photos/uploadedImages.ts';
import { deleteProfileImage, uploadImage, uploadProfileImage } from '#api/domain/photos/uploads.ts';
import { attractionById } from '#api/domain/places/attractions.ts';
import { imageBody, imageJson } from '#api/rest/attractions/imageJson.ts';
import { profileBody, profileJson } from '#api/rest/core/accountJson.ts';
import { type AccountOptions, contextOfCalls, forAnyone, forUsers } from '#api/rest/core/audience.ts';
import { invalidBody, messageBody } from '#api/rest/core/errorAnswers.ts';
import { id, lang } from '#api/rest/core/parameters.ts';
import { rowIdField } from '#api/rest/core/payload.ts';
import { DEFAULT_LANGUAGE, type Language } from '#common/languages.ts';
import { imagesJson } from './imagesJson.ts';
import { attractionIdOf, conditionIdOf, readForm } from './uploadForm.ts';

export interface ImageCallOptions extends AccountOptions {
  /** Allows the request the longer time limit of uploads. */
  readonly beginLongBody: (request: FastifyRequest) => void;
}

/** Photos of one answer; GraphQL pages through all of them. */
const LIST = { first: 1000, after: null } as const;

const list = z.array(imageBody);
const REFUSED = { 400: invalidBody, 401: messageBody, 403: messageBody, 413: invalidBody, 429: messageBody } as const;
const file = z
  .string()
  .meta({ format: 'binary' })
  .describe(
    'JPEG, PNG, WebP, AVIF, or HEIC where the server reads it; at most 20 MB and 60 megapixels (30 as AVIF), no ' +
      'side under 200 pixels.',
  );
const FORM = ['multipart/form-data'];
/** The handler reads the form while it arrives: there is no parsed body to validate. */
const unread = { validatorCompiler: () => () => true } as const;

const ROUTES = {
  upload: forUsers({
    summary: 'Add a photo to an attraction; it waits for a moderator',
    consumes: FORM,
    body: z.object({ file, attractionId: z.number(), conditionId: rowIdField.optional() }),
    response: { 200: imageBody, ...REFUSED, 404: messageBody },
  }),
  uploadProfile: forUsers({
    summary: 'Set the picture of my profile; everybody sees it at once',
    consumes: FORM,
    body: z.object({ file }),
    response: { 200: profileBody, ...REFUSED },
  }),
  removeProfile: forUsers({
    summary: 'Take the picture off my profile',
    response: { 200: profileBody, 401: messageBody, 403: messageBody, 429: messageBody },
  }),
  remove: forUsers({
    summary: 'Delete a photo of my own with its files; admins any',
    description:
      'Answers with what remains of the list it was called for: the photos of `attractionId` where that is given, ' +
      'else my own.',
    params: z.object({ id: rowIdField }),
    querystring: z.object({ attractionId: id.optional(), lang }),
    response: {
      200: list,
      400: invalidBody,
      401: messageBody,
      403: messageBody,
      404: messageBody,
      429: messageBody,
    },
  }),
  byUser: forAnyone({
    summary: 'Photos that a user has uploaded, newest first',
    params: z.object({ user: z.string() }),
    querystring: z.object({ lang }),
    response: { 200: list, 404: messageBody },
  }),
  mine: forUsers({
    summary: 'My own photos, newest first, those that wait or were rejected among them',
    querystring: z.object({ lang }),
    response: { 200: list, 401: messageBody },
  }),
};

/** The documented paths of photos (SPEC §7), below /api/images. */
export const imageCallRoutes: FastifyPluginAsyncZod<ImageCallOptions> = async (app, { door, beginLongBody }) => {
  const ctxOf = contextOfCalls(app, door);
  await app.register(multipart);

  app.post('/uploadAttractionImage', { ...ROUTES.upload, ...unread }, (call) => {
    beginLongBody(call);
    return uploadedJson(ctxOf(call), call);
  });
  app.post('/uploadProfileImage', { ...ROUTES.uploadProfile, ...unread }, async (call) => {
    beginLongBody(call);
    const viewer = await uploadProfileImage(ctxOf(call), (room) => readForm(call, room, []));
    return profileJson(ownProfile(viewer));
  });
  app.delete('/profileImage', ROUTES.removeProfile, async (call) =>
    profileJson(ownProfile(await deleteProfileImage(ctxOf(call)))),
  );
  app.post('/delete/:id', ROUTES.remove, async (call) => {
    const ctx = ctxOf(call);
    const { attractionId, lang: language } = call.query;
    await deleteImage(ctx, call.params.id);
    return attractionId === undefined ? myImagesJson(ctx, language) : imagesWhere(ctx, attractionId, language);
  });
  app.get('/user/:user', ROUTES.byUser, async (call) => {
    const ctx = ctxOf(call);
    const { rows } = await imagesByUser(ctx, call.params.user, LIST);
    return imagesJson(ctx, rows, call.query.lang);
  });
  app.get('/my', ROUTES.mine, (call) => myImagesJson(ctxOf(call), call.query.lang));
};

async function uploadedJson(ctx: CallContext, request: FastifyRequest): Promise<z.output<typeof imageBody>> {
  const image = await uploadImage(ctx, async (room) => {
    const form = await readForm(request, room, ['attractionId', 'conditionId']);
    return {
      bytes: form.bytes,
      attractionId: attractionIdOf(form),
      conditionId: conditionIdOf(form),
      clientMutationId: null,
    };
  });
  const [json] = await imagesJson(ctx, [image], DEFAULT_LANGUAGE);
  return json ?? imageJson(image, null, DEFAULT_LANGUAGE);
}

async function myImagesJson(ctx: CallContext, language: Language): Promise<z.output<typeof list>> {
  return ownViewer(ctx) === null ? [] : imagesJson(ctx, (await myImages(ctx, LIST)).rows, language);
}

/** Photos of the place that an id belongs to now; of the id itself where the place has vanished from the sources. */
async function imagesWhere(ctx: CallContext, attractionId: number, language: Language): Promise<z.output<typeof list>> {
  const answer = await attractionById(ctx, attractionId);
  const [page] = await imagesOf(ctx, imageViewer(ownViewer(ctx)), [
    { placeId: answer.state === 'live' ? answer.place.id : attractionId, ...LIST },
  ]);
  return imagesJson(ctx, page?.rows ?? [], language);
}
