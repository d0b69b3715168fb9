import formbody from '@fastify/formbody';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ALL_OWN } from '#api/domain/contributions/ownContentSql.ts';
import { ownPlaces } from '#api/domain/contributions/ownPlaces/ownPlaces.ts';
import { asUser, type CallContext, onPrimary } from '#api/domain/core/call.ts';
import { isDomainError, NotAuthorizedError, RateLimitedError } from '#api/domain/core/errors.ts';
import { login } from '#api/domain/people/login.ts';
import { loginLink, loginWithToken } from '#api/domain/people/loginLinks.ts';
import { logout } from '#api/domain/people/sessions.ts';
import { attractionBody } from '#api/rest/attractions/attractionJson.ts';
import { body, optionalText, userInfoBody, userInfoJson } from '#api/rest/core/accountJson.ts';
import { type AccountOptions, contextOfCalls, forAnyone, forUsers, ofSessions } from '#api/rest/core/audience.ts';
import { text } from '#api/rest/core/codes.ts';
import { invalidBody, messageBody, refusalBody } from '#api/rest/core/errorAnswers.ts';
import { lang } from '#api/rest/core/parameters.ts';
import { favouriteBody } from '#api/rest/favourites/favouriteJson.ts';
import { allFavourites } from '#api/rest/favourites/favourites.ts';
import { ownPlaceJson } from '#api/rest/ownPlaces/ownPlaceJson.ts';
import type { Language } from '#common/languages.ts';
import { mailedLink, toPage } from './registration.ts';

const FORM = ['application/x-www-form-urlencoded'];
const PLAIN = 'For browsers where scripts fail: takes the form of a plain HTML page and answers with a redirect (303).';

const LOGGED_IN = {
  200: z.object({ userInfo: userInfoBody }),
  400: invalidBody,
  401: refusalBody,
  403: messageBody,
  429: messageBody,
} as const;

const ROUTES = {
  bundle: forUsers({
    summary: 'What is mine: the initial load of somebody logged in',
    description: '401 means anonymous. `favouries` is spelled so; both lists are the newest first.',
    querystring: z.object({ lang }),
    response: {
      200: z.object({
        userInfo: userInfoBody,
        favouries: z.array(favouriteBody),
        userAttractions: z.array(attractionBody),
      }),
      401: messageBody,
    },
  }),
  login: ofSessions({
    summary: 'Log in; the session is set as a cookie',
    description:
      '401 carries `pending` while the address waits to be confirmed, `blocked` where moderators have blocked the ' +
      'account, with their reason as `explanation` where they gave one, `secondFactor` where the password is ' +
      'right and a `code` is missing, else `wrong`. 429 carries `linkMailed` where many have failed to log in to ' +
      'the account: if the password was right, a link was mailed by which the login goes on.',
    body: body({ email: text, password: text, code: optionalText }),
    response: LOGGED_IN,
  }),
  loginLink: forAnyone({ summary: 'Where the link that goes on with a login leads; changes nothing', ...mailedLink }),
  loginWithToken: ofSessions({
    summary: 'Go on with a login by a mailed link, once; the session is set as a cookie',
    body: body({ loginToken: text, code: optionalText }),
    response: LOGGED_IN,
  }),
  logout: ofSessions({ summary: 'Log out', response: { 200: z.object({}), 403: messageBody } }),
  loginPlain: ofSessions({
    summary: 'Log in by a plain form',
    description:
      `${PLAIN} To /v/home, with \`?login=wrong\`, \`pending\`, \`blocked\`, \`limited\`, \`linkMailed\`, ` +
      '`secondFactor` or `missing` where it did not succeed.',
    consumes: FORM,
    body: body({ email: optionalText, password: optionalText, code: optionalText }),
    response: { 303: z.null(), 403: messageBody },
  }),
  logoutPlain: ofSessions({
    summary: 'Log out by a plain form',
    description: PLAIN,
    consumes: FORM,
    response: { 303: z.null(), 403: messageBody },
  }),
};

/** Logging in and out, and what a page loads first, below /api. */
export const sessionRoutes: FastifyPluginAsyncZod<AccountOptions> = async (app, { door }) => {
  const ctxOf = contextOfCalls(app, door);

  app.get('/bundle', ROUTES.bundle, (request) => bundle(ctxOf(request), request.query.lang));
  app.post('/user/login', ROUTES.login, async (request, reply) => {
    const { viewer, session } = await login(ctxOf(request), request.body);
    door.start(reply, session);
    return { userInfo: userInfoJson(viewer) };
  });
  app.get('/user/confirm-login', ROUTES.loginLink, async (request, reply) =>
    toPage(reply, '/v/home', 'loginToken', await loginLink(await onPrimary(ctxOf(request)), request.query.token)),
  );
  app.post('/user/login-with-token', ROUTES.loginWithToken, async (request, reply) => {
    const { viewer, session } = await loginWithToken(ctxOf(request), request.body);
    door.start(reply, session);
    return { userInfo: userInfoJson(viewer) };
  });
  app.post('/user/logout', ROUTES.logout, async (request, reply) => {
    await logout(ctxOf(request));
    door.end(reply);
    return {};
  });
  await app.register(plainForms, { door, ctxOf });
};

interface PlainFormOptions extends AccountOptions {
  readonly ctxOf: (call: FastifyRequest) => CallContext;
}

const plainForms: FastifyPluginAsyncZod<PlainFormOptions> = async (app, { door, ctxOf }) => {
  await app.register(formbody);

  app.post('/user/login-plain', ROUTES.loginPlain, async (request, reply) => {
    const form = z.object({ email: z.string(), password: z.string(), code: z.string() }).parse(request.body);
    const target = await login(ctxOf(request), form).then(
      ({ session }) => {
        door.start(reply, session);
        return '/v/home';
      },
      (error: unknown) => `/v/home?login=${refusal(error)}`,
    );
    return reply.redirect(target, 303);
  });
  app.post('/user/logout-plain', ROUTES.logoutPlain, async (request, reply) => {
    await logout(ctxOf(request));
    door.end(reply);
    return reply.redirect('/v/home', 303);
  });
};

async function bundle(ctx: CallContext, language: Language) {
  const [favouries, owns] = await Promise.all([allFavourites(ctx, language), ownPlaces(ctx, ALL_OWN)]);
  return { userInfo: userInfoJson(asUser(ctx).viewer), favouries, userAttractions: owns.rows.map(ownPlaceJson) };
}

/** The reason of a refused login, as the page's `login` parameter has it. Throws unexpected errors. */
function refusal(error: unknown): string {
  if (!isDomainError(error)) throw error;
  if (error instanceof NotAuthorizedError) return error.reason;
  return error instanceof RateLimitedError ? 'limited' : 'missing';
}
