import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { onPrimary } from '#api/domain/core/call.ts';
import { requestPasswordReset, resetLink, setPassword, setPasswordWithToken } from '#api/domain/people/passwords.ts';
import { body, lang } from '#api/rest/core/accountJson.ts';
import { type AccountOptions, contextOfCalls, forAnyone, forUsers } from '#api/rest/core/audience.ts';
import { text } from '#api/rest/core/codes.ts';
import { invalidBody, messageBody } from '#api/rest/core/errorAnswers.ts';
import { mailedLink, toPage } from './registration.ts';

const done = z.object({});
const REFUSED = { 400: invalidBody, 403: messageBody, 429: messageBody } as const;

const ROUTES = {
  requestReset: forAnyone({
    summary: 'Ask for a link for a new password; the answer is the same for every address',
    body: body({ email: text, lang }),
    response: { 200: done, ...REFUSED },
  }),
  resetLink: forAnyone({ summary: 'Where the link for a new password leads; changes nothing', ...mailedLink }),
  change: forUsers({
    summary: 'Change the own password; all other sessions end',
    body: body({ oldPassword: text, password: text }),
    response: { 200: done, ...REFUSED, 401: messageBody },
  }),
  reset: forAnyone({
    summary: 'Set a new password by a mailed link; all sessions end',
    body: body({ resetToken: text, password: text }),
    response: { 200: done, ...REFUSED },
  }),
};

/** The documented paths of passwords (SPEC §7), below /api/user. */
export const passwordRoutes: FastifyPluginAsyncZod<AccountOptions> = async (app, { door }) => {
  const ctxOf = contextOfCalls(app, door);

  app.post('/reset-password', ROUTES.requestReset, async (call) => {
    await requestPasswordReset(ctxOf(call), { email: call.body.email, language: call.body.lang });
    return {};
  });
  app.get('/confirm-reset-password', ROUTES.resetLink, async (request, reply) =>
    toPage(reply, '/v/setpw', 'resetToken', await resetLink(await onPrimary(ctxOf(request)), request.query.token)),
  );
  app.post('/set-password', ROUTES.change, async (request, reply) => {
    const { session } = await setPassword(ctxOf(request), request.body);
    door.start(reply, session);
    return {};
  });
  app.post('/set-password-with-token', ROUTES.reset, async (request, reply) => {
    const device = await setPasswordWithToken(ctxOf(request), request.body);
    door.end(reply);
    door.know(reply, device);
    return {};
  });
};
