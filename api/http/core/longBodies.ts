import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RateLimitedError } from '#api/domain/core/errors.ts';

export interface BodyLimits {
  /** Bytes that every client may send. */
  readonly anyone: number;
  /** Bytes that a `longSender` may send. */
  readonly some: number;
  /** Long bodies that this process reads at a time, one of each sender: each is in memory until it has arrived. */
  readonly atOnce: number;
  /** Id of the sender of a long body, null where the sender may not send one. Called for long bodies only. */
  readonly longSender: (request: FastifyRequest, reply: FastifyReply) => Promise<string | null>;
}

/** Seconds after which another long body has probably been read. */
const RETRY_S = 5;

/**
 * Reads bodies of these types as text. Long bodies of clients that may not send them are refused (413) as soon as they
 * are too long; so are more long bodies than `atOnce` (RateLimitedError).
 */
export function readBodies(app: FastifyInstance, types: string[], limits: BodyLimits): void {
  const senders = new Set<string>();
  const replies = new WeakMap<FastifyRequest, FastifyReply>();
  app.addHook('onRequest', async (request, reply) => {
    replies.set(request, reply);
  });
  const longSender = async (request: FastifyRequest) => {
    const reply = replies.get(request);
    const sender = reply === undefined ? null : await limits.longSender(request, reply);
    if (sender === null) throw tooLong();
    if (senders.has(sender) || senders.size >= limits.atOnce) throw new RateLimitedError(RETRY_S);
    senders.add(sender);
    return sender;
  };
  app.addContentTypeParser(types, async (request: FastifyRequest, payload: Readable) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    let sender: string | null = null;
    try {
      for await (const chunk of chunksOf(payload)) {
        bytes += chunk.length;
        if (bytes > limits.anyone) sender ??= await longSender(request);
        if (bytes > limits.some) throw tooLong();
        chunks.push(chunk);
      }
      return Buffer.concat(chunks).toString('utf8');
    } finally {
      if (sender !== null) senders.delete(sender);
    }
  });
}

function tooLong(): Error {
  return Object.assign(new Error('the body is too long'), { statusCode: 413 });
}

/** The chunks of a body. The connection stays open when reading stops early: the sender is still to be answered. */
async function* chunksOf(payload: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of payload.iterator({ destroyOnReturn: false })) yield Buffer.from(chunk);
  } catch (cause) {
    throw Object.assign(new Error('the body broke off', { cause }), { statusCode: 400 });
  }
}
