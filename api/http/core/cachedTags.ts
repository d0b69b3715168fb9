import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Context } from '#api/domain/core/context.ts';
import { addVary, CACHE, etagOf, isCurrent } from './caching.ts';

/** Answers whose tags one process caches: some hundred bytes each. */
const TAGS_MAX = 10_000;

interface Known {
  readonly etag: string;
  readonly vary?: string;
}

/** Statuses whose answers are the whole of what was asked for. */
const WHOLE = 200;

/** Names an answer in 43 characters: its headers and its address may be as long as the request's sender likes. */
export function answerKey(version: string, accept: string, url: string): string {
  return createHash('sha256').update(`${version} ${accept} ${url}`).digest('base64url');
}

/**
 * Answers 304 before the work of a route whose answer is decided by what is published and by the parameters
 * (`isByVersion`): the ETag of each is cached by both. Tags are of the content, so that all processes and builds
 * agree on them.
 */
export function cacheTags(
  scope: FastifyInstance,
  context: () => Promise<Context>,
  published: (context: Context) => Promise<string>,
): void {
  const tags = new LRUCache<string, Known>({ max: TAGS_MAX });
  const keys = new WeakMap<FastifyRequest, string>();
  scope.addHook('preHandler', async (request, reply) => {
    if (request.routeOptions.config.isByVersion?.(request) !== true) return;
    const key = answerKey(await published(await context()), request.headers.accept ?? '', request.url);
    keys.set(request, key);
    const known = tags.get(key);
    if (known === undefined || !isCurrent(request.headers['if-none-match'], known.etag)) return;
    if (known.vary !== undefined) addVary(reply, known.vary);
    await reply.code(304).headers({ etag: known.etag, 'cache-control': CACHE.publicData }).send();
  });
  scope.addHook('onResponse', async (request, reply) => {
    const key = keys.get(request);
    const [etag, vary] = [reply.getHeader('etag'), reply.getHeader('vary')];
    const isWhole = reply.statusCode === WHOLE && reply.getHeader('cache-control') === CACHE.publicData;
    if (key !== undefined && isWhole && typeof etag === 'string')
      tags.set(key, { etag, ...(typeof vary === 'string' && { vary }) });
  });
}

/**
 * Has what a scope of sessions answers to GET not sent again to a client that has it. Nothing else changes for caches:
 * they may store none of it.
 */
export function tagOwnReads(scope: FastifyInstance): void {
  scope.addHook('onSend', async (request, reply, payload) => {
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
    if (request.method !== 'GET' || reply.statusCode !== WHOLE || typeof payload !== 'string' || !isJson)
      return payload;
    const etag = etagOf(payload);
    reply.header('etag', etag);
    addVary(reply, 'cookie');
    if (!isCurrent(request.headers['if-none-match'], etag)) return payload;
    reply.code(304).removeHeader('content-length').removeHeader('content-type');
    return null;
  });
}
