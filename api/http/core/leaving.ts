import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** The server was asked to stop: it is no longer ready, and answers on each connection once more. */
    isLeaving: boolean;
  }
}

/** How long running requests may take to end. */
const DRAIN_MS = 10_000;
const POLL_MS = 50;

/** Has a server close each connection with its next answer once it is leaving. */
export function closeConnectionsOnLeave(app: FastifyInstance): void {
  app.decorate('isLeaving', false);
  app.addHook('onSend', async (_request, reply) => {
    if (app.isLeaving) reply.header('connection', 'close');
  });
  // An answer may have begun before.
  app.addHook('onResponse', async () => {
    if (app.isLeaving) setImmediate(() => app.server.closeIdleConnections());
  });
}

/**
 * Ends a server without losing a request. It says that it is not ready, and goes on answering for `graceMs`, so that
 * balancers notice, or until no connection is left; then it takes no more, lets running requests end, and closes. Those
 * that take too long are cut off.
 */
export async function leave(app: FastifyInstance, graceMs: number): Promise<void> {
  app.isLeaving = true;
  const until = Date.now() + graceMs;
  while (Date.now() < until && (await connectionsOf(app)) > 0) await delay(POLL_MS);
  const timer = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
  await app.close();
  clearTimeout(timer);
}

function connectionsOf(app: FastifyInstance): Promise<number> {
  return new Promise((resolve, reject) => {
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}
