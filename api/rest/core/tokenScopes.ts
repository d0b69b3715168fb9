import type { TokenScope } from '#common/account/accessTokens.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set for the reading routes of a public scope; others stand in the table below. */
    tokenScope?: TokenScope;
  }
}

/**
 * The scope that a token needs for a route; any scope, where the answer itself depends on them; null: no token may.
 */
export type RouteScope = TokenScope | 'any' | null;

/**
 * Routes that know their caller, by what an access token needs for them. A server with a route that is missing here
 * does not start. Sessions, passwords, the second factor, tokens, moderation, the address, the download and the end of
 * an account are of no token; so is what those do who have no account.
 */
export const ROUTE_SCOPES: Readonly<Record<string, RouteScope>> = {
  'GET /api/bundle': null,
  'POST /api/user/login': null,
  'POST /api/user/login-plain': null,
  'GET /api/user/confirm-login': null,
  'POST /api/user/login-with-token': null,
  'POST /api/user/logout': null,
  'POST /api/user/logout-plain': null,
  'GET /api/user/staff-login': null,
  'GET /api/user/staff-login/return': null,
  'POST /api/user/register': null,
  'GET /api/user/confirm-email': null,
  'POST /api/user/confirm-email': null,
  'POST /api/user/reset-password': null,
  'GET /api/user/confirm-reset-password': null,
  'POST /api/user/set-password': null,
  'POST /api/user/set-password-with-token': null,
  'POST /api/user/change-email': null,
  'GET /api/user/confirm-new-email': null,
  'POST /api/user/confirm-new-email': null,
  'PUT /api/user/profile': 'own',
  'GET /api/user/profile/:user': 'read',
  'GET /api/user/list': null,
  'POST /api/user/feedback': null,
  'POST /api/user/logError': null,
  'GET /api/user/my-data': null,
  'POST /api/user/prove': null,
  'POST /api/user/second-factor/start': null,
  'POST /api/user/second-factor/confirm': null,
  'POST /api/user/second-factor/remove': null,
  'POST /api/user/second-factor/recovery-codes': null,
  'GET /api/user/security-log': null,
  'GET /api/user/security-log/all': null,
  'GET /api/userattractions': 'own',
  'POST /api/userattractions': 'own',
  'PUT /api/userattractions/:id': 'own',
  'DELETE /api/userattractions/:id': 'own',
  'GET /api/userattractions/export.gpx': 'own',
  'GET /api/favourites': 'own',
  'POST /api/favourites': 'own',
  'DELETE /api/favourites': 'own',
  'GET /api/favourites/export.gpx': 'own',
  'PUT /api/notes': 'own',
  'POST /mcp': 'read',
  'GET /api/comments': 'read',
  'POST /api/comments': 'contribute',
  'PUT /api/comments': 'contribute',
  'DELETE /api/comments': 'contribute',
  'GET /api/comments/user/:user': 'read',
  'GET /api/comments/last': null,
  'GET /api/comments/my': 'own',
  'GET /api/images/new': null,
  'POST /api/images/approve/:id': null,
  'POST /api/images/uploadAttractionImage': 'contribute',
  'POST /api/images/uploadProfileImage': 'own',
  'DELETE /api/images/profileImage': 'own',
  'POST /api/images/delete/:id': 'contribute',
  'GET /api/images/user/:user': 'read',
  'GET /api/images/my': 'own',
  'PUT /api/attractions/:id/hidden': null,
  'DELETE /api/attractions/:id/hidden': null,
  'PUT /api/attractions/:id/name': null,
  'POST /api/conditions': 'contribute',
  'POST /api/conditions/:id/confirm': 'contribute',
  'POST /api/conditions/:id/end': 'contribute',
  // A post of an organisation is official: only a person who has logged in may write it.
  'POST /api/conditions/official': null,
  'PUT /api/conditions/official/:id': null,
  'PUT /api/conditions/:id/until': null,
  'PUT /api/conditions/:id/hidden': null,
  'DELETE /api/conditions/:id/hidden': null,
  'GET /api/openapi.json': 'read',
  // Links of mails, which act for the user whom the mail is for.
  'GET /mails/watch': null,
  'POST /mails/watch': null,
  // Links that other apps share with the installed one.
  'POST /share': null,
  // Each field says what it needs (api/graphql/core/tokenScopes.ts).
  'GET /graphql': 'any',
  'POST /graphql': 'any',
};

interface AskedRoute {
  /** One of those of the route. */
  readonly method: string;
  readonly url: string;
  readonly tokenScope?: TokenScope | undefined;
}

/** The scope that a token needs for a method of a route; undefined for a route that declares none. */
export function declaredScope({ method, url, tokenScope }: AskedRoute): RouteScope | undefined {
  const reading = method === 'HEAD' ? 'GET' : method;
  const name = `${reading} ${url.length > 1 ? url.replace(/\/$/, '') : url}`;
  if (Object.hasOwn(ROUTE_SCOPES, name)) return ROUTE_SCOPES[name];
  return reading === 'GET' ? tokenScope : undefined;
}
