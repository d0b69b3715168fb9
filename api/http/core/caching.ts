import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** How long an answer may be kept, by whom (DESIGN §4, §5). */
export const CACHE = {
  /** The version stands in the path: what it names never changes. */
  immutable: 'public, max-age=31536000, immutable',
  /** Public data of the live version. */
  publicData: 'public, max-age=60, stale-while-revalidate=600',
  /**
   * A photo that everybody may see; one that was taken back is gone from every cache within two days, where there is a
   * network.
   */
  approvedImage: 'public, max-age=86400, stale-while-revalidate=86400',
  /** Asked again each time, answered 304 while nothing changed. */
  revalidate: 'no-cache',
  /** The same, and whoever has no network may show it as it was. */
  revalidatePublic: 'public, no-cache',
  never: 'no-store',
  /** May depend on who asks. */
  own: 'private, no-store',
} as const;

/** Weak, because the same body goes out in several encodings. */
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

/** Whether the client has what carries this ETag: weak comparison (RFC 9110 §13.1.2). */
export function isCurrent(ifNoneMatch: string | undefined, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return (
    ifNoneMatch !== undefined &&
    (ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => opaque(tag) === opaque(etag)))
  );
}
