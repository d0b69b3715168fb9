import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isHashOf, storedQuery } from '#api/domain/accessTokens/storedQueries.ts';
import type { CallContext } from '#api/domain/core/call.ts';
import type { AskedRequest } from './ask.ts';

// Automatic persisted queries: a program sends the SHA-256 of a query, and its text only where the server has not
// stored it yet. The field `extensions.persistedQuery` is that of the common GraphQL clients.

const asked = z.looseObject({
  query: z.string().nullish(),
  extensions: z.looseObject({ persistedQuery: z.looseObject({ version: z.literal(1), sha256Hash: z.string() }) }),
});
const inUrl = z.record(z.string(), z.string());

/** A query that is asked for by its hash. */
export interface AskedByHash {
  readonly hash: string;
  /** Null: it should be stored already. */
  readonly query: string | null;
  /** The request with this query in place of its hash. */
  readonly withQuery: (query: string) => AskedRequest;
}

/** The result for a query that is asked for by its hash: the request to answer, or the code of an error. */
export type HashAnswer =
  | { readonly request: AskedRequest; readonly newText: string | null }
  | { readonly error: 'PERSISTED_QUERY_NOT_FOUND' | 'PERSISTED_QUERY_NOT_SUPPORTED' | 'HASH_MISMATCH' };

/** The request's query by its hash; null for a request without a hash. */
export function askedByHash(request: FastifyRequest): AskedByHash | null {
  const { method, headers, url } = request;
  if (method === 'POST') {
    const body = asked.safeParse(typeof request.body === 'string' ? parsed(request.body) : null);
    if (!body.success) return null;
    const { extensions, query, ...rest } = body.data;
    const withQuery = (text: string) => ({
      method,
      headers,
      url,
      query: {},
      body: JSON.stringify({ ...rest, query: text }),
    });
    return { hash: extensions.persistedQuery.sha256Hash, query: query ?? null, withQuery };
  }
  const given = inUrl.safeParse(request.query);
  if (!given.success) return null;
  const { extensions, ...rest } = given.data;
  const found = asked.safeParse({ ...rest, extensions: parsed(extensions ?? '') });
  if (!found.success) return null;
  const withQuery = (text: string) => {
    const query = { ...rest, query: text };
    return { method, headers, url: `/graphql?${new URLSearchParams(query)}`, query, body: undefined };
  };
  return { hash: found.data.extensions.persistedQuery.sha256Hash, query: rest['query'] ?? null, withQuery };
}

/** Looks the query up among those of the token's owner, or takes its text to be stored. */
export async function answerToHash(call: CallContext, { hash, query, withQuery }: AskedByHash): Promise<HashAnswer> {
  const { token } = call;
  if (token === null)
    return query === null ? { error: 'PERSISTED_QUERY_NOT_SUPPORTED' } : { request: withQuery(query), newText: null };
  if (query === null) {
    const text = await storedQuery(call, token, hash);
    return text === null ? { error: 'PERSISTED_QUERY_NOT_FOUND' } : { request: withQuery(text), newText: null };
  }
  return isHashOf(hash, query) ? { request: withQuery(query), newText: query } : { error: 'HASH_MISMATCH' };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
