import { type BrotliOptions, constants } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { addVary } from './caching.ts';

/**
 * Types whose answers are compressed: texts of any kind. @fastify/compress also compresses what mime-db calls
 * compressible; all such types that we send match this pattern.
 */
const COMPRESSIBLE = /^text\/(?!event-stream)|[+/](?:json|text|xml|javascript|octet-stream)(?:;|$)/;

/** How answers are compressed while somebody waits for them: stronger would take longer than it saves. */
export const COMPRESSION = {
  threshold: 1024,
  customTypes: COMPRESSIBLE,
  encodings: ['br', 'gzip'] satisfies ('br' | 'gzip')[],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } satisfies BrotliOptions,
};

/**
 * Says of answers that may be compressed that they depend on `Accept-Encoding`, 304 and short ones included: a shared
 * cache must not hand a compressed one to a client that cannot unpack it, nor a plain one to all (RFC 9110 §12.5.5).
 */
export function varyByEncoding(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (COMPRESSIBLE.test(String(reply.getHeader('content-type') ?? ''))) addVary(reply, 'accept-encoding');
    done(null, payload);
  });
}
