import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { editPost, postCondition } from '#api/domain/contributions/conditions/postCondition.ts';
import { body, optionalText } from '#api/rest/core/accountJson.ts';
import { type AccountOptions, contextOfCalls, forUsers } from '#api/rest/core/audience.ts';
import { lang, oneOf } from '#api/rest/core/parameters.ts';
import { attractionIdField, rowIdField } from '#api/rest/core/payload.ts';
import { POSTED_KINDS } from '#common/conditions/reportKinds.ts';
import { CHANGED, moment, oneJson } from './conditionReports.ts';

const post = {
  kind: oneOf(POSTED_KINDS),
  text: optionalText.describe('At most 1,000 characters; LIMITED and NOTICE need some.'),
  lang,
  from: moment.nullable().default(null).describe('Null: now.'),
  until: moment.nullable().default(null).describe('Null: until further notice; GROOMED needs it, within two weeks.'),
};

const ROUTES = {
  post: forUsers({
    summary: "Post an official condition at a place of a manager's area",
    description: 'Shown at once, without moderation. `POST /api/conditions/{id}/end` ends it.',
    body: body({ attractionId: attractionIdField, ...post }),
    response: CHANGED,
  }),
  edit: forUsers({
    summary: 'Change what your organisation has posted',
    params: z.object({ id: rowIdField }),
    body: body(post),
    response: CHANGED,
  }),
};

/** The posts of managers, below /api/conditions/official. */
export const postRoutes: FastifyPluginAsyncZod<AccountOptions> = async (app, { door }) => {
  const ctxOf = contextOfCalls(app, door);

  app.post('/', ROUTES.post, async (call) => {
    const { lang: language, ...input } = call.body;
    const ctx = ctxOf(call);
    return oneJson(ctx, await postCondition(ctx, { ...input, language, clientMutationId: null }), language);
  });
  app.put('/:id', ROUTES.edit, async (call) => {
    const { lang: language, ...input } = call.body;
    const ctx = ctxOf(call);
    return oneJson(ctx, await editPost(ctx, { ...input, ...call.params, language }), language);
  });
};
