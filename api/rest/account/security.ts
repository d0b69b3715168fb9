import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { proveIdentity } from '#api/domain/people/proof.ts';
import {
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from '#api/domain/people/secondFactor.ts';
import { type SecurityEvent, ownEvents, securityEvents } from '#api/domain/security/eventLists.ts';
import { body, optionalText } from '#api/rest/core/accountJson.ts';
import { type AccountOptions, contextOfCalls, forAdmins, forUsers } from '#api/rest/core/audience.ts';
import { text } from '#api/rest/core/codes.ts';
import { invalidBody, messageBody } from '#api/rest/core/errorAnswers.ts';

/** Events of one answer; GraphQL pages through all of them. */
const LIST = { first: 1000, after: null } as const;

const eventBody = z.object({
  kind: z.string().nullable(),
  agent: z.string(),
  times: z.number(),
  created: z.string(),
  role: z.enum(['user', 'admin']).nullable(),
  by: z.enum(['admin', 'commandLine', 'issuer']).nullable(),
});

const BY = { ADMIN: 'admin', COMMAND_LINE: 'commandLine', ISSUER: 'issuer' } as const;

function eventJson({ kind, agent, times, created, detail }: SecurityEvent): z.output<typeof eventBody> {
  return {
    kind,
    agent,
    times,
    created: created.toISOString(),
    role: detail.role === undefined ? null : detail.role === 'ADMIN' ? 'admin' : 'user',
    by: detail.by === undefined ? null : BY[detail.by],
  };
}

const REFUSED = { 400: invalidBody, 401: messageBody, 403: messageBody, 429: messageBody } as const;
const done = z.object({});
const codes = z.object({ recoveryCodes: z.array(z.string()) });
/** The password, and a code where a second factor is in use. */
const proof = body({ password: optionalText, code: optionalText });

const ROUTES = {
  prove: forUsers({
    summary: 'Give the password or a code anew, for what asks for it (`proofNeeded`) within the next 15 minutes',
    body: proof,
    response: { 200: done, ...REFUSED },
  }),
  start: forUsers({
    summary: 'Begin to set up a second factor (TOTP)',
    body: proof,
    response: { 200: z.object({ secret: z.string(), address: z.string(), picture: z.string() }), ...REFUSED },
  }),
  confirm: forUsers({
    summary: 'Put the second factor into use by a code of the app; all other sessions end',
    body: body({ code: text }),
    response: { 200: codes, ...REFUSED },
  }),
  remove: forUsers({
    summary: 'Take the second factor out of use; 403 for admins where the operator asks for one',
    body: proof,
    response: { 200: done, ...REFUSED },
  }),
  renew: forUsers({
    summary: 'New recovery codes; the earlier ones work no more',
    body: proof,
    response: { 200: codes, ...REFUSED },
  }),
  own: forUsers({
    summary: 'What happened to my account, newest first',
    response: { 200: z.array(eventBody), 401: messageBody },
  }),
  all: forAdmins({
    summary: 'What happened to all accounts, newest first; for admins',
    response: {
      200: z.array(eventBody.extend({ userId: z.string().nullable() })),
      401: messageBody,
      403: messageBody,
    },
  }),
};

/** Proofs of identity, the second factor and the security log, below /api/user. */
export const securityRoutes: FastifyPluginAsyncZod<AccountOptions> = async (app, { door }) => {
  const ctxOf = contextOfCalls(app, door);

  app.post('/prove', ROUTES.prove, async (call) => {
    await proveIdentity(ctxOf(call), call.body);
    return {};
  });
  app.post('/second-factor/start', ROUTES.start, (call) => startSecondFactor(ctxOf(call), call.body));
  app.post('/second-factor/confirm', ROUTES.confirm, async (call) => {
    const { recoveryCodes } = await confirmSecondFactor(ctxOf(call), call.body);
    return { recoveryCodes: [...recoveryCodes] };
  });
  app.post('/second-factor/remove', ROUTES.remove, async (call) => {
    await removeSecondFactor(ctxOf(call), call.body);
    return {};
  });
  app.post('/second-factor/recovery-codes', ROUTES.renew, async (call) => ({
    recoveryCodes: [...(await renewRecoveryCodes(ctxOf(call), call.body))],
  }));
  app.get('/security-log', ROUTES.own, async (call) => (await ownEvents(ctxOf(call), LIST)).rows.map(eventJson));
  app.get('/security-log/all', ROUTES.all, async (call) => {
    const { rows } = await securityEvents(ctxOf(call), { userId: null, kind: null }, LIST);
    return rows.map((event) => ({ ...eventJson(event), userId: event.userId }));
  });
};
