import type { FastifyInstance } from 'fastify';

export interface FramingOptions {
  /** Origins that may frame the pages: a list of sources as Content-Security-Policy writes it. */
  readonly ancestors: string;
  /** Other servers that the map asks for tiles, as origins. */
  readonly mapOrigins: () => readonly string[];
}

/**
 * Lets other sites frame the pages of a scope. They have a policy of their own, narrower than that of all other pages
 * (`security.ts`) but for the frame: they can send no form, and ask the device for nothing.
 */
export function allowFraming(scope: FastifyInstance, { ancestors, mapOrigins }: FramingOptions): void {
  scope.addHook('onRequest', (_request, reply, done) => {
    reply.raw.removeHeader('x-frame-options');
    reply.raw.setHeader(
      'content-security-policy',
      [
        "default-src 'none'",
        "base-uri 'none'",
        `connect-src ${["'self'", ...mapOrigins()].join(' ')}`,
        "form-action 'none'",
        `frame-ancestors ${ancestors}`,
        "img-src 'self' data: blob:",
        "script-src 'self'",
        "style-src 'self'",
        "worker-src 'self' blob:",
      ].join(';'),
    );
    reply.raw.setHeader('cross-origin-resource-policy', 'cross-origin');
    reply.raw.setHeader('permissions-policy', 'geolocation=(), camera=(), microphone=()');
    done();
  });
}
