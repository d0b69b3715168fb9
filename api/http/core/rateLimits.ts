import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { REQUEST_LIMITS } from '#api/domain/core/callLimits.ts';
import { RateLimitedError } from '#api/domain/core/errors.ts';
import { MINUTE_MS } from '#common/time.ts';

export type Limiter = (request: FastifyRequest) => Promise<void>;

type LimitName = keyof typeof REQUEST_LIMITS;

/** A limiter for each kind of request. */
export type Limiters = Readonly<Record<LimitName, Limiter>>;

/** Requests a minute, of each kind. */
export type RequestLimits = Readonly<Record<LimitName, number>>;

const unlimited: Limiter = async () => undefined;

/** Each throws RateLimitedError when the address has asked too often; null limits nothing. */
export async function createLimiters(app: FastifyInstance, limits: RequestLimits | null): Promise<Limiters> {
  if (limits !== null)
    await app.register(rateLimit, { global: false, timeWindow: MINUTE_MS, ipv6Subnet: 64, cache: 20_000 });
  const limiter = (name: LimitName): Limiter => {
    if (limits === null) return unlimited;
    const count = app.createRateLimit({ max: limits[name] });
    return async (request) => {
      const state = await count(request);
      if (!state.isAllowed && state.isExceeded) throw new RateLimitedError(state.ttlInSeconds);
    };
  };
  return {
    read: limiter('read'),
    query: limiter('query'),
    plan: limiter('plan'),
    download: limiter('download'),
    page: limiter('page'),
    tile: limiter('tile'),
    image: limiter('image'),
    ready: limiter('ready'),
  };
}
