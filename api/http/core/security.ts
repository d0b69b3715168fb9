import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

export interface SecurityOptions {
  /** The site is reached over TLS, by PUBLIC_URL. */
  readonly https: boolean;
  /** Other servers that the page may ask, as origins: those of the map that the operator has chosen. */
  readonly mapOrigins: () => readonly string[];
}

/** Headers of every answer (DESIGN §1). */
export async function securityHeaders(app: FastifyInstance, { https, mapOrigins }: SecurityOptions): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'self'"],
        connectSrc: [() => ["'self'", ...mapOrigins()].join(' ')],
        fontSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        // The map's images are decoded from blobs, its patterns are data URLs.
        imgSrc: ["'self'", 'data:', 'blob:'],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
      },
    },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    hsts: https && { maxAge: 15_552_000, includeSubDomains: false },
    // Never more than the origin: an address of ours may hold a token out of a mail.
    referrerPolicy: { policy: 'strict-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', 'geolocation=(self), camera=(self), microphone=()');
  });
}
