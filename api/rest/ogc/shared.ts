import type { FastifyReply } from 'fastify';
import { NotFoundError } from '#api/domain/core/errors.ts';
import { type Collection, collectionOf } from './collections.ts';

/** Throws NotFoundError for an id of no collection. */
export function checkedCollection(id: string): Collection {
  const collection = collectionOf(id);
  if (collection === undefined) throw new NotFoundError('notFound');
  return collection;
}

/** Leads to our own page of what was asked for as HTML. */
export function leadToPage(reply: FastifyReply, address: string): FastifyReply {
  return reply.header('vary', 'accept').header('cache-control', 'no-cache').redirect(address, 303);
}
