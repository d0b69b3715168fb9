import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Audience } from '#api/domain/core/audience.ts';
import { asAdmin, asUser, type CallContext } from '#api/domain/core/call.ts';
import { refuseChanges } from '#api/domain/core/refusedChanges.ts';
import type { IssuedDevice } from '#api/domain/people/devices.ts';
import type { IssuedSession } from '#api/domain/people/sessions.ts';
import { SAFE_METHODS } from '#api/platform/http/methods.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The callers whom the route admits; the server does not start with a route that declares nothing. */
    audience?: Audience;
    /** The route is answered also while nobody may change anything: reading ones are in any case. */
    isOfSessions?: boolean;
    /** Whether the published data and the parameters alone decide the answer. */
    isByVersion?: (request: FastifyRequest) => boolean;
  }
}

/** Options of a route for everybody; `schema` is its part of the OpenAPI document. */
export function forAnyone<Schema>(schema: Schema) {
  return { config: { audience: 'anyone' }, schema } as const;
}

/** Options of a route for users that are logged in. */
export function forUsers<Schema>(schema: Schema) {
  return { config: { audience: 'user' }, schema } as const;
}

/** Options of a route for admins. */
export function forAdmins<Schema>(schema: Schema) {
  return { config: { audience: 'admin' }, schema } as const;
}

/** Options of a route for everybody that goes on while nobody may change anything. */
export function ofSessions<Schema>(schema: Schema) {
  return { config: { audience: 'anyone', isOfSessions: true }, schema } as const;
}

/** Sessions of requests, as the server reads and sets them (api/http/core/calls.ts). */
export interface CallDoor {
  /** The caller's context; without a viewer where the request has no session. */
  of(request: FastifyRequest, reply: FastifyReply): Promise<CallContext>;
  /** Sets the session's cookie. */
  start(reply: FastifyReply, session: IssuedSession): void;
  /** Sets the cookie by which accounts know the browser. */
  know(reply: FastifyReply, device: IssuedDevice): void;
  /** Clears both cookies. */
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

/**
 * Reads the session of each call of the scope before its body, and refuses callers without the right (401, 403).
 * Answers the function by which handlers get the context of their call.
 */
export function contextOfCalls(scope: FastifyInstance, door: CallDoor): (call: FastifyRequest) => CallContext {
  const contexts = new WeakMap<FastifyRequest, CallContext>();
  scope.addHook('onRequest', async (request, reply) => {
    const { audience = 'admin', isOfSessions = false } = request.routeOptions.config;
    const ctx = RIGHTS[audience](await door.of(request, reply));
    if (!isOfSessions && !SAFE_METHODS.has(request.method)) await refuseChanges(ctx);
    contexts.set(request, ctx);
    reply.header('cache-control', 'private, no-store');
    if (isEmptyDelete(request)) request.headers['content-type'] = undefined;
  });
  return (call) => {
    const ctx = contexts.get(call);
    if (ctx === undefined) throw new Error(`${call.routeOptions.url} was called before its caller was known`);
    return ctx;
  };
}

/**
 * Whether a DELETE has no body. Some clients send a JSON content type with it all the same, which Fastify would refuse.
 */
function isEmptyDelete({ method, headers }: FastifyRequest): boolean {
  return (
    method === 'DELETE' && (headers['content-length'] ?? '0') === '0' && headers['transfer-encoding'] === undefined
  );
}

/** Declares that everybody may call the routes that are added to the scope after this, by a token that reads too. */
export function forEverybody(scope: FastifyInstance): void {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, audience: 'anyone', tokenScope: 'read' };
  });
}
