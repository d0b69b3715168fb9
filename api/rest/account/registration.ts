import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { onPrimary } from '#api/domain/core/call.ts';
import type { LinkTarget } from '#api/domain/people/askedMails.ts';
import { confirmationLink, confirmEmail } from '#api/domain/people/confirmation.ts';
import { register } from '#api/domain/people/registration.ts';
import { body, lang } from '#api/rest/core/accountJson.ts';
import { type AccountOptions, contextOfCalls, forAnyone } from '#api/rest/core/audience.ts';
import { text } from '#api/rest/core/codes.ts';
import { invalidBody, messageBody } from '#api/rest/core/errorAnswers.ts';

const REFUSED = { 400: invalidBody, 403: messageBody, 429: messageBody } as const;

/** Schema of the addresses that mails link to. */
export const mailedLink = {
  querystring: z.object({ token: z.string().catch('').default('') }),
  response: { 303: z.null(), 429: messageBody },
} as const;

const ROUTES = {
  register: forAnyone({
    summary: 'Register; a mail with a link follows',
    description:
      'An address that waits for its link may be registered again: each registration has a link of its own, for ' +
      'its own name and password, and the first one confirmed ends the others.',
    body: body({ email: text, username: text, password: text, lang }),
    response: { 200: z.object({ email: z.string() }), ...REFUSED },
  }),
  confirmationLink: forAnyone({ summary: 'Where the link of a registration leads; changes nothing', ...mailedLink }),
  confirm: forAnyone({
    summary: 'Confirm the address of a registration',
    body: body({ registerToken: text }),
    response: { 200: z.object({ email: z.string() }), ...REFUSED },
  }),
};

/** The documented paths of registration (SPEC §7), below /api/user. */
export const registrationRoutes: FastifyPluginAsyncZod<AccountOptions> = async (app, { door }) => {
  const ctxOf = contextOfCalls(app, door);

  app.post('/register', ROUTES.register, (request) =>
    register(ctxOf(request), { ...request.body, language: request.body.lang }),
  );
  app.get('/confirm-email', ROUTES.confirmationLink, async (request, reply) =>
    toPage(
      reply,
      '/v/confirmemail',
      'registerToken',
      await confirmationLink(await onPrimary(ctxOf(request)), request.query.token),
    ),
  );
  app.post('/confirm-email', ROUTES.confirm, (request) => confirmEmail(ctxOf(request), request.body.registerToken));
};

/** Redirects to the page of a mailed link, with the token or the reason why it does not work (RULINGS 16). */
export function toPage(
  reply: FastifyReply,
  page: string,
  parameter: 'emailToken' | 'loginToken' | 'registerToken' | 'resetToken',
  { token, email }: LinkTarget,
): FastifyReply {
  const query = new URLSearchParams({
    [parameter]: token,
    ...(email !== null && (parameter === 'registerToken' || parameter === 'emailToken') && { email }),
  });
  return reply.redirect(`${page}?${query}`, 303);
}
