import type { FastifyInstance, FastifyRequest } from 'fastify';
import { NotAuthorizedError } from '#api/domain/core/errors.ts';
import { SAFE_METHODS } from '#api/platform/http/methods.ts';
import { parseUrl } from '#common/urls/parseUrl.ts';
import { isBearerCall } from './bearer.ts';

const OWN_SITES: ReadonlySet<unknown> = new Set(['same-origin', 'none']);

/**
 * Whether a page of another site sent the request (DESIGN §8): `Sec-Fetch-Site` says so, or `Origin` is neither that of
 * PUBLIC_URL nor the request's own host. Requests without both headers come from other programs than browsers. A
 * request with an access token acts for the token on any page: its cookies are not read.
 */
export function isForeign(request: Pick<FastifyRequest, 'headers' | 'host'>, publicOrigin: string): boolean {
  if (isBearerCall(request)) return false;
  const site = request.headers['sec-fetch-site'];
  const { origin } = request.headers;
  if (site !== undefined && !OWN_SITES.has(site)) return true;
  return origin !== undefined && origin !== publicOrigin && hostOf(origin) !== request.host;
}

/** The host of an Origin header; null for an origin without a host, such as `null`. */
function hostOf(origin: string): string | null {
  return parseUrl(origin)?.host ?? null;
}

/** Refuses requests of pages of other sites that would change something, on all routes of the scope. */
export function refuseForeign(app: FastifyInstance, publicUrl: string): void {
  const publicOrigin = new URL(publicUrl).origin;
  app.addHook('onRequest', async (request) => {
    if (!SAFE_METHODS.has(request.method) && isForeign(request, publicOrigin))
      throw new NotAuthorizedError('crossSite');
  });
}
