import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { REQUEST_LIMITS } from '#api/domain/core/callLimits.ts';
import { RateLimitedError } from '#api/domain/core/errors.ts';
import { SECOND_MS } from '#common/time.ts';
import { tellLeft } from './limitHeaders.ts';

export type Limiter = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

type LimitName = keyof typeof REQUEST_LIMITS;

/** A limiter for each kind of request. */
export type Limiters = Readonly<Record<LimitName, Limiter>>;

/** Other numbers than those of the table. */
export type RequestLimits = Readonly<Partial<Record<LimitName, number>>>;

const unlimited: Limiter = async () => undefined;

/**
 * Each tells in the answer how often the address may still ask, and throws RateLimitedError when it has asked too
 * often; null limits nothing.
 */
export async function createLimiters(app: FastifyInstance, limits: RequestLimits | null): Promise<Limiters> {
  if (limits !== null) await app.register(rateLimit, { global: false, ipv6Subnet: 64, cache: 20_000 });
  const limiter = (name: LimitName): Limiter => {
    if (limits === null) return unlimited;
    const limit = { ...REQUEST_LIMITS[name], max: limits[name] ?? REQUEST_LIMITS[name].max };
    const count = app.createRateLimit({ max: limit.max, timeWindow: limit.windowS * SECOND_MS });
    return async (request, reply) => {
      const state = await count(request);
      if (state.isAllowed) return;
      tellLeft(reply, { limit, remaining: state.remaining, resetS: state.ttlInSeconds });
      if (state.isExceeded) throw new RateLimitedError(state.ttlInSeconds);
    };
  };
  return {
    read: limiter('read'),
    query: limiter('query'),
    plan: limiter('plan'),
    download: limiter('download'),
    features: limiter('features'),
    page: limiter('page'),
    tile: limiter('tile'),
    image: limiter('image'),
    ready: limiter('ready'),
  };
}
