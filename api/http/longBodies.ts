import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export interface BodyLimits {
  /** Bytes that anybody may send. */
  readonly anyone: number;
  /** Bytes of those who may send more. */
  readonly some: number;
  /** Whether the caller may send more; asked only when there is more. */
  readonly maySendMore: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;
}

/** Reads bodies of these types as text, long ones only of those who may send them; others are refused (413) before the rest is in memory. */
export function readBodies(app: FastifyInstance, types: string[], limits: BodyLimits): void {
  const replies = new WeakMap<FastifyRequest, FastifyReply>();
  app.addHook('onRequest', async (request, reply) => {
    replies.set(request, reply);
  });
  app.addContentTypeParser(types, async (request: FastifyRequest, payload: Readable) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    let max = limits.anyone;
    for await (const chunk of chunksOf(payload)) {
      bytes += chunk.length;
      const reply = replies.get(request);
      if (bytes > max && max < limits.some && reply !== undefined && (await limits.maySendMore(request, reply))) max = limits.some;
      if (bytes > max) throw Object.assign(new Error('the body is too long'), { statusCode: 413 });
      chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString('utf8');
  });
}

/** What arrives. The connection outlives a body that is not read to its end: its sender is still to be answered. */
async function* chunksOf(payload: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of payload.iterator({ destroyOnReturn: false })) yield Buffer.from(chunk);
  } catch (cause) {
    throw Object.assign(new Error('the body broke off', { cause }), { statusCode: 400 });
  }
}
