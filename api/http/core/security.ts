import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

export interface SecurityOptions {
  /** The site is reached over TLS, by PUBLIC_URL. */
  readonly https: boolean;
  /** Origins of the outside map services that the operator has configured: the page may fetch from them. */
  readonly mapOrigins: () => readonly string[];
  /** Sources of the scripts inside the page, as Content-Security-Policy writes them (`pages/inlineScripts.ts`). */
  readonly inlineScripts: readonly string[];
}

/** Headers of every answer (DESIGN §1). */
export async function securityHeaders(
  app: FastifyInstance,
  { https, mapOrigins, inlineScripts }: SecurityOptions,
): Promise<void> {
  // Made once: the plugin of Fastify makes all of them anew for each request.
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'self'"],
        connectSrc: [() => ["'self'", ...mapOrigins()].join(' ')],
        fontSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        // The map decodes images from blobs and has patterns as data URLs.
        imgSrc: ["'self'", 'data:', 'blob:'],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'", ...inlineScripts],
        styleSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
      },
    },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    // A year, as browsers' own lists want. Subdomains of our name decide for themselves.
    hsts: https && { maxAge: 31_536_000, includeSubDomains: false },
    // Only the origin: the address of a mailed link contains a token.
    referrerPolicy: { policy: 'strict-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.setHeader('permissions-policy', 'geolocation=(self), camera=(self), microphone=()');
    setHeaders(request.raw, reply.raw, (error) => (error instanceof Error ? done(error) : done()));
  });
}
