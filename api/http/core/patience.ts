import type { FastifyInstance, FastifyRequest } from 'fastify';

/** How long a client may take to send a request, ms. */
export interface Patience {
  /** For a whole request: a client that sends a byte a minute holds no connection for ever. */
  readonly requestMs: number;
  /** In which a file has to come on by PROGRESS_BYTES, over the slowest of connections too. */
  readonly progressMs: number;
}

export const PATIENCE: Patience = { requestMs: 30_000, progressMs: 20_000 };
const PROGRESS_BYTES = 8192;
/** For one that brings a file over a slow connection. */
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

/** Lets a request take LONGEST_REQUEST_MS while it comes on: its caller may send a file. */
export function beginLongBody(request: FastifyRequest): void {
  begin.get(request)?.();
}
