import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { asUser } from '#api/domain/core/call.ts';
import { NotFoundError } from '#api/domain/core/errors.ts';
import { logClientError } from '#api/domain/feedback/clientErrors.ts';
import { sendFeedback } from '#api/domain/feedback/feedback.ts';
import { myData } from '#api/domain/people/accountData.ts';
import { requestPasswordReset, resetLink, setPassword, setPasswordWithToken } from '#api/domain/people/passwords.ts';
import { ownProfile, profileByName, updateProfile } from '#api/domain/people/profiles.ts';
import { confirmationLink, confirmEmail, type LinkTarget, register } from '#api/domain/people/registration.ts';
import { userList } from '#api/domain/people/users.ts';
import {
  body,
  lang,
  listedUserBody,
  listedUserJson,
  number,
  optionalText,
  profileBody,
  profileJson,
  text,
} from '#api/rest/core/accountJson.ts';
import { type AccountOptions, contextOfCalls } from '#api/rest/core/audience.ts';
import { invalidBody, messageBody } from '#api/rest/core/errorAnswers.ts';

const anyone = { config: { audience: 'anyone' } } as const;
const user = { config: { audience: 'user' } } as const;
const admin = { config: { audience: 'admin' } } as const;

const done = z.object({});
const nothing = () => ({});
const REFUSED = { 400: invalidBody, 403: messageBody, 429: messageBody } as const;
const REFUSED_USER = { ...REFUSED, 401: messageBody } as const;
const token = {
  querystring: z.object({ token: z.string().catch('').default('') }),
  response: { 303: z.null(), 429: messageBody },
} as const;

/** Users of one answer; GraphQL pages through all of them. */
const LIST_MAX = 1000;

/** The documented paths of accounts (SPEC §7), below /api/user. */
export const userRoutes: FastifyPluginAsyncZod<AccountOptions> = async (app, { door }) => {
  const ctxOf = contextOfCalls(app, door);

  app.post(
    '/register',
    {
      ...anyone,
      schema: {
        summary: 'Register; a mail with a link follows',
        description: 'An address that waits for its link is registered anew.',
        body: body({ email: text, username: text, password: text, lang }),
        response: { 200: z.object({ email: z.string() }), ...REFUSED },
      },
    },
    (request) => register(ctxOf(request), { ...request.body, language: request.body.lang }),
  );

  app.get(
    '/confirm-email',
    { ...anyone, schema: { summary: 'Where the link of a registration leads; changes nothing', ...token } },
    async (request, reply) =>
      redirect(reply, '/v/confirmemail', 'registerToken', await confirmationLink(ctxOf(request), request.query.token)),
  );

  app.post(
    '/confirm-email',
    {
      ...anyone,
      schema: {
        summary: 'Confirm the address of a registration',
        body: body({ registerToken: text }),
        response: { 200: z.object({ email: z.string() }), ...REFUSED },
      },
    },
    (request) => confirmEmail(ctxOf(request), request.body.registerToken),
  );

  app.post(
    '/reset-password',
    {
      ...anyone,
      schema: {
        summary: 'Ask for a link for a new password; the answer is the same for every address',
        body: body({ email: text, lang }),
        response: { 200: done, ...REFUSED },
      },
    },
    (request) =>
      requestPasswordReset(ctxOf(request), { email: request.body.email, language: request.body.lang }).then(nothing),
  );

  app.get(
    '/confirm-reset-password',
    { ...anyone, schema: { summary: 'Where the link for a new password leads; changes nothing', ...token } },
    async (request, reply) =>
      redirect(reply, '/v/setpw', 'resetToken', await resetLink(ctxOf(request), request.query.token)),
  );

  app.post(
    '/set-password',
    {
      ...user,
      schema: {
        summary: 'Change the own password; all other sessions end',
        body: body({ oldPassword: text, password: text }),
        response: { 200: done, ...REFUSED_USER },
      },
    },
    async (request, reply) => {
      const { session } = await setPassword(ctxOf(request), request.body);
      door.start(reply, session);
      return {};
    },
  );

  app.post(
    '/set-password-with-token',
    {
      ...anyone,
      schema: {
        summary: 'Set a new password by a mailed link; all sessions end',
        body: body({ resetToken: text, password: text }),
        response: { 200: done, ...REFUSED },
      },
    },
    async (request, reply) => {
      await setPasswordWithToken(ctxOf(request), request.body);
      door.end(reply);
      return {};
    },
  );

  app.put(
    '/profile',
    {
      ...user,
      schema: {
        summary: 'Change the own profile',
        body: body({ description: text }),
        response: { 200: profileBody, ...REFUSED_USER },
      },
    },
    (request) => updateProfile(ctxOf(request), request.body).then((viewer) => profileJson(ownProfile(viewer))),
  );

  app.get(
    '/profile/:user',
    {
      ...anyone,
      schema: {
        summary: 'Profile of a user name',
        params: z.object({ user: z.string() }),
        response: { 200: profileBody, 404: messageBody },
      },
    },
    (request) =>
      profileByName(ctxOf(request), request.params.user).then((profile) => {
        if (profile === null) throw new NotFoundError('notFound');
        return profileJson(profile);
      }),
  );

  app.get(
    '/list',
    {
      ...admin,
      schema: {
        summary: 'Users, newest first; for admins',
        response: { 200: z.array(listedUserBody), 401: messageBody, 403: messageBody },
      },
    },
    (request) =>
      userList(ctxOf(request), { first: LIST_MAX, after: null }).then(({ rows }) => rows.map(listedUserJson)),
  );

  app.post(
    '/feedback',
    {
      ...anyone,
      schema: {
        summary: 'Send feedback',
        body: body({ text, contact: optionalText, lang }),
        response: { 200: done, ...REFUSED },
      },
    },
    (request) =>
      sendFeedback(ctxOf(request), {
        text: request.body.text,
        contact: request.body.contact,
        language: request.body.lang,
        clientMutationId: null,
      }).then(nothing),
  );

  app.post(
    '/logError',
    {
      ...anyone,
      schema: {
        summary: 'Tell of a failure in a page, at most 10 of each',
        body: body({
          type: optionalText,
          message: text,
          filename: optionalText,
          lineno: number,
          colno: number,
          stack: optionalText,
          location: optionalText,
          errorCount: z.number({ error: 'invalid' }).default(1),
        }),
        response: { 200: done, ...REFUSED },
      },
    },
    (request) => logClientError(ctxOf(request), request.body).then(nothing),
  );

  app.get(
    '/my-data',
    {
      ...user,
      schema: {
        summary: 'Everything the service holds about me',
        response: { 200: z.record(z.string(), z.unknown()), 401: messageBody, 429: messageBody },
      },
    },
    async (request, reply) => {
      const ctx = ctxOf(request);
      const { viewer } = asUser(ctx);
      reply.header(
        'content-disposition',
        `attachment; filename="taival.json"; filename*=UTF-8''taival-${encodeURIComponent(viewer.username)}.json`,
      );
      return myData(ctx);
    },
  );
};

/** Back to the page of the link, with the token or why it does not work (RULINGS 16). */
function redirect(reply: FastifyReply, page: string, parameter: string, { token, email }: LinkTarget): FastifyReply {
  const query = new URLSearchParams({
    [parameter]: token,
    ...(email !== null && parameter === 'registerToken' && { email }),
  });
  return reply.redirect(`${page}?${query}`, 303);
}
