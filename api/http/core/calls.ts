import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type CallContext, createCall, type Services } from '#api/domain/core/call.ts';
import { agentFamily } from '#api/domain/people/agents.ts';
import { type IssuedSession, knownSession } from '#api/domain/people/sessions.ts';
import { networkOf } from './network.ts';

export interface CallsOptions {
  readonly services: Services;
  /** The site is reached over TLS, by PUBLIC_URL. */
  readonly https: boolean;
}

/**
 * The context of requests, and the cookie that says whose they are. No cookie is set for somebody without a session.
 */
export interface Calls {
  /** With the session that the cookie names, where it names one. */
  of(request: FastifyRequest, reply: FastifyReply): Promise<CallContext>;
  /** Of nobody, whatever cookie there is: for pages of other sites. */
  withoutSession(request: FastifyRequest): Promise<CallContext>;
  /** Gives the client a session. */
  start(reply: FastifyReply, session: IssuedSession): void;
  /** Takes the client's cookie away. */
  end(reply: FastifyReply): void;
}

/** Longer ones are no tokens of ours. */
const TOKEN_MAX = 100;

export function createCalls({ services, https }: CallsOptions): Calls {
  // A cookie with this prefix was set by this very host over TLS: no neighbour can slip in another.
  const name = https ? '__Host-session' : 'session';
  const attributes = { httpOnly: true, sameSite: 'lax', secure: https, path: '/' } as const;
  const callerOf = (request: FastifyRequest) => ({
    network: networkOf(request.ip),
    agent: agentFamily(request.headers['user-agent'] ?? ''),
  });
  const calls: Calls = {
    of: async (request, reply) => {
      const { cookie: header } = request.headers;
      const token = header === undefined ? undefined : cookie.parse(header)[name];
      if (token === undefined || token.length > TOKEN_MAX) return calls.withoutSession(request);
      const known = await knownSession(services.db, token, new Date());
      if (known?.extended) calls.start(reply, known.extended);
      return createCall(services, callerOf(request), known?.viewer ?? null);
    },
    withoutSession: (request) => createCall(services, callerOf(request)),
    start: (reply, { token, expiresAt }) => {
      reply.setCookie(name, token, { ...attributes, expires: expiresAt });
    },
    end: (reply) => {
      reply.clearCookie(name, attributes);
    },
  };
  return calls;
}

/** Lets the routes of this scope set cookies; they are read where they are needed. */
export async function cookies(scope: FastifyInstance): Promise<void> {
  await scope.register(cookie, { hook: false });
}
