import type { FastifyReply } from 'fastify';
import { isCallersOwn } from '#api/domain/core/callLimits.ts';
import type { LimitLeft, RateLimits } from '#api/platform/db/rateLimits.ts';

const leftOf = new WeakMap<FastifyReply, Map<string, LimitLeft>>();

/** Names a limit in the headers of an answer, with what is left of it (the IETF draft "RateLimit header fields"). */
export function setLimitHeaders(reply: FastifyReply, left: LimitLeft): void {
  const all = leftOf.get(reply) ?? new Map<string, LimitLeft>();
  leftOf.set(reply, all.set(left.limit.name, left));
  const limits = [...all.values()];
  reply
    .header(
      'ratelimit-policy',
      limits.map(({ limit: { name, max, windowS } }) => `"${name}";q=${max};w=${windowS}`).join(', '),
    )
    .header(
      'ratelimit',
      limits.map(({ limit: { name }, remaining, resetS }) => `"${name}";r=${remaining};t=${resetS}`).join(', '),
    );
}

/** The limits of one call. Its answer shows what the caller has left, and nothing of what strangers have used up. */
export function limitsOfCall(limits: RateLimits, reply: FastifyReply): RateLimits {
  return {
    take: (counters, now) =>
      limits.take(counters, now, (left) => {
        if (isCallersOwn(left.limit)) setLimitHeaders(reply, left);
      }),
    giveBack: async (counters) => {
      await limits.giveBack(counters);
      for (const [{ name }] of counters) {
        const left = leftOf.get(reply)?.get(name);
        if (left !== undefined) setLimitHeaders(reply, { ...left, remaining: left.remaining + 1 });
      }
    },
  };
}
