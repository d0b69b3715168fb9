import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  addComment,
  commentsByUser,
  commentsOf,
  deleteComment,
  editComment,
  latestComments,
  myComments,
} from '#api/domain/contributions/comments.ts';
import type { Comment } from '#api/domain/contributions/commentsSql.ts';
import type { CallContext } from '#api/domain/core/call.ts';
import type { Page } from '#api/domain/core/pages.ts';
import { attractionById, livePlace } from '#api/domain/places/attractions.ts';
import { body, text } from '#api/rest/core/accountJson.ts';
import { type AccountOptions, contextOfCalls } from '#api/rest/core/audience.ts';
import { invalidBody, messageBody } from '#api/rest/core/errorAnswers.ts';
import { id, lang } from '#api/rest/core/parameters.ts';
import { attractionIdField, payloadFromQuery, rowIdField } from '#api/rest/core/payload.ts';
import { DEFAULT_LANGUAGE, type Language } from '#common/languages.ts';
import { commentBody, commentsJson, type CommentBody } from './commentJson.ts';

const anyone = { config: { audience: 'anyone' } } as const;
const user = { config: { audience: 'user' } } as const;
const admin = { config: { audience: 'admin' } } as const;

/** Comments of one answer; GraphQL pages through all of them. */
const LIST = { first: 1000, after: null } as const;

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

/** The documented paths of comments (SPEC §7), below /api/comments. All lists are newest first. */
export const commentRoutes: FastifyPluginAsyncZod<AccountOptions> = async (app, { door }) => {
  const ctxOf = contextOfCalls(app, door);

  app.get(
    '/',
    {
      ...anyone,
      schema: {
        summary: 'Comments of an attraction',
        querystring: z.object({ attractionId: id, lang }),
        response: { 200: list, 400: invalidBody, 404: messageBody },
      },
    },
    (request) =>
      livePlace(ctxOf(request), request.query.attractionId).then((place) =>
        commentsAt(ctxOf(request), place.id, request.query.lang),
      ),
  );

  app.post(
    '/',
    {
      ...user,
      schema: {
        summary: 'Write a comment',
        description: UPDATED,
        body: body({ attractionId: attractionIdField, text }),
        response: CHANGED,
      },
    },
    (request) =>
      addComment(ctxOf(request), { ...request.body, clientMutationId: null }).then(({ attractionId }) =>
        commentsAt(ctxOf(request), attractionId),
      ),
  );

  app.put(
    '/',
    {
      ...user,
      schema: {
        summary: 'Change an own comment; admins any',
        description: UPDATED,
        body: body({ attractionId: attractionIdField, id: rowIdField, text }),
        response: CHANGED,
      },
    },
    (request) =>
      editComment(ctxOf(request), request.body).then(() => commentsWhere(ctxOf(request), request.body.attractionId)),
  );

  app.delete(
    '/',
    {
      ...user,
      preValidation: payloadFromQuery,
      schema: {
        summary: 'Delete an own comment; admins any',
        description: `${UPDATED} The payload may stand in the query.`,
        body: body({ attractionId: attractionIdField, commentId: rowIdField }),
        response: CHANGED,
      },
    },
    (request) =>
      deleteComment(ctxOf(request), { attractionId: request.body.attractionId, id: request.body.commentId }).then(() =>
        commentsWhere(ctxOf(request), request.body.attractionId),
      ),
  );

  app.get(
    '/user/:user',
    {
      ...anyone,
      schema: {
        summary: 'What a user has written',
        params: z.object({ user: z.string() }),
        querystring: z.object({ lang }),
        response: { 200: list, 404: messageBody },
      },
    },
    (request) =>
      commentsByUser(ctxOf(request), request.params.user, LIST).then((page) =>
        told(ctxOf(request), page, request.query.lang),
      ),
  );

  app.get(
    '/last',
    {
      ...admin,
      schema: {
        summary: 'The latest comments of all places; for admins',
        querystring: z.object({ lang }),
        response: { 200: list, 401: messageBody, 403: messageBody },
      },
    },
    (request) => latestComments(ctxOf(request), LIST).then((page) => told(ctxOf(request), page, request.query.lang)),
  );

  app.get(
    '/my',
    {
      ...user,
      schema: {
        summary: 'What I have written',
        querystring: z.object({ lang }),
        response: { 200: list, 401: messageBody },
      },
    },
    (request) => myComments(ctxOf(request), LIST).then((page) => told(ctxOf(request), page, request.query.lang)),
  );
};

function told(ctx: CallContext, { rows }: Page<Comment>, language: Language): Promise<CommentBody[]> {
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

/** Of the place that an id stands for, also where it has vanished from the sources. */
async function commentsWhere(ctx: CallContext, attractionId: number): Promise<CommentBody[]> {
  const answer = await attractionById(ctx, attractionId);
  return commentsAt(ctx, answer.state === 'live' ? answer.place.id : attractionId);
}
