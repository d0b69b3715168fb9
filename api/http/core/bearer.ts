import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type KnownToken, knownToken } from '#api/domain/accessTokens/knownToken.ts';
import type { TokenUse } from '#api/domain/accessTokens/tokenUse.ts';
import { InsufficientScopeError, InvalidTokenError } from '#api/domain/core/tokenErrors.ts';
import type { Database } from '#api/platform/db/database.ts';
import { declaredScope } from '#api/rest/core/tokenScopes.ts';
import { MINUTE_MS } from '#common/time.ts';
import { addVary } from './caching.ts';
import { EXPOSED_HEADERS } from './publicAccess.ts';

const BEARER = /^bearer(?:\s+|$)/i;

const tokens = new WeakMap<FastifyRequest, KnownToken>();

/**
 * Whether a request comes with an access token (RFC 6750), good or bad. It is its token's alone: its cookies are not
 * read, so that pages of other sites may send it.
 */
export function isBearerCall({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return BEARER.test(headers.authorization ?? '');
}

/** The token of a request; null for one without. Throws InvalidTokenError where the token was never looked up. */
export function tokenOfCall(request: FastifyRequest): KnownToken | null {
  if (!isBearerCall(request)) return null;
  const known = tokens.get(request);
  if (known === undefined) throw new InvalidTokenError();
  return known;
}

export interface BearerOptions {
  readonly db: Database;
  readonly use: TokenUse;
  /** Counts calls with any token, by their address. */
  readonly limit: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
}

/**
 * Looks up the token of each request that has one, before anything else is done: 401 for one that is not valid, 403
 * for one whose scopes do not reach the route. Routes that declare no scope take no token.
 */
export function takeTokens(app: FastifyInstance, { db, use, limit }: BearerOptions): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isBearerCall(request)) return;
    openToPages(reply);
    await limit(request, reply);
    const now = new Date();
    const known = await knownToken(db, (request.headers.authorization ?? '').replace(BEARER, '').trim(), now);
    if (known === null) throw new InvalidTokenError();
    tokens.set(request, known);
    use.count(known.token.id, now);
    if (request.is404) return;
    const { url = '', config } = request.routeOptions;
    const needed = declaredScope({ method: request.method, url, tokenScope: config.tokenScope }) ?? null;
    if (needed === 'any') return;
    if (needed === null || !known.token.scopes.includes(needed)) throw new InsufficientScopeError(needed);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (isBearerCall(request)) forItsTokenOnly(reply);
    return payload;
  });
  writeUses(app, use);
}

/** Lets a page of any origin read the answer: a token is no credential that a browser adds by itself. */
function openToPages(reply: FastifyReply): void {
  reply.headers({
    'access-control-allow-origin': '*',
    'access-control-expose-headers': EXPOSED_HEADERS.join(', '),
    'cross-origin-resource-policy': 'cross-origin',
  });
}

/** Has no shared cache store the answer. The caller may store a public answer, for as long as usual. */
function forItsTokenOnly(reply: FastifyReply): void {
  const given = reply.getHeader('cache-control');
  const usual = typeof given === 'string' ? given : 'no-store';
  const directives = usual.split(', ').filter((one) => one !== 'public' && one !== 'private');
  reply.header('cache-control', ['private', ...directives].join(', '));
  reply.removeHeader('cache-tag');
  addVary(reply, 'Authorization');
}

/** Writes what was counted each minute, and at the end. */
function writeUses(app: FastifyInstance, use: TokenUse): void {
  const timer = setInterval(() => void use.flush(), MINUTE_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await use.flush();
  });
}
