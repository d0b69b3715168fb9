import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimitedError } from '#api/domain/core/errors.ts';

export type Limiter = (request: FastifyRequest) => Promise<void>;

export interface Limiters {
  /** Reads that an index answers: REST, persisted queries. */
  readonly read: Limiter;
  /** GraphQL queries by their text. */
  readonly query: Limiter;
  /** Plans of saved areas: each takes some hundred reads. */
  readonly plan: Limiter;
  /** Exports of many places. */
  readonly download: Limiter;
}

/** Requests a minute of one address (one /64 of IPv6), counted in this process. */
const PER_MINUTE = { read: 1200, query: 300, plan: 20, download: 6 } as const satisfies Record<keyof Limiters, number>;

const unlimited: Limiter = async () => undefined;

/** Each throws RateLimitedError when the address has asked too often. */
export async function createLimiters(app: FastifyInstance, on: boolean): Promise<Limiters> {
  if (!on) return { read: unlimited, query: unlimited, plan: unlimited, download: unlimited };
  await app.register(rateLimit, { global: false, timeWindow: 60_000, ipv6Subnet: 64, cache: 20_000 });
  const limiter = (max: number): Limiter => {
    const count = app.createRateLimit({ max });
    return async (request) => {
      const state = await count(request);
      if (!state.isAllowed && state.isExceeded) throw new RateLimitedError(state.ttlInSeconds);
    };
  };
  return {
    read: limiter(PER_MINUTE.read),
    query: limiter(PER_MINUTE.query),
    plan: limiter(PER_MINUTE.plan),
    download: limiter(PER_MINUTE.download),
  };
}
