import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { taggedText } from '#api/rest/core/entityText.ts';
import { PUBLIC_DATA } from '#api/rest/core/publicData.ts';

/** Values of Cache-Control: who may cache an answer, for how long (DESIGN §4, §5). */
export const CACHE = {
  /** Files with a version in their path, which never change. */
  immutable: 'public, max-age=31536000, immutable',
  /** Public data of the live version. */
  publicData: PUBLIC_DATA,
  /**
   * A photo that everybody may see. A deleted one is gone from every cache within two days, where there is a network;
   * from a CDN that takes purges, within seconds.
   */
  approvedImage: 'public, max-age=86400, stale-while-revalidate=86400',
  /** Cached, but checked each time: 304 while it is unchanged. */
  revalidate: 'no-cache',
  /** As `revalidate`, and the service worker may show the cached one without a network. */
  revalidatePublic: 'public, no-cache',
  never: 'no-store',
  /** Answers that may depend on the caller. */
  own: 'private, no-store',
} as const;

/** Names what a public answer is of, so that a CDN can drop it by that (`Cache-Tag`). */
export function tagged(reply: FastifyReply, ...tags: readonly string[]): FastifyReply {
  return reply.header('cache-tag', tags.join(','));
}

/** The ETag of a body; weak, because the body is sent in several encodings. */
export function etagOf(body: string | Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

/** Sends the body with its ETag, or 304 when the client has it. */
export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  body: string | Buffer,
  etag: string,
  cacheControl: string,
): FastifyReply {
  reply.header('etag', etag).header('cache-control', cacheControl);
  return isCurrent(request.headers['if-none-match'], etag) ? reply.code(304).send() : reply.send(body);
}

/** Names one more request header on which the answer depends. */
export function addVary(reply: FastifyReply, name: string): void {
  const given = String(reply.getHeader('vary') ?? '');
  if (given === '*' || given.toLowerCase().split(/, */).includes(name.toLowerCase())) return;
  reply.header('vary', given === '' ? name : `${given}, ${name}`);
}

/** Statuses whose answers caches may store. */
const WHOLE = 200;

/**
 * Has the texts that a scope of public reads answers stored by caches as `CACHE.publicData`, unless the route says
 * otherwise, and not sent again to a client that has them.
 */
export function cacheReads(scope: FastifyInstance): void {
  scope.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode !== WHOLE || typeof payload !== 'string') return payload;
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', CACHE.publicData);
    if (String(reply.getHeader('cache-control')).includes(CACHE.never)) return payload;
    const etag = etagOf(taggedText(reply) ?? payload);
    reply.header('etag', etag);
    if (!isCurrent(request.headers['if-none-match'], etag)) return payload;
    reply.code(304).removeHeader('content-length').removeHeader('content-type');
    return null;
  });
}

/** Whether the client has the body of this ETag, by weak comparison (RFC 9110 §13.1.2). */
export function isCurrent(ifNoneMatch: string | undefined, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return (
    ifNoneMatch !== undefined &&
    (ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => opaque(tag) === opaque(etag)))
  );
}
