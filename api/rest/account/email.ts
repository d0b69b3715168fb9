import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { onPrimary } from '#api/domain/core/call.ts';
import { changeEmail, confirmNewEmail, newEmailLink } from '#api/domain/people/emailChange.ts';
import { body } from '#api/rest/core/accountJson.ts';
import { type AccountOptions, contextOfCalls, forAnyone, forUsers } from '#api/rest/core/audience.ts';
import { text } from '#api/rest/core/codes.ts';
import { invalidBody, messageBody } from '#api/rest/core/errorAnswers.ts';
import { mailedLink, toPage } from './registration.ts';

const ANSWERS = { 200: z.object({ email: z.string() }), 400: invalidBody, 403: messageBody, 429: messageBody } as const;

const ROUTES = {
  change: forUsers({
    summary: 'Ask for another address of the own account; a link is mailed there, a notice to the present address',
    body: body({ email: text, password: text }),
    response: { ...ANSWERS, 401: messageBody },
  }),
  link: forAnyone({ summary: 'Where the link of a new address leads; changes nothing', ...mailedLink }),
  confirm: forAnyone({
    summary: 'Confirm a new address of an account',
    body: body({ emailToken: text }),
    response: ANSWERS,
  }),
};

/** Changing the address of an account, below /api/user. */
export const emailRoutes: FastifyPluginAsyncZod<AccountOptions> = async (app, { door }) => {
  const ctxOf = contextOfCalls(app, door);

  app.post('/change-email', ROUTES.change, (call) => changeEmail(ctxOf(call), call.body));
  app.get('/confirm-new-email', ROUTES.link, async (request, reply) =>
    toPage(
      reply,
      '/v/confirmemail',
      'emailToken',
      await newEmailLink(await onPrimary(ctxOf(request)), request.query.token),
    ),
  );
  app.post('/confirm-new-email', ROUTES.confirm, (call) => confirmNewEmail(ctxOf(call), call.body.emailToken));
};
