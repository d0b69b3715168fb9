import type { FastifyInstance, FastifyRequest } from 'fastify';

/** For a whole request to arrive: a client that sends a byte a minute holds no connection for ever. */
const REQUEST_MS = 30_000;
/** For one that brings a file over a slow connection. */
export const LONGEST_REQUEST_MS = 300_000;

const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>();

/** Ends the connections of requests that do not arrive in time. */
export function endSlowRequests(app: FastifyInstance): void {
  app.server.headersTimeout = REQUEST_MS;
  app.addHook('onRequest', async (request, reply) => {
    const { raw, headers } = request;
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
    const timer = setTimeout(() => {
      if (!raw.complete) raw.destroy();
    }, REQUEST_MS);
    timers.set(request, timer);
    reply.raw.once('close', () => clearTimeout(timer));
  });
}

/** Lets a request take LONGEST_REQUEST_MS: its caller may send a file. */
export function beginLongBody(request: FastifyRequest): void {
  clearTimeout(timers.get(request));
}
