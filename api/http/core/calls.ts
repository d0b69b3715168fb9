import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { KnownToken } from '#api/domain/accessTokens/knownToken.ts';
import { type CallContext, type Caller, createCall, onPrimary, type Services } from '#api/domain/core/call.ts';
import { agentFamily } from '#api/domain/people/agents.ts';
import type { IssuedDevice } from '#api/domain/people/devices.ts';
import { type IssuedSession, knownSession } from '#api/domain/people/sessions.ts';
import { GRAPHQL_PATH } from '#api/graphql/server.ts';
import { tokenOfCall } from './bearer.ts';
import { limitsOfCall } from './limitHeaders.ts';
import { networkOf } from './network.ts';

export interface CallsOptions {
  readonly services: Services;
  /** The site is reached over TLS, by PUBLIC_URL. */
  readonly https: boolean;
}

/** Reads the caller of requests, and writes the session cookie. Visitors without a session get no cookie. */
export interface Calls {
  /** The context of a request with its access token, else the session of its cookie; without a viewer by neither. */
  of(request: FastifyRequest, reply: FastifyReply): Promise<CallContext>;
  /** The context of a request without a viewer, even with a cookie: for pages of other sites. */
  withoutSession(request: FastifyRequest, reply: FastifyReply): Promise<CallContext>;
  /** Sets the session's cookie, and at a login that of the browser. */
  start(reply: FastifyReply, session: IssuedSession): void;
  /** Sets the cookie by which accounts know the browser. */
  know(reply: FastifyReply, device: IssuedDevice): void;
  /** Clears both cookies: nothing of somebody who logs out stays in the browser. */
  end(reply: FastifyReply): void;
}

/** Characters; longer texts are no tokens of ours. */
const TOKEN_MAX = 100;

export function createCalls({ services, https }: CallsOptions): Calls {
  // Browsers accept a cookie with this prefix from this very host over TLS only, so that no other subdomain can set it.
  const prefix = https ? '__Host-' : '';
  const [name, deviceName] = [`${prefix}session`, `${prefix}device`];
  const attributes = { httpOnly: true, sameSite: 'lax', secure: https, path: '/' } as const;
  const servicesOf = (reply: FastifyReply) => ({ ...services, limits: limitsOfCall(services.limits, reply) });
  const callBy = async (request: FastifyRequest, reply: FastifyReply, device: string | null, by?: KnownToken) => {
    const call = await createCall(servicesOf(reply), callerOf(request, device), by?.viewer, by?.token);
    return isReading(request) ? call : onPrimary(call);
  };
  const calls: Calls = {
    of: async (request, reply) => {
      const given = tokenOfCall(request);
      if (given !== null) return callBy(request, reply, null, given);
      const { cookie: header } = request.headers;
      const cookies = header === undefined ? {} : cookie.parse(header);
      const [token, device] = [tokenOf(cookies[name]), tokenOf(cookies[deviceName])];
      if (token === null) return callBy(request, reply, device);
      const known = await knownSession(services, token, new Date());
      if (known === null) return callBy(request, reply, device);
      if (known.extended) calls.start(reply, known.extended);
      return createCall(servicesOf(reply), callerOf(request, device), known.viewer);
    },
    withoutSession: (request, reply) => callBy(request, reply, null),
    start: (reply, { token, expiresAt, device }) => {
      reply.setCookie(name, token, { ...attributes, expires: expiresAt });
      if (device !== undefined) calls.know(reply, device);
    },
    know: (reply, { token, expiresAt }) => {
      reply.setCookie(deviceName, token, { ...attributes, expires: expiresAt });
    },
    end: (reply) => {
      reply.clearCookie(name, attributes);
      reply.clearCookie(deviceName, attributes);
    },
  };
  return calls;
}

function callerOf(request: FastifyRequest, device: string | null): Caller {
  const agent = agentFamily(request.headers['user-agent'] ?? '');
  return { network: networkOf(request.ip), agent, device, requestId: request.id };
}

/** The token of a cookie; null for one that is missing or cannot be ours. */
function tokenOf(value: string | undefined): string | null {
  return value === undefined || value.length > TOKEN_MAX ? null : value;
}

/** Whether a request changes nothing. A POST to GraphQL counts as reading until its operation is known. */
function isReading({ method, routeOptions }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD' || routeOptions.url?.startsWith(GRAPHQL_PATH) === true;
}

/** Lets the routes of this scope set cookies. Cookies are not parsed for each request: `Calls.of` reads its own. */
export async function cookies(scope: FastifyInstance): Promise<void> {
  await scope.register(cookie, { hook: false });
}
