import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { CurrentCondition } from '#api/domain/conditions/currentConditions.ts';
import { confirmReport } from '#api/domain/contributions/conditions/judgeReport.ts';
import {
  extendCondition,
  hideCondition,
  restoreCondition,
} from '#api/domain/contributions/conditions/moderateCondition.ts';
import { endCondition } from '#api/domain/contributions/conditions/postCondition.ts';
import { reportCondition } from '#api/domain/contributions/conditions/reportCondition.ts';
import type { CallContext } from '#api/domain/core/call.ts';
import { NotFoundError } from '#api/domain/core/errors.ts';
import { body, optionalText } from '#api/rest/core/accountJson.ts';
import { type AccountOptions, contextOfCalls, forAdmins, forUsers } from '#api/rest/core/audience.ts';
import { code, text } from '#api/rest/core/codes.ts';
import { invalidBody, messageBody } from '#api/rest/core/errorAnswers.ts';
import { lang, oneOf } from '#api/rest/core/parameters.ts';
import { attractionIdField, rowIdField } from '#api/rest/core/payload.ts';
import { CONDITION_REPORT_NAMES } from '#common/conditions/reportKinds.ts';
import type { Language } from '#common/languages.ts';
import { conditionBody, type ConditionBody, conditionsJson } from './conditionJson.ts';

/** Answers of a route that changes a condition. */
export const CHANGED = {
  200: conditionBody,
  400: invalidBody,
  401: messageBody,
  403: messageBody,
  404: messageBody,
  429: messageBody,
} as const;

export const moment = text
  .pipe(z.iso.datetime({ offset: true, error: code('invalid') }))
  .transform((value) => new Date(value));
const position = z
  .tuple([z.number(), z.number()], code('invalid'))
  .nullable()
  .default(null)
  .describe('`[lon, lat]` on the route or in the area, at most 250 m from it; null: at the place.');
const one = { params: z.object({ id: rowIdField }), querystring: z.object({ lang }) };
const hidden = z.object({ id: z.number() });

const ROUTES = {
  report: forUsers({
    summary: 'Report what you saw at an attraction',
    description: 'Ends by itself after the days that its kind sets.',
    body: body({
      attractionId: attractionIdField,
      report: oneOf(CONDITION_REPORT_NAMES),
      text: optionalText,
      lang,
      position,
      seenAt: moment.nullable().default(null).describe('When it was seen; null: now.'),
    }),
    response: CHANGED,
  }),
  confirm: forUsers({
    summary: "Another visitor's report still holds",
    description: 'It ends later. Counts once per user and day.',
    ...one,
    response: CHANGED,
  }),
  end: forUsers({
    summary: 'A report is over',
    description:
      'At once where its author or an admin says so, else when two users do. What a manager posted is ended by the ' +
      'managers of its place. Null: it has ended.',
    ...one,
    response: { ...CHANGED, 200: conditionBody.nullable() },
  }),
  extend: forAdmins({
    summary: 'Give a report another end, at most 90 days ahead; for admins',
    ...one,
    body: body({ until: moment }),
    response: CHANGED,
  }),
  hide: forAdmins({
    summary: 'Hide a condition that a visitor or a manager wrote; for admins',
    params: one.params,
    body: body({ reason: optionalText }),
    response: { ...CHANGED, 200: hidden },
  }),
  restore: forAdmins({
    summary: 'Show a hidden condition again, until its end; for admins',
    params: one.params,
    response: { ...CHANGED, 200: hidden },
  }),
};

/** Reports of conditions by visitors, below /api/conditions; what is in force is read at /api/query/conditions. */
export const conditionReportRoutes: FastifyPluginAsyncZod<AccountOptions> = async (app, { door }) => {
  const ctxOf = contextOfCalls(app, door);

  app.post('/', ROUTES.report, async (call) => {
    const { lang: language, ...input } = call.body;
    const ctx = ctxOf(call);
    return oneJson(ctx, await reportCondition(ctx, { ...input, language, clientMutationId: null }), language);
  });
  app.post('/:id/confirm', ROUTES.confirm, async (call) => {
    const ctx = ctxOf(call);
    return oneJson(ctx, await confirmReport(ctx, { id: call.params.id, seenAt: null }), call.query.lang);
  });
  app.post('/:id/end', ROUTES.end, async (call) => {
    const ctx = ctxOf(call);
    const left = await endCondition(ctx, call.params.id);
    return left && oneJson(ctx, left, call.query.lang);
  });
  app.put('/:id/until', ROUTES.extend, async (call) => {
    const ctx = ctxOf(call);
    return oneJson(ctx, await extendCondition(ctx, { ...call.params, ...call.body }), call.query.lang);
  });
  app.put('/:id/hidden', ROUTES.hide, async (call) => ({
    id: await hideCondition(ctxOf(call), { ...call.params, ...call.body }),
  }));
  app.delete('/:id/hidden', ROUTES.restore, async (call) => ({
    id: await restoreCondition(ctxOf(call), call.params.id),
  }));
};

/** One condition as a body. */
export async function oneJson(
  ctx: CallContext,
  condition: CurrentCondition,
  language: Language,
): Promise<ConditionBody> {
  const [first] = await conditionsJson(ctx, [condition], language);
  if (first === undefined) throw new NotFoundError('notFound');
  return first;
}
