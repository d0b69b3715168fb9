import cookie from '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { onPrimary } from '#api/domain/core/call.ts';
import { RateLimitedError, ReadOnlyError } from '#api/domain/core/errors.ts';
import { staffLogin } from '#api/domain/people/staffLogin.ts';
import type { StaffIssuer } from '#api/platform/oidc/staffIssuer.ts';
import { type AccountOptions, contextOfCalls, forAnyone } from '#api/rest/core/audience.ts';
import { messageBody } from '#api/rest/core/errorAnswers.ts';
import { languageOf } from '#common/languages.ts';
import { MINUTE_S } from '#common/time.ts';
import { toPage } from './registration.ts';

export interface StaffOptions extends AccountOptions {
  readonly issuer: StaffIssuer;
  readonly publicUrl: string;
  /** The site is reached over TLS. */
  readonly https: boolean;
}

const RETURN_PATH = '/api/user/staff-login/return';
/** Time for a password and a second factor at the issuer. */
const SIGN_IN_S = 15 * MINUTE_S;

const ROUTES = {
  begin: forAnyone({
    summary: 'Log in by the OpenID Connect issuer of the operator',
    description: 'Leads to the issuer, which leads back to /v/home. 404 where no issuer is configured.',
    querystring: z.object({ lang: z.string().catch('').default('') }),
    response: { 303: z.null(), 404: messageBody, 429: messageBody },
  }),
  finish: forAnyone({
    summary: 'Where the issuer leads back to',
    description:
      'To /v/home, with `loginToken`, by which the login goes on, `?login=staffFailed` or `?login=readOnly`.',
    response: { 303: z.null(), 404: messageBody, 429: messageBody },
  }),
};

/** The sign-in for staff, below /api/user; only where an issuer is configured. */
export const staffRoutes: FastifyPluginAsyncZod<StaffOptions> = async (app, { door, issuer, publicUrl, https }) => {
  const ctxOf = contextOfCalls(app, door);
  const name = `${https ? '__Host-' : ''}signin`;
  const attributes = { httpOnly: true, sameSite: 'lax', secure: https, path: '/' } as const;
  const failed = (reply: FastifyReply, why: 'staffFailed' | 'readOnly' = 'staffFailed') =>
    reply.redirect(`/v/home?login=${why}`, 303);

  app.get('/staff-login', ROUTES.begin, async (request, reply) => {
    try {
      const { url, secret } = await issuer.begin(`${publicUrl}${RETURN_PATH}`);
      const value = JSON.stringify([languageOf(request.query.lang), secret]);
      return reply.setCookie(name, value, { ...attributes, maxAge: SIGN_IN_S }).redirect(url.href, 303);
    } catch (error) {
      ctxOf(request).log.warn(
        { requestId: request.id, err: error },
        'the issuer of the sign-in for staff cannot be asked',
      );
      return failed(reply);
    }
  });

  app.get('/staff-login/return', ROUTES.finish, async (request, reply) => {
    const ctx = await onPrimary(ctxOf(request));
    reply.clearCookie(name, attributes);
    try {
      const [language, secret] = BEGUN.parse(JSON.parse(cookie.parse(request.headers.cookie ?? '')[name] ?? ''));
      const claims = await issuer.finish(new URL(request.url, publicUrl), secret);
      const options = { adminGroup: issuer.adminGroup, language: languageOf(language) };
      return toPage(reply, '/v/home', 'loginToken', { token: await staffLogin(ctx, claims, options), email: null });
    } catch (error) {
      if (error instanceof RateLimitedError) throw error;
      if (error instanceof ReadOnlyError) return failed(reply, 'readOnly');
      ctx.log.warn({ requestId: request.id, err: error }, 'a sign-in for staff did not succeed');
      return failed(reply);
    }
  });
};

const BEGUN = z.tuple([z.string(), z.string()]);
