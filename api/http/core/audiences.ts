import type { FastifyInstance, RouteOptions } from 'fastify';
import type { Audience } from '#api/rest/core/audience.ts';

export interface DeclaredRoute {
  readonly method: string;
  readonly url: string;
  readonly audience: Audience;
}

/**
 * Watches the routes that are added from now on: the server does not start with one that does not say who may call it.
 * All of them, once it is ready.
 */
export function declaredRoutes(app: FastifyInstance): () => readonly DeclaredRoute[] {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    // Asking what is allowed is no call.
    if (route.method !== 'OPTIONS') routes.push(route);
  });
  app.addHook('onReady', async () => {
    const silent = routes.find((route) => route.config?.audience === undefined);
    if (silent) throw new Error(`The route ${String(silent.method)} ${silent.url} does not say who may call it.`);
  });
  return () =>
    routes.flatMap(({ method, url, config }) =>
      config?.audience === undefined
        ? []
        : [method].flat().map((one) => ({ method: one, url, audience: config.audience ?? 'admin' })),
    );
}
