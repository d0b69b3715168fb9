import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asAdmin, asUser, type CallContext } from '#api/domain/core/call.ts';
import type { IssuedSession } from '#api/domain/people/sessions.ts';

export type Audience = 'anyone' | 'user' | 'admin';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route; the server does not start with one that declares nothing. */
    audience?: Audience;
  }
}

/** What a door needs of the server for calls that may depend on a session. */
export interface CallDoor {
  of(request: FastifyRequest, reply: FastifyReply): Promise<CallContext>;
  start(reply: FastifyReply, session: IssuedSession): void;
  end(reply: FastifyReply): void;
}

export interface AccountOptions {
  readonly door: CallDoor;
}

const RIGHTS: Readonly<Record<Audience, (ctx: CallContext) => CallContext>> = {
  anyone: (ctx) => ctx,
  user: asUser,
  admin: asAdmin,
};

/** Reads whose call it is before the body is, and refuses those who may not (401, 403). The context of a call, for handlers. */
export function contextOfCalls(scope: FastifyInstance, door: CallDoor): (request: FastifyRequest) => CallContext {
  const contexts = new WeakMap<FastifyRequest, CallContext>();
  scope.addHook('onRequest', async (request, reply) => {
    const { audience = 'admin' } = request.routeOptions.config;
    contexts.set(request, RIGHTS[audience](await door.of(request, reply)));
    reply.header('cache-control', 'private, no-store');
    if (isEmptyDelete(request)) request.headers['content-type'] = undefined;
  });
  return (request) => {
    const ctx = contexts.get(request);
    if (ctx === undefined) throw new Error(`${request.routeOptions.url} was called before its caller was known`);
    return ctx;
  };
}

/** Clients that send everything as JSON say so of nothing, too: such a DELETE is no broken one, its payload may stand in the query. */
function isEmptyDelete({ method, headers }: FastifyRequest): boolean {
  return (
    method === 'DELETE' && (headers['content-length'] ?? '0') === '0' && headers['transfer-encoding'] === undefined
  );
}

/** Declares that everybody may call the routes that are added to the scope from now on. */
export function forEverybody(scope: FastifyInstance): void {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, audience: 'anyone' };
  });
}
