import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type CallLimit, REQUEST_LIMITS, TOKEN_LIMITS } from '#api/domain/core/callLimits.ts';
import { RateLimitedError } from '#api/domain/core/errors.ts';
import { SECOND_MS } from '#common/time.ts';
import { isBearerCall, tokenOfCall } from './bearer.ts';
import { setLimitHeaders } from './limitHeaders.ts';

export type Limiter = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

type LimitName = keyof typeof REQUEST_LIMITS;
type TokenLimitName = keyof typeof TOKEN_LIMITS;

/** The limit that counts requests with an access token in place of the limit by address, where there is one. */
const BY_TOKEN: Readonly<Partial<Record<LimitName, TokenLimitName>>> = {
  read: 'tokenRead',
  query: 'tokenQuery',
  plan: 'tokenPlan',
  download: 'tokenDownload',
  tile: 'tokenFile',
  image: 'tokenFile',
};

/** A limiter for each kind of request, and for all with an access token before it is looked up. */
export type Limiters = Readonly<Record<LimitName | 'tokenCall', Limiter>>;

/** Other numbers than those of the table. */
export type RequestLimits = Readonly<Partial<Record<LimitName | TokenLimitName, number>>>;

/** The subjects of limits that do not count addresses. */
const SUBJECTS: Readonly<Partial<Record<CallLimit['per'], (request: FastifyRequest) => string>>> = {
  token: (request) => tokenOfCall(request)?.token.id ?? '',
  owner: (request) => tokenOfCall(request)?.token.ownerId ?? '',
};

const unlimited: Limiter = async () => undefined;

/**
 * Each limiter states in the answer how often the address or the token may still ask, and throws RateLimitedError when
 * it has asked too often; null limits nothing.
 */
export async function createLimiters(app: FastifyInstance, limits: RequestLimits | null): Promise<Limiters> {
  if (limits !== null) await app.register(rateLimit, { global: false, ipv6Subnet: 64, cache: 20_000 });
  const counting = (row: CallLimit & { readonly name: LimitName | TokenLimitName }): Limiter => {
    if (limits === null) return unlimited;
    const limit = { ...row, max: limits[row.name] ?? row.max };
    const window = { max: limit.max, timeWindow: limit.windowS * SECOND_MS };
    const subject = SUBJECTS[row.per];
    const count = app.createRateLimit(subject === undefined ? window : { ...window, keyGenerator: subject });
    return async (request, reply) => {
      const state = await count(request);
      if (state.isAllowed) return;
      setLimitHeaders(reply, { limit, remaining: state.remaining, resetS: state.ttlInSeconds });
      if (state.isExceeded) throw new RateLimitedError(state.ttlInSeconds);
    };
  };
  const byToken = Object.fromEntries(Object.values(TOKEN_LIMITS).map((row) => [row.name, counting(row)]));
  const limiter = (name: LimitName): Limiter => {
    const byAddress = counting(REQUEST_LIMITS[name]);
    const ofToken = byToken[BY_TOKEN[name] ?? ''] ?? byAddress;
    return (request, reply) => (isBearerCall(request) ? ofToken : byAddress)(request, reply);
  };
  return {
    tokenCall: byToken['tokenCall'] ?? unlimited,
    read: limiter('read'),
    query: limiter('query'),
    plan: limiter('plan'),
    download: limiter('download'),
    features: limiter('features'),
    page: limiter('page'),
    tile: limiter('tile'),
    image: limiter('image'),
    preview: limiter('preview'),
    ready: limiter('ready'),
  };
}
