import { encodeGlobalID } from '@pothos/plugin-relay';
import { addComment, deleteComment, editComment, isEdited, myComments } from '#api/domain/contributions/comments.ts';
import { afterCreated, createdCursor } from '#api/domain/core/cursors.ts';
import { latestComments } from '#api/domain/moderation/latestComments.ts';
import { ProfileRef } from '#api/graphql/account/profile.ts';
import { ViewerRef } from '#api/graphql/account/viewer.ts';
import { AttractionRef } from '#api/graphql/attractions/attractionRef.ts';
import { FREE, languageArgument, perRow } from '#api/graphql/core/arguments.ts';
import { builder } from '#api/graphql/core/builder.ts';
import { CALL_ERRORS } from '#api/graphql/core/callErrors.ts';
import { edgeBy, pageArguments, toConnection, toPage } from '#api/graphql/core/connections.ts';
import { numberOfGlobalId } from '#api/graphql/core/globalIds.ts';
import { nameNow, placeNow } from '#api/graphql/core/placeNow.ts';
import { CommentRef } from './commentRef.ts';

builder.node(CommentRef, {
  description: 'What somebody has written about a place.',
  id: { resolve: ({ id }) => id },
  loadMany: (ids, ctx) =>
    Promise.all(ids.map((id) => (/^\d{1,10}$/.test(id) ? ctx.loaders.comment.load(Number(id)) : null))),
  fields: (t) => ({
    attraction: t.field({
      type: AttractionRef,
      nullable: true,
      description: 'The place, or the one that took it in; null where it is not public any more.',
      resolve: ({ attractionId }, _args, ctx) => placeNow(attractionId, ctx),
    }),
    attractionId: t.expose('attractionId', {
      type: 'AttractionId',
      ...FREE,
      description: 'Where it was written; may be an id that was merged.',
    }),
    attractionName: t.string({
      args: languageArgument,
      description: 'Name of the place; where that is not public any more, the last one known.',
      resolve: nameNow,
    }),
    author: t.field({
      type: ProfileRef,
      nullable: true,
      ...FREE,
      description: 'Null: a former user.',
      resolve: ({ author }) => author,
    }),
    commentId: t.exposeInt('id', FREE),
    created: t.expose('created', { type: 'DateTime', ...FREE }),
    isEdited: t.boolean({
      ...FREE,
      description: 'Changed more than a minute after it was written.',
      resolve: isEdited,
    }),
    text: t.exposeString('text', FREE),
    updated: t.expose('updated', { type: 'DateTime', ...FREE }),
  }),
});

const CommentEdgeRef = builder.edgeObject({ type: CommentRef, name: 'CommentEdge' });
const CommentConnectionRef = builder.connectionObject({ type: CommentRef, name: 'CommentConnection' }, CommentEdgeRef);

const toEdge = edgeBy(createdCursor);

builder.objectField(AttractionRef, 'comments', (t) =>
  t.field({
    type: CommentConnectionRef,
    description: 'Newest first.',
    args: pageArguments,
    complexity: perRow,
    resolve: async (place, page, ctx) =>
      toConnection(await ctx.loaders.comments.load({ placeId: place.id, ...toPage(page, afterCreated) }), page, toEdge),
  }),
);

builder.objectField(ViewerRef, 'comments', (t) =>
  t.field({
    type: CommentConnectionRef,
    description: "The viewer's own, newest first.",
    args: pageArguments,
    complexity: perRow,
    resolve: async (_viewer, page, ctx) =>
      toConnection(await myComments(ctx, toPage(page, afterCreated)), page, toEdge),
  }),
);

builder.queryField('latestComments', (t) =>
  t.field({
    authScopes: { admin: true },
    type: CommentConnectionRef,
    nullable: true,
    description: 'Of all places, newest first.',
    args: {
      ...pageArguments,
      attractionId: t.arg({ type: 'AttractionId', description: 'The place, with all that was merged into it.' }),
      since: t.arg({ type: 'DateTime', description: 'Written at this time or later.' }),
      text: t.arg.string({ required: true, defaultValue: '', description: 'Part of the comment, in any case.' }),
      until: t.arg({ type: 'DateTime', description: 'Written before this time.' }),
      userId: t.arg.id({ description: '`id` of the ListedUser who wrote it.' }),
    },
    complexity: perRow,
    resolve: async (_root, args, ctx) => {
      const filter = {
        authorId: args.userId ?? null,
        attractionId: args.attractionId ?? null,
        from: args.since ?? null,
        until: args.until ?? null,
        text: args.text,
      };
      return toConnection(await latestComments(ctx, filter, toPage(args, afterCreated)), args, toEdge);
    },
  }),
);

builder.relayMutationField(
  'addComment',
  {
    inputFields: (t) => ({
      attractionId: t.field({ type: 'AttractionId', required: true }),
      text: t.string({ required: true, description: '1–500 characters.' }),
    }),
  },
  {
    authScopes: { user: true },
    errors: CALL_ERRORS,
    description: 'Comments on a place, for all to read. Sent twice with one clientMutationId, it is written once.',
    resolve: async (_root, { input }, ctx) => ({
      comment: await addComment(ctx, { ...input, clientMutationId: input.clientMutationId ?? null }),
    }),
  },
  {
    outputFields: (t) => ({
      commentEdge: t.field({ type: CommentEdgeRef, resolve: ({ comment }) => toEdge(comment) }),
    }),
  },
);

builder.relayMutationField(
  'editComment',
  {
    inputFields: (t) => ({
      id: t.id({ required: true }),
      text: t.string({ required: true, description: '1–500 characters.' }),
    }),
  },
  {
    authScopes: { user: true },
    errors: CALL_ERRORS,
    description: "Changes a comment of the viewer's own; admins change any.",
    resolve: async (_root, { input }, ctx) => ({
      comment: await editComment(ctx, { id: numberOfGlobalId(CommentRef.name, input.id), text: input.text }),
    }),
  },
  { outputFields: (t) => ({ comment: t.expose('comment', { type: CommentRef }) }) },
);

builder.relayMutationField(
  'deleteComment',
  { inputFields: (t) => ({ id: t.id({ required: true }) }) },
  {
    authScopes: { user: true },
    errors: CALL_ERRORS,
    description: "Deletes a comment of the viewer's own; admins delete any.",
    resolve: async (_root, { input }, ctx) => ({
      comment: await deleteComment(ctx, { id: numberOfGlobalId(CommentRef.name, input.id) }),
    }),
  },
  {
    outputFields: (t) => ({
      attractionId: t.field({ type: 'AttractionId', resolve: ({ comment }) => comment.attractionId }),
      deletedCommentId: t.id({ resolve: ({ comment }) => encodeGlobalID(CommentRef.name, comment.id) }),
    }),
  },
);
