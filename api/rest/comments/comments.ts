import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  addComment,
  commentsByUser,
  commentsOf,
  deleteComment,
  editComment,
  myComments,
} from '#api/domain/contributions/comments.ts';
import type { Comment } from '#api/domain/contributions/commentsSql.ts';
import type { CallContext } from '#api/domain/core/call.ts';
import type { Page } from '#api/domain/core/pages.ts';
import { ALL_COMMENTS, latestComments } from '#api/domain/moderation/latestComments.ts';
import { attractionById, livePlace } from '#api/domain/places/attractions.ts';
import { body } from '#api/rest/core/accountJson.ts';
import { type AccountOptions, contextOfCalls, forAdmins, forAnyone, forUsers } from '#api/rest/core/audience.ts';
import { text } from '#api/rest/core/codes.ts';
import { invalidBody, messageBody } from '#api/rest/core/errorAnswers.ts';
import { id, lang } from '#api/rest/core/parameters.ts';
import { attractionIdField, payloadFromQuery, rowIdField } from '#api/rest/core/payload.ts';
import { DEFAULT_LANGUAGE, type Language } from '#common/languages.ts';
import { commentBody, commentsJson, type CommentBody } from './commentJson.ts';

/** Comments of one answer; GraphQL pages through all of them. */
const LIST = { first: 1000, after: null } as const;

const FIRST = 'The newest thousand; GraphQL pages through all of them.';

const list = z.array(commentBody);
const CHANGED = {
  200: list,
  400: invalidBody,
  401: messageBody,
  403: messageBody,
  404: messageBody,
  429: messageBody,
} as const;
const UPDATED = 'Answers with the comments of the place, newest first.';

const ROUTES = {
  ofPlace: forAnyone({
    summary: 'Comments of an attraction',
    description: FIRST,
    querystring: z.object({ attractionId: id, lang }),
    response: { 200: list, 400: invalidBody, 404: messageBody },
  }),
  add: forUsers({
    summary: 'Write a comment',
    description: UPDATED,
    body: body({ attractionId: attractionIdField, text }),
    response: CHANGED,
  }),
  edit: forUsers({
    summary: 'Change an own comment; admins any',
    description: UPDATED,
    body: body({ attractionId: attractionIdField, id: rowIdField, text }),
    response: CHANGED,
  }),
  remove: forUsers({
    summary: 'Delete an own comment; admins any',
    description: `${UPDATED} The payload may stand in the query.`,
    body: body({ attractionId: attractionIdField, commentId: rowIdField }),
    response: CHANGED,
  }),
  byUser: forAnyone({
    summary: 'What a user has written',
    description: FIRST,
    params: z.object({ user: z.string() }),
    querystring: z.object({ lang }),
    response: { 200: list, 404: messageBody },
  }),
  latest: forAdmins({
    summary: 'The latest comments of all places; for admins',
    description: FIRST,
    querystring: z.object({ lang }),
    response: { 200: list, 401: messageBody, 403: messageBody },
  }),
  mine: forUsers({
    summary: 'What I have written',
    description: FIRST,
    querystring: z.object({ lang }),
    response: { 200: list, 401: messageBody },
  }),
};

/** The documented paths of comments (SPEC §7), below /api/comments. All lists are newest first. */
export const commentRoutes: FastifyPluginAsyncZod<AccountOptions> = async (app, { door }) => {
  const ctxOf = contextOfCalls(app, door);

  app.get('/', ROUTES.ofPlace, async (call) => {
    const ctx = ctxOf(call);
    const { attractionId, lang: language } = call.query;
    return commentsAt(ctx, (await livePlace(ctx, attractionId)).id, language);
  });
  app.post('/', ROUTES.add, async (call) => {
    const ctx = ctxOf(call);
    return commentsAt(ctx, (await addComment(ctx, { ...call.body, clientMutationId: null })).attractionId);
  });
  app.put('/', ROUTES.edit, async (call) => {
    const ctx = ctxOf(call);
    await editComment(ctx, call.body);
    return commentsWhere(ctx, call.body.attractionId);
  });
  app.delete('/', { ...ROUTES.remove, preValidation: payloadFromQuery }, async (call) => {
    const ctx = ctxOf(call);
    const { attractionId, commentId } = call.body;
    await deleteComment(ctx, { attractionId, id: commentId });
    return commentsWhere(ctx, attractionId);
  });
  app.get('/user/:user', ROUTES.byUser, async (call) => {
    const ctx = ctxOf(call);
    return pageJson(ctx, await commentsByUser(ctx, call.params.user, LIST), call.query.lang);
  });
  app.get('/last', ROUTES.latest, async (call) => {
    const ctx = ctxOf(call);
    return pageJson(ctx, await latestComments(ctx, ALL_COMMENTS, LIST), call.query.lang);
  });
  app.get('/my', ROUTES.mine, async (call) => {
    const ctx = ctxOf(call);
    return pageJson(ctx, await myComments(ctx, LIST), call.query.lang);
  });
};

function pageJson(ctx: CallContext, { rows }: Page<Comment>, language: Language): Promise<CommentBody[]> {
  return commentsJson(ctx, ctx.viewer, rows, language);
}

async function commentsAt(
  ctx: CallContext,
  placeId: number,
  language: Language = DEFAULT_LANGUAGE,
): Promise<CommentBody[]> {
  const [page] = await commentsOf(ctx, [{ placeId, ...LIST }]);
  return commentsJson(ctx, ctx.viewer, page?.rows ?? [], language);
}

/** Comments of the place that an id belongs to now; of the id itself where the place has vanished from the sources. */
async function commentsWhere(ctx: CallContext, attractionId: number): Promise<CommentBody[]> {
  const answer = await attractionById(ctx, attractionId);
  return commentsAt(ctx, answer.state === 'live' ? answer.place.id : attractionId);
}
