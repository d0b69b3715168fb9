import type { FastifyInstance, RouteOptions } from 'fastify';
import type { Audience } from '#api/domain/core/audience.ts';
import { declaredScope, type RouteScope } from '#api/rest/core/tokenScopes.ts';

export interface DeclaredRoute {
  readonly method: string;
  readonly url: string;
  readonly audience: Audience;
  /** The scope that an access token needs. */
  readonly scope: RouteScope;
}

/**
 * Records the routes that are added after this. The server does not start with a route that declares no audience, or
 * not what an access token needs for it.
 * Answers a function that lists the routes once the server is ready.
 */
export function declaredRoutes(app: FastifyInstance): () => readonly DeclaredRoute[] {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    // OPTIONS only asks what is allowed.
    if (route.method !== 'OPTIONS') routes.push(route);
  });
  app.addHook('onReady', async () => {
    const silent = routes.find((route) => route.config?.audience === undefined);
    if (silent) throw new Error(`The route ${String(silent.method)} ${silent.url} does not say who may call it.`);
    const unscoped = routes.find(({ method, url, config }) =>
      [method].flat().some((one) => declaredScope({ method: one, url, tokenScope: config?.tokenScope }) === undefined),
    );
    if (unscoped) throw new Error(`The route ${String(unscoped.method)} ${unscoped.url} is not in ROUTE_SCOPES.`);
  });
  return () =>
    routes.flatMap(({ method, url, config }) =>
      config?.audience === undefined
        ? []
        : [method].flat().map((one) => ({
            method: one,
            url,
            audience: config.audience ?? 'admin',
            scope: declaredScope({ method: one, url, tokenScope: config.tokenScope }) ?? null,
          })),
    );
}
