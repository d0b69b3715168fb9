import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { CallContext } from '#api/domain/core/call.ts';
import { ownProfile } from '#api/domain/people/profiles.ts';
import { imagesOf } from '#api/domain/photos/images.ts';
import { type Image, imageViewer } from '#api/domain/photos/imagesSql.ts';
import { deleteImage, imagesByUser, myImages } from '#api/domain/photos/uploadedImages.ts';
import { deleteProfileImage, uploadImage, uploadProfileImage } from '#api/domain/photos/uploads.ts';
import { attractionById, attractionsById } from '#api/domain/places/attractions.ts';
import { imageBody, imageJson } from '#api/rest/attractions/attractionJson.ts';
import { profileBody, profileJson } from '#api/rest/core/accountJson.ts';
import { type AccountOptions, contextOfCalls } from '#api/rest/core/audience.ts';
import { invalidBody, messageBody } from '#api/rest/core/errorAnswers.ts';
import { id, lang } from '#api/rest/core/parameters.ts';
import { rowIdField } from '#api/rest/core/payload.ts';
import { DEFAULT_LANGUAGE, type Language } from '#common/languages.ts';
import { attractionIdOf, readForm } from './uploadForm.ts';

export interface ImageCallOptions extends AccountOptions {
  /** Lets a request that brings a file take its time. */
  readonly beginLongBody: (request: FastifyRequest) => void;
}

const anyone = { config: { audience: 'anyone' } } as const;
const user = { config: { audience: 'user' } } as const;

/** Photos of one answer; GraphQL pages through all of them. */
const LIST = { first: 1000, after: null } as const;

const list = z.array(imageBody);
const REFUSED = { 400: invalidBody, 401: messageBody, 403: messageBody, 413: invalidBody, 429: messageBody } as const;
const file = z
  .string()
  .meta({ format: 'binary' })
  .describe(
    'JPEG, PNG, WebP, AVIF, or HEIC where the server reads it; at most 20 MB and 60 megapixels (30 as AVIF), no side under 200 pixels.',
  );
const FORM = ['multipart/form-data'];
/** Forms are read as they come, not before the route. */
const unread = { validatorCompiler: () => () => true } as const;

/** The documented paths of photos (SPEC §7), below /api/images. */
export const imageCallRoutes: FastifyPluginAsyncZod<ImageCallOptions> = async (app, { door, beginLongBody }) => {
  const ctxOf = contextOfCalls(app, door);
  await app.register(multipart);

  app.post(
    '/uploadAttractionImage',
    {
      ...user,
      ...unread,
      schema: {
        summary: 'Add a photo to an attraction; it waits for a moderator',
        consumes: FORM,
        body: z.object({ file, attractionId: z.number() }),
        response: { 200: imageBody, ...REFUSED, 404: messageBody },
      },
    },
    (request) => {
      beginLongBody(request);
      return uploadedJson(ctxOf(request), request);
    },
  );

  app.post(
    '/uploadProfileImage',
    {
      ...user,
      ...unread,
      schema: {
        summary: 'Set the picture of my profile; everybody sees it at once',
        consumes: FORM,
        body: z.object({ file }),
        response: { 200: profileBody, ...REFUSED },
      },
    },
    (request) => {
      beginLongBody(request);
      return uploadProfileImage(ctxOf(request), (room) => readForm(request, room, [])).then((viewer) =>
        profileJson(ownProfile(viewer)),
      );
    },
  );

  app.delete(
    '/profileImage',
    {
      ...user,
      schema: {
        summary: 'Take the picture off my profile',
        response: { 200: profileBody, 401: messageBody, 403: messageBody, 429: messageBody },
      },
    },
    (request) => deleteProfileImage(ctxOf(request)).then((viewer) => profileJson(ownProfile(viewer))),
  );

  app.post(
    '/delete/:id',
    {
      ...user,
      schema: {
        summary: 'Delete a photo of my own with its files; admins any',
        description:
          'Answers with what remains of the list it was called for: the photos of `attractionId` where that is given, else my own.',
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
      },
    },
    (request) => {
      const ctx = ctxOf(request);
      const { attractionId, lang: language } = request.query;
      return deleteImage(ctx, request.params.id).then(() =>
        attractionId === undefined ? own(ctx, language) : imagesWhere(ctx, attractionId, language),
      );
    },
  );

  app.get(
    '/user/:user',
    {
      ...anyone,
      schema: {
        summary: 'Photos that a user has uploaded, newest first',
        params: z.object({ user: z.string() }),
        querystring: z.object({ lang }),
        response: { 200: list, 404: messageBody },
      },
    },
    (request) =>
      imagesByUser(ctxOf(request), request.params.user, LIST).then(({ rows }) =>
        imagesJson(ctxOf(request), rows, request.query.lang),
      ),
  );

  app.get(
    '/my',
    {
      ...user,
      schema: {
        summary: 'My own photos, newest first, those that wait or were rejected among them',
        querystring: z.object({ lang }),
        response: { 200: list, 401: messageBody },
      },
    },
    (request) => own(ctxOf(request), request.query.lang),
  );
};

async function uploadedJson(ctx: CallContext, request: FastifyRequest): Promise<z.output<typeof imageBody>> {
  const image = await uploadImage(ctx, async (room) => {
    const form = await readForm(request, room, ['attractionId']);
    return { bytes: form.bytes, attractionId: attractionIdOf(form), clientMutationId: null };
  });
  const [told] = await imagesJson(ctx, [image], DEFAULT_LANGUAGE);
  return told ?? imageJson(image, null, DEFAULT_LANGUAGE);
}

async function own(ctx: CallContext, language: Language): Promise<z.output<typeof list>> {
  return imagesJson(ctx, (await myImages(ctx, LIST)).rows, language);
}

/** Of the place that an id stands for, also where it has vanished from the sources. */
async function imagesWhere(ctx: CallContext, attractionId: number, language: Language): Promise<z.output<typeof list>> {
  const answer = await attractionById(ctx, attractionId);
  const [page] = await imagesOf(ctx, imageViewer(ctx.viewer), [
    { placeId: answer.state === 'live' ? answer.place.id : attractionId, ...LIST },
  ]);
  return imagesJson(ctx, page?.rows ?? [], language);
}

/** Photos of any places, as they are told. */
async function imagesJson(
  ctx: Pick<CallContext, 'db' | 'version'>,
  images: readonly Image[],
  language: Language,
): Promise<z.output<typeof list>> {
  const answers =
    images.length === 0
      ? []
      : await attractionsById(
          ctx,
          images.map(({ attractionId }) => attractionId),
        );
  return images.map((image, at) => {
    const answer = answers[at];
    return imageJson(image, answer?.state === 'live' ? answer.place : null, language);
  });
}
