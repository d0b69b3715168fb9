import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#api/domain/core/context.ts';
import type { Log } from '#api/platform/log.ts';

export interface OgcOptions {
  /** The context of one request. */
  readonly context: () => Promise<Context>;
  /** Throws RateLimitedError when the address has asked too often. */
  readonly limitRead: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** The same for pages of features, which weigh more. */
  readonly limitFeatures: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** Origin of all links, without a slash at its end. */
  readonly publicUrl: string;
  readonly log: Log;
}

/** Path of the landing page. */
export const OGC_PATH = '/ogc';
