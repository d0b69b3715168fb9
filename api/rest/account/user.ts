import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { asUser } from '#api/domain/core/call.ts';
import { NotFoundError } from '#api/domain/core/errors.ts';
import { logClientError } from '#api/domain/feedback/clientErrors.ts';
import { sendFeedback } from '#api/domain/feedback/feedback.ts';
import { myData } from '#api/domain/people/accountData.ts';
import { ownProfile, profileByName, updateProfile } from '#api/domain/people/profiles.ts';
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
} from '#api/rest/core/accountJson.ts';
import { type AccountOptions, contextOfCalls, forAdmins, forAnyone, forUsers } from '#api/rest/core/audience.ts';
import { text } from '#api/rest/core/codes.ts';
import { invalidBody, messageBody } from '#api/rest/core/errorAnswers.ts';

const done = z.object({});
const REFUSED = { 400: invalidBody, 403: messageBody, 429: messageBody } as const;

/** Users of one answer; GraphQL pages through all of them. */
const LIST = { first: 1000, after: null } as const;

const ROUTES = {
  updateProfile: forUsers({
    summary: 'Change the own profile',
    body: body({ description: text }),
    response: { 200: profileBody, ...REFUSED, 401: messageBody },
  }),
  profile: forAnyone({
    summary: 'Profile of a user name',
    params: z.object({ user: z.string() }),
    response: { 200: profileBody, 404: messageBody },
  }),
  list: forAdmins({
    summary: 'Users, newest first; for admins',
    description: 'The first thousand; GraphQL pages through all of them.',
    response: { 200: z.array(listedUserBody), 401: messageBody, 403: messageBody },
  }),
  feedback: forAnyone({
    summary: 'Send feedback',
    body: body({ text, contact: optionalText, lang }),
    response: { 200: done, ...REFUSED },
  }),
  logError: forAnyone({
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
  }),
  myData: forUsers({
    summary: 'Everything the service holds about me',
    response: { 200: z.record(z.string(), z.unknown()), 401: messageBody, 429: messageBody },
  }),
};

/** The documented paths of profiles, users and what they report (SPEC §7), below /api/user. */
export const userRoutes: FastifyPluginAsyncZod<AccountOptions> = async (app, { door }) => {
  const ctxOf = contextOfCalls(app, door);

  app.put('/profile', ROUTES.updateProfile, async (call) =>
    profileJson(ownProfile(await updateProfile(ctxOf(call), call.body))),
  );
  app.get('/profile/:user', ROUTES.profile, async (call) => {
    const profile = await profileByName(ctxOf(call), call.params.user);
    if (profile === null) throw new NotFoundError('notFound');
    return profileJson(profile);
  });
  app.get('/list', ROUTES.list, async (call) => (await userList(ctxOf(call), LIST)).rows.map(listedUserJson));
  app.post('/feedback', ROUTES.feedback, async (call) => {
    const { lang: language, ...written } = call.body;
    await sendFeedback(ctxOf(call), { ...written, language, clientMutationId: null });
    return {};
  });
  app.post('/logError', ROUTES.logError, async (call) => {
    await logClientError(ctxOf(call), call.body);
    return {};
  });
  app.get('/my-data', ROUTES.myData, async (request, reply) => {
    const ctx = ctxOf(request);
    const name = encodeURIComponent(asUser(ctx).viewer.username);
    reply.header('content-disposition', `attachment; filename="taival.json"; filename*=UTF-8''taival-${name}.json`);
    return myData(ctx);
  });
};
