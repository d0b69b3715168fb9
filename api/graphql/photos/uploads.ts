import { encodeGlobalID } from '@pothos/plugin-relay';
import { type FileUpload, GraphQLUpload } from 'graphql-upload-minimal';
import { afterCreated, createdCursor } from '#api/domain/core/cursors.ts';
import { InvalidInputError, isDomainError } from '#api/domain/core/errors.ts';
import { ownProfile } from '#api/domain/people/profiles.ts';
import type { Room } from '#api/domain/photos/receiving.ts';
import { deleteImage, myImages, shownImagesOf } from '#api/domain/photos/uploadedImages.ts';
import { deleteProfileImage, uploadImage, uploadProfileImage } from '#api/domain/photos/uploads.ts';
import { ProfileRef } from '#api/graphql/account/profile.ts';
import { ViewerRef } from '#api/graphql/account/viewer.ts';
import { ConditionRef } from '#api/graphql/conditions/condition.ts';
import { perRow } from '#api/graphql/core/arguments.ts';
import { builder } from '#api/graphql/core/builder.ts';
import { CALL_ERRORS } from '#api/graphql/core/callErrors.ts';
import { edgeBy, pageArguments, toConnection, toPage } from '#api/graphql/core/connections.ts';
import { globalIdParts, numberOfGlobalId } from '#api/graphql/core/globalIds.ts';
import type { GraphqlContext } from '#api/graphql/core/requestContext.ts';
import { ImageConnectionRef, ImageEdgeRef, ImageStateEnum } from './image.ts';
import { ImageRef } from './imageRef.ts';

builder.addScalarType('Upload', GraphQLUpload);

/** The bytes of a file, once all of its request has arrived. Throws InvalidInputError('file'), RateLimitedError. */
async function bytesOf(
  { upload }: Pick<GraphqlContext, 'upload'>,
  file: Promise<FileUpload>,
  { bytesMax, take }: Room,
): Promise<Buffer> {
  if (upload === null) throw new InvalidInputError('file', 'missing');
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of (await file).createReadStream()) {
      const buffer = Buffer.from(chunk);
      bytes += buffer.length;
      // The rest of a too large file is read and dropped.
      if (bytes <= bytesMax) {
        take(buffer.length);
        chunks.push(buffer);
      } else chunks.length = 0;
    }
  } catch (error) {
    if (isDomainError(error)) throw error;
    // The file broke off, or two fields of one document read it.
    throw new InvalidInputError('file', 'damaged');
  }
  if (bytes > bytesMax) throw new InvalidInputError('file', 'tooLarge');
  if (!(await upload.isWhole())) throw new InvalidInputError('file', 'tooMany');
  return Buffer.concat(chunks);
}

/** The number of a condition by its global id. Throws InvalidInputError('conditionId', 'invalid'). */
function numberOfCondition(globalId: string): number {
  const { type, id } = globalIdParts(globalId);
  if (type !== ConditionRef.name || !/^\d{1,9}$/.test(id)) throw new InvalidInputError('conditionId', 'invalid');
  return Number(id);
}

const toEdge = edgeBy(createdCursor);

builder.objectField(ViewerRef, 'images', (t) =>
  t.field({
    type: ImageConnectionRef,
    description: "The viewer's own photos, newest first, those that wait or were rejected among them.",
    args: { ...pageArguments, state: t.arg({ type: ImageStateEnum, description: 'Those of one state.' }) },
    complexity: perRow,
    resolve: async (_viewer, { state, ...page }, ctx) =>
      toConnection(await myImages(ctx, toPage(page, afterCreated), state ?? null), page, toEdge),
  }),
);

builder.objectField(ProfileRef, 'images', (t) =>
  t.field({
    type: ImageConnectionRef,
    description: 'What everybody sees of their photos, newest first.',
    args: pageArguments,
    complexity: perRow,
    resolve: async (profile, page, ctx) =>
      toConnection(await shownImagesOf(ctx, profile, toPage(page, afterCreated)), page, toEdge),
  }),
);

builder.relayMutationField(
  'uploadImage',
  {
    inputFields: (t) => ({
      attractionId: t.field({ type: 'AttractionId', required: true }),
      conditionId: t.id({
        description: 'The report of a condition that it shows: one of the viewer’s own, at the place.',
      }),
      file: t.field({
        type: 'Upload',
        required: true,
        description:
          'JPEG, PNG, WebP, AVIF, or HEIC where the server reads it; at most 20 MB and 60 megapixels (30 as AVIF), ' +
          'no side under 200 pixels.',
      }),
    }),
  },
  {
    authScopes: { user: true },
    errors: CALL_ERRORS,
    description:
      'Adds a photo to a place, by a GraphQL multipart request; it waits for a moderator. Sent twice with one ' +
      'clientMutationId, it is made once.',
    resolve: async (_root, { input: { attractionId, conditionId, clientMutationId, file } }, ctx) => ({
      image: await uploadImage(ctx, async (room) => ({
        attractionId,
        conditionId: conditionId == null ? null : numberOfCondition(conditionId),
        clientMutationId: clientMutationId ?? null,
        bytes: await bytesOf(ctx, file, room),
      })),
    }),
  },
  {
    outputFields: (t) => ({
      imageEdge: t.field({
        type: ImageEdgeRef,
        resolve: ({ image }) => toEdge(image),
      }),
    }),
  },
);

builder.relayMutationField(
  'deleteImage',
  { inputFields: (t) => ({ id: t.id({ required: true }) }) },
  {
    authScopes: { user: true },
    errors: CALL_ERRORS,
    description: "Deletes a photo of the viewer's own with all of its files; admins delete any.",
    resolve: async (_root, { input }, ctx) => ({
      image: await deleteImage(ctx, numberOfGlobalId(ImageRef.name, input.id)),
    }),
  },
  {
    outputFields: (t) => ({
      attractionId: t.field({ type: 'AttractionId', resolve: ({ image }) => image.attractionId }),
      deletedImageId: t.id({ resolve: ({ image }) => encodeGlobalID(ImageRef.name, image.id) }),
    }),
  },
);

builder.relayMutationField(
  'uploadProfileImage',
  {
    inputFields: (t) => ({
      file: t.field({
        type: 'Upload',
        required: true,
        description: 'As for uploadImage; a square from its middle is shown.',
      }),
    }),
  },
  {
    authScopes: { user: true },
    errors: CALL_ERRORS,
    description: "Sets the picture of the viewer's profile, by a GraphQL multipart request; everybody sees it at once.",
    resolve: (_root, { input }, ctx) =>
      uploadProfileImage(ctx, async (room) => ({ bytes: await bytesOf(ctx, input.file, room) })),
  },
  { outputFields: (t) => ({ profile: t.field({ type: ProfileRef, resolve: ownProfile }) }) },
);

builder.relayMutationField(
  'deleteProfileImage',
  { inputFields: () => ({}) },
  {
    authScopes: { user: true },
    errors: CALL_ERRORS,
    description: "Takes the picture off the viewer's profile.",
    resolve: (_root, _args, ctx) => deleteProfileImage(ctx),
  },
  { outputFields: (t) => ({ profile: t.field({ type: ProfileRef, resolve: ownProfile }) }) },
);
