import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AskedQuery } from '#api/graphql/server.ts';

const text = z.string().nullish().default(null);
const inUrl = z.strictObject({ query: text, documentId: text, operationName: text, variables: z.string().optional() });
const variables = z.record(z.string(), z.unknown()).nullish();
const inBody = z.strictObject({ query: text, documentId: text, operationName: text, variables });

/**
 * The query of a request that says no more than a query and its variables; null for a request that only the GraphQL
 * server can read, or has to refuse.
 */
export function askedQuery(request: Pick<FastifyRequest, 'method' | 'query' | 'body'>): AskedQuery | null {
  return request.method === 'POST' ? queryOfBody(request.body) : queryOfUrl(request.query);
}

function queryOfUrl(given: unknown): AskedQuery | null {
  const asked = inUrl.safeParse(given);
  if (!asked.success) return null;
  const values = variables.safeParse(asked.data.variables === undefined ? null : parsed(asked.data.variables));
  return values.success ? { ...asked.data, variables: values.data ?? {} } : null;
}

function queryOfBody(body: unknown): AskedQuery | null {
  const asked = typeof body === 'string' ? inBody.safeParse(parsed(body)) : null;
  return asked?.success === true ? { ...asked.data, variables: asked.data.variables ?? {} } : null;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
