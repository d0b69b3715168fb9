import type { FastifyReply } from 'fastify';

const texts = new WeakMap<FastifyReply, string>();

/** Has the ETag of an answer made of this text: of its body, less the time at which it was made. */
export function tagBy(reply: FastifyReply, text: string): FastifyReply {
  texts.set(reply, text);
  return reply;
}

/** The text from which the ETag is made; undefined: the body itself. */
export function taggedText(reply: FastifyReply): string | undefined {
  return texts.get(reply);
}
