import { randomUUID } from 'node:crypto';
import type { FastifyInstance, RawRequestDefaultExpression } from 'fastify';

/** Names a request in its answer, in lines of the log, and to proxies and other services. */
export const REQUEST_ID = 'x-request-id';

/** Ids of proxies go into the log: nothing in them may mean anything there. */
const USABLE = /^[\w-]{8,64}$/;

/** Makes the ids of requests, or takes those of our own proxies. */
export function requestIds(isBehindProxy: boolean): (request: RawRequestDefaultExpression) => string {
  return ({ headers }) => {
    const given = isBehindProxy ? headers[REQUEST_ID] : undefined;
    return typeof given === 'string' && USABLE.test(given) ? given : randomUUID();
  };
}

/** Has each answer carry the id of its request. */
export function sendRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ id }, reply) => void reply.header(REQUEST_ID, id));
}
