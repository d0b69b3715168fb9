import type { FastifyInstance, FastifyRequest } from 'fastify';
import { NotAuthorizedError } from '#api/domain/core/errors.ts';

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
const OWN_SITES: ReadonlySet<unknown> = new Set(['same-origin', 'none']);

/**
 * Whether a browser sent the request on behalf of a page that is not ours (DESIGN §8): `Sec-Fetch-Site` says so, or
 * `Origin` is neither that of PUBLIC_URL nor the request's own host. Both absent means no browser.
 */
export function isForeign(request: Pick<FastifyRequest, 'headers' | 'host'>, publicOrigin: string): boolean {
  const site = request.headers['sec-fetch-site'];
  const { origin } = request.headers;
  if (site !== undefined && !OWN_SITES.has(site)) return true;
  return origin !== undefined && origin !== publicOrigin && hostOf(origin) !== request.host;
}

/** Null for an origin that names none, such as `null`. */
function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

/** Refuses what such pages would have changed, on all routes of the scope. */
export function refuseForeign(app: FastifyInstance, publicUrl: string): void {
  const publicOrigin = new URL(publicUrl).origin;
  app.addHook('onRequest', async (request) => {
    if (!SAFE_METHODS.has(request.method) && isForeign(request, publicOrigin))
      throw new NotAuthorizedError('crossSite');
  });
}
