import type { FetchFunction, GraphQLResponse } from 'relay-runtime';
import { ConnectionError, LimitedError, ServerError } from './errors.ts';
import { isAnswer, type OperationRequest, TIMEOUT_MS } from './network.ts';

/** Where the server does not say how long to wait. */
const WAIT_S = 60;

/**
 * Asks with the session of whoever is logged in: by POST, since no cache may keep the answer or let one operation stand for another.
 * Throws ConnectionError, LimitedError, ServerError.
 */
export async function askAsViewer({ documentId, variables }: OperationRequest): Promise<GraphQLResponse> {
  let response: Response;
  try {
    response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json, application/json' },
      credentials: 'same-origin',
      cache: 'no-store',
      body: JSON.stringify({ documentId, variables }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (cause) {
    throw new ConnectionError('the server could not be reached', { cause });
  }
  if (response.status === 429) throw new LimitedError(Number(response.headers.get('retry-after')) || WAIT_S);
  const body: unknown = await response.json().catch(() => null);
  if (isAnswer(body) && response.ok) return body;
  throw new ServerError(response.status, `the server answered ${response.status}`);
}

/** Relay's fetch function for what belongs to one user. */
export const fetchAsViewer: FetchFunction = (operation, variables) => {
  if (operation.id === null || operation.id === undefined) throw new Error(`${operation.name} is not persisted`);
  return askAsViewer({ documentId: operation.id, variables });
};
