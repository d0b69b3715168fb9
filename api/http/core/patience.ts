import type { FastifyInstance, FastifyRequest } from 'fastify';

/** How long a client may take to send a request, ms. */
export interface Patience {
  /** For a whole request, so that no client occupies a connection for ever by sending a byte a minute. */
  readonly requestMs: number;
  /** In each period of this length PROGRESS_BYTES of an upload have to arrive, and as many of an answer to leave. */
  readonly progressMs: number;
}

export const PATIENCE: Patience = { requestMs: 30_000, progressMs: 20_000 };
const PROGRESS_BYTES = 8192;
/** Milliseconds for an upload over a slow connection. */
export const LONGEST_REQUEST_MS = 300_000;

const begin = new WeakMap<FastifyRequest, () => void>();

/** Ends the connections of requests that do not arrive in time. */
export function endSlowRequests(app: FastifyInstance, { requestMs, progressMs }: Patience): void {
  app.server.headersTimeout = PATIENCE.requestMs;
  app.addHook('onRequest', async (request, reply) => {
    const { raw, headers } = request;
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
    const end = () => {
      if (!raw.complete) raw.destroy();
    };
    let timer = setTimeout(end, requestMs);
    begin.set(request, () => {
      clearTimeout(timer);
      let before = raw.socket.bytesRead;
      timer = setInterval(() => {
        const { bytesRead } = raw.socket;
        if (bytesRead - before < PROGRESS_BYTES) end();
        before = bytesRead;
      }, progressMs);
    });
    reply.raw.once('close', () => clearTimeout(timer));
  });
}

/** Gives a request that may carry a file LONGEST_REQUEST_MS, as long as it makes progress. */
export function beginLongBody(request: FastifyRequest): void {
  begin.get(request)?.();
}
