import type { Viewer } from '#api/domain/core/call.ts';
import { wantPhotos } from '#api/domain/photos/commons/wantPhotos.ts';
import { imageCursor, imagesAfter, SAMPLE_IMAGES_MAX } from '#api/domain/photos/images.ts';
import type { Image, ImageState } from '#api/domain/photos/imagesSql.ts';
import { AttractionRef } from '#api/graphql/attractions/attractionRef.ts';
import { FREE, languageArgument, perRow } from '#api/graphql/core/arguments.ts';
import { builder } from '#api/graphql/core/builder.ts';
import { edgeBy, pageArguments, toConnection, toPage } from '#api/graphql/core/connections.ts';
import { nameNow, placeNow } from '#api/graphql/core/placeNow.ts';
import type { PhotoCredit } from '#api/outside/commons/commonsAnswers.ts';
import { imagePath } from '#common/places/imageFiles.ts';
import { ImageRef } from './imageRef.ts';

export const ImageStateEnum = builder.enumType('ImageState', {
  values: { APPROVED: {}, PENDING: { description: 'Waits for a moderator.' }, REJECTED: {} } satisfies Readonly<
    Record<ImageState, object>
  >,
});

const PhotoCreditRef = builder.objectRef<PhotoCredit>('PhotoCredit').implement({
  description: 'Whose a photo is that is not our own, and by which terms it is shown.',
  fields: (t) => ({
    author: t.exposeString('author', FREE),
    licence: t.exposeString('licence', { ...FREE, description: 'Its short name, such as CC BY-SA 4.0.' }),
    licenceUrl: t.exposeString('licenceUrl', {
      ...FREE,
      nullable: true,
      description: 'Its text; null in the public domain.',
    }),
    pageUrl: t.exposeString('pageUrl', { ...FREE, description: 'The page of the file at Wikimedia Commons.' }),
  }),
});

/** Whether the viewer may know how moderators decided about a photo: its uploader and admins may. */
function mayKnowState({ uploaderId }: Image, viewer: Pick<Viewer, 'id' | 'role'> | null): boolean {
  return viewer !== null && (viewer.id === uploaderId || viewer.role === 'ADMIN');
}

builder.node(ImageRef, {
  description: 'A photo of a place.',
  id: { resolve: (image) => image.id },
  loadMany: (ids, ctx) =>
    Promise.all(ids.map((id) => (/^\d{1,9}$/.test(id) ? ctx.loaders.image.load(Number(id)) : null))),
  fields: (t) => ({
    blur: t.exposeString('blur', {
      ...FREE,
      description: 'A WebP of a few pixels in base64, to show until the photo is there; empty without one.',
    }),
    created: t.expose('created', { type: 'DateTime', ...FREE }),
    credit: t.expose('credit', {
      type: PhotoCreditRef,
      nullable: true,
      ...FREE,
      description: 'To be shown with a photo that comes from Wikimedia Commons; null for our own.',
    }),
    filename: t.exposeString('filename', {
      ...FREE,
      description: 'Thumbnails: /thumbs/{attractionId}/{filename}_{100sq|200sq|240}.{jpg|avif}.',
    }),
    heart: t.exposeBoolean('heart', { ...FREE, description: "The moderators' cover mark." }),
    height: t.exposeInt('height', { ...FREE, description: 'Pixels.' }),
    imageId: t.exposeInt('id', FREE),
    updated: t.expose('updated', { type: 'DateTime', ...FREE }),
    url: t.string({
      ...FREE,
      description: 'Path of the photo on this server, a JPEG.',
      resolve: (image) => imagePath(image),
    }),
    username: t.exposeString('username', {
      ...FREE,
      nullable: true,
      description: 'Who took it; null where the account is gone, and for what is not our own.',
    }),
    width: t.exposeInt('width', { ...FREE, description: 'Pixels.' }),
  }),
});

/** The place of a photo. */
builder.objectFields(ImageRef, (t) => ({
  attraction: t.field({
    type: AttractionRef,
    nullable: true,
    description: 'The place, or the one that took it in; null where it is not public any more.',
    resolve: ({ attractionId }, _args, ctx) => placeNow(attractionId, ctx),
  }),
  attractionId: t.expose('attractionId', {
    type: 'AttractionId',
    ...FREE,
    description: 'Part of the paths of its files; may be an id that was merged.',
  }),
  attractionName: t.string({
    args: languageArgument,
    description: 'Name of the place; where that is not public any more, the last one known.',
    resolve: nameNow,
  }),
}));

/** The moderators' decision about a photo. */
builder.objectFields(ImageRef, (t) => ({
  reason: t.string({
    ...FREE,
    description: 'Why it was rejected, told to its uploader and to admins; else empty.',
    resolve: (image, _args, { viewer }) => (mayKnowState(image, viewer) ? image.reason : ''),
  }),
  state: t.field({
    type: ImageStateEnum,
    nullable: true,
    ...FREE,
    description: 'Told to its uploader and to admins; null to others, who see what is approved only.',
    resolve: (image, _args, { viewer }) => (mayKnowState(image, viewer) ? image.state : null),
  }),
}));

export const ImageEdgeRef = builder.edgeObject({ type: ImageRef, name: 'ImageEdge' });
export const ImageConnectionRef = builder.connectionObject({ type: ImageRef, name: 'ImageConnection' }, ImageEdgeRef);

builder.objectFields(AttractionRef, (t) => ({
  cardImage: t.field({
    type: ImageRef,
    nullable: true,
    description:
      'What stands for it in a list: the first of its photos, else one of the best place that lies in it or along it.',
    resolve: (place, _args, ctx) => ctx.loaders.cardImage.load(place),
  }),
  coverImage: t.field({
    type: ImageRef,
    nullable: true,
    description: 'The first of its photos.',
    resolve: async (place, _args, ctx) =>
      (await ctx.loaders.publicImages.load({ placeId: place.id, first: 1, after: null })).rows[0] ?? null,
  }),
  images: t.field({
    type: ImageConnectionRef,
    description:
      'With the cover mark first, then our own, then the newest. The viewer’s own that wait are among them; what was ' +
      'rejected is not.',
    args: pageArguments,
    complexity: perRow,
    resolve: async (place, page, ctx) => {
      const images = await ctx.loaders.images.load({ placeId: place.id, ...toPage(page, imagesAfter) });
      if (images.rows.length === 0) wantPhotos(ctx, place);
      return toConnection(images, page, edgeBy(imageCursor));
    },
  }),
  sampleImages: t.field({
    type: [ImageRef],
    description: 'Photos of what lies in it or along it, one of each.',
    complexity: { field: 10, multiplier: SAMPLE_IMAGES_MAX },
    resolve: (place, _args, ctx) => (place.childCount === 0 ? [] : ctx.loaders.sampleImages.load(place.id)),
  }),
}));
