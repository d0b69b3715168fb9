import { encodeGlobalID } from '@pothos/plugin-relay';
import { afterCreated, createdCursor } from '#api/domain/core/cursors.ts';
import { approveImages, type Decided, rejectImages, setCover } from '#api/domain/moderation/moderation.ts';
import { type ModeratedImage, moderationImages, newImageCount } from '#api/domain/moderation/moderationQueue.ts';
import { FREE, perRow } from '#api/graphql/core/arguments.ts';
import { builder } from '#api/graphql/core/builder.ts';
import { CALL_ERRORS } from '#api/graphql/core/callErrors.ts';
import { edgeBy, pageArguments, toConnection, toPage } from '#api/graphql/core/connections.ts';
import { numberOfGlobalId } from '#api/graphql/core/globalIds.ts';
import { ImageStateEnum } from '#api/graphql/photos/image.ts';
import { ImageRef } from '#api/graphql/photos/imageRef.ts';
import { ListedUserRef } from './users.ts';

const moderatedId = (id: number) => encodeGlobalID('ModeratedImage', id);

export const ModeratedImageRef = builder.objectRef<ModeratedImage>('ModeratedImage').implement({
  description: 'A photo as admins see it.',
  fields: (t) => ({
    id: t.id({ ...FREE, resolve: ({ id }) => moderatedId(id) }),
    decided: t.expose('decided', { type: 'DateTime', ...FREE, nullable: true }),
    decidedBy: t.expose('decidedBy', {
      type: ListedUserRef,
      ...FREE,
      nullable: true,
      description: 'Null: waiting, or the account is gone.',
    }),
    image: t.expose('image', { type: ImageRef, ...FREE }),
    reason: t.exposeString('reason', { ...FREE, description: 'Why it was rejected; else empty.' }),
    reports: t.exposeInt('reports', { ...FREE, description: 'How many have reported it in the case that is open.' }),
    state: t.expose('state', { type: ImageStateEnum, ...FREE }),
    uploader: t.expose('uploader', {
      type: ListedUserRef,
      ...FREE,
      nullable: true,
      description: 'Null: the account is gone.',
    }),
  }),
});

const ModeratedImageConnectionRef = builder.connectionObject(
  { type: ModeratedImageRef, name: 'ModeratedImageConnection' },
  { name: 'ModeratedImageEdge' },
);

builder.queryField('moderationImages', (t) =>
  t.field({
    authScopes: { admin: true },
    type: ModeratedImageConnectionRef,
    nullable: true,
    description: 'Photos in any state: those that wait the longest first, all others the newest first.',
    args: {
      ...pageArguments,
      attractionId: t.arg({ type: 'AttractionId', description: 'A place, with all that was merged into it.' }),
      since: t.arg({ type: 'DateTime', description: 'Uploaded at this time or later.' }),
      state: t.arg({ type: ImageStateEnum }),
      text: t.arg.string({
        required: true,
        defaultValue: '',
        description: 'Part of the name of the place or of the uploader, or of the reason, in any case.',
      }),
      until: t.arg({ type: 'DateTime', description: 'Uploaded before this time.' }),
      userId: t.arg.id({ description: '`id` of the ListedUser who uploaded it.' }),
    },
    complexity: perRow,
    resolve: async (_root, args, ctx) => {
      const filter = {
        state: args.state ?? null,
        userId: args.userId ?? null,
        attractionId: args.attractionId ?? null,
        from: args.since ?? null,
        until: args.until ?? null,
        text: args.text,
      };
      return toConnection(await moderationImages(ctx, filter, toPage(args, afterCreated)), args, edgeBy(createdCursor));
    },
  }),
);

builder.queryField('newImageCount', (t) =>
  t.int({
    authScopes: { admin: true },
    nullable: true,
    description: 'How many photos wait for an admin.',
    resolve: (_root, _args, ctx) => newImageCount(ctx),
  }),
);

const numbersOf = (ids: readonly (string | number)[]) => ids.map((id) => numberOfGlobalId(ImageRef.name, String(id)));

const ONLY_WAITING = {
  required: true,
  defaultValue: false,
  description: 'What somebody has decided on meanwhile stays as it is.',
} as const;

const DecidedRef = builder.objectRef<Decided>('DecidedImages').implement({
  description: 'What became of several photos.',
  fields: (t) => ({
    goneIds: t.idList({
      ...FREE,
      description: 'The same as `id`s of ModeratedImages.',
      resolve: ({ missing }) => missing.map(moderatedId),
    }),
    images: t.field({
      type: [ModeratedImageRef],
      ...FREE,
      description: 'As they are now.',
      resolve: ({ images }) => [...images],
    }),
    missingIds: t.idList({
      ...FREE,
      description: 'Those that are not there (any more).',
      resolve: ({ missing }) => missing.map((id) => encodeGlobalID(ImageRef.name, id)),
    }),
  }),
});

builder.relayMutationField(
  'approveImages',
  {
    inputFields: (t) => ({
      ids: t.idList({ required: true, description: 'At most 100.' }),
      onlyWaiting: t.boolean(ONLY_WAITING),
    }),
  },
  {
    authScopes: { admin: true },
    errors: CALL_ERRORS,
    description: 'Shows photos to everybody, under new addresses. Those approved already stay as they are.',
    resolve: async (_root, { input }, ctx) => ({ decided: await approveImages(ctx, numbersOf(input.ids), input) }),
  },
  { outputFields: (t) => ({ decided: t.expose('decided', { type: DecidedRef }) }) },
);

builder.relayMutationField(
  'rejectImages',
  {
    inputFields: (t) => ({
      ids: t.idList({ required: true, description: 'At most 100.' }),
      onlyWaiting: t.boolean(ONLY_WAITING),
      reason: t.string({ required: true, description: '1–500 characters.' }),
    }),
  },
  {
    authScopes: { admin: true },
    errors: CALL_ERRORS,
    description:
      'Keeps photos from others than their uploaders, who get a mail with the reason; takes back what was approved.',
    resolve: async (_root, { input }, ctx) => ({
      decided: await rejectImages(ctx, { ...input, ids: numbersOf(input.ids) }),
    }),
  },
  { outputFields: (t) => ({ decided: t.expose('decided', { type: DecidedRef }) }) },
);

builder.relayMutationField(
  'setCover',
  { inputFields: (t) => ({ heart: t.boolean({ required: true }), id: t.id({ required: true }) }) },
  {
    authScopes: { admin: true },
    errors: CALL_ERRORS,
    description: 'Gives an approved photo the cover mark, or takes it away: marked ones come first.',
    resolve: async (_root, { input }, ctx) => ({
      image: await setCover(ctx, { id: numberOfGlobalId(ImageRef.name, input.id), heart: input.heart }),
    }),
  },
  { outputFields: (t) => ({ image: t.expose('image', { type: ModeratedImageRef }) }) },
);
