import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { CallContext } from '#api/domain/core/call.ts';
import { publicScope } from '#api/graphql/core/requestContext.ts';
import type { GraphqlServer } from '#api/graphql/server.ts';
import { etagOf } from '#api/http/core/caching.ts';
import type { Calls } from '#api/http/core/calls.ts';
import { countLookups } from '#api/platform/metrics/registry.ts';
import { type Answer, ask } from './ask.ts';

/** Memory for the cached answers of this process: many visitors open the same pages. */
const CACHE_BYTES = 32 * 2 ** 20;
/** Shorter than `CACHE.publicData`: whether a place is open changes by the minute. */
const CACHE_MS = 30_000;

const counted = countLookups('answers');

export interface PublicAnswer {
  readonly body: string;
  readonly etag: string;
  readonly type: string;
  /** When it changes by itself (ms); Infinity: it does not. */
  readonly expiresAt: number;
}

interface Asked {
  readonly request: FastifyRequest;
  readonly call: CallContext;
}

export interface PublicAnswersOptions {
  readonly server: GraphqlServer;
  readonly calls: Pick<Calls, 'withoutSession'>;
  /** The published state of the database that the call reads, as a text: a cached answer is valid for that alone. */
  readonly published: (call: CallContext) => Promise<string>;
}

/**
 * Caches answers to our own public operations. Answers undefined where there are errors in the answer: those are not
 * cached.
 */
export function publicAnswers({
  server,
  calls,
  published,
}: PublicAnswersOptions): (request: FastifyRequest, reply: FastifyReply) => Promise<PublicAnswer | undefined> {
  const cache = new LRUCache<string, PublicAnswer, Asked>({
    maxSize: CACHE_BYTES,
    ttl: CACHE_MS,
    // The key is the visitor's URL, which may be far longer than its answer.
    sizeCalculation: ({ body }, key) => 2 * (body.length + key.length) + 200,
    // While the database is out of service an older answer is better than none.
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    // Everybody gets a cached answer, so the session of the request that makes it is not read.
    fetchMethod: async (_key, _stale, { context: { request, call } }) =>
      wholeAnswer(await ask(server, request, publicScope(call)), call),
  });
  return async (request, reply) => {
    const call = await calls.withoutSession(request, reply);
    const key = `${await published(call)} ${request.headers.accept ?? ''} ${request.url}`;
    counted(cache.has(key));
    return cache.fetch(key, { context: { request, call } }).catch(() => undefined);
  };
}

/**
 * The answer when it holds data and no error: the executor writes errors before the data. Throws for one that says that
 * we are out of service.
 */
function wholeAnswer({ status, body, type }: Answer, call: CallContext): PublicAnswer | undefined {
  if (status >= 500) throw new Error('no answer now');
  const isWhole = status === 200 && body.startsWith('{"data":');
  if (!isWhole) return undefined;
  return { body, etag: etagOf(body), type: type ?? 'application/json', expiresAt: call.expiry?.at ?? Infinity };
}
