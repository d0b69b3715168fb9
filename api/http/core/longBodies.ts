import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RateLimitedError } from '#api/domain/core/errors.ts';

export interface BodyLimits {
  /** Bytes that anybody may send. */
  readonly anyone: number;
  /** Bytes of those who may send more. */
  readonly some: number;
  /**
   * Long bodies that this process reads at a time, one of each sender: what is being sent is in memory, however slowly
   * it comes.
   */
  readonly atOnce: number;
  /** Who sends more, null for those who may not; asked only when there is more. */
  readonly longSender: (request: FastifyRequest, reply: FastifyReply) => Promise<string | null>;
}

/** When a long body that is being read should have ended, seconds. */
const RETRY_S = 5;

/**
 * Reads bodies of these types as text, long ones only of those who may send them; others are refused (413) before the
 * rest is in memory, and so are more of them than are read at a time (RateLimitedError).
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

/** What arrives. The connection outlives a body that is not read to its end: its sender is still to be answered. */
async function* chunksOf(payload: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of payload.iterator({ destroyOnReturn: false })) yield Buffer.from(chunk);
  } catch (cause) {
    throw Object.assign(new Error('the body broke off', { cause }), { statusCode: 400 });
  }
}
