import type { FetchFunction, GraphQLResponse } from 'relay-runtime';
import { limited, ServerError } from '#web/data/requestErrors.ts';
import { isAnswer, type OperationRequest, post, type Sending } from './network.ts';
import { sendFiles } from './uploadNetwork.ts';

/** Nobody is logged in any more, or the user has no right to what was asked. */
export type AccessRefusal = 'anonymous' | 'forbidden';

const listeners = new Set<(refusal: AccessRefusal) => void>();

/** Calls `listener` each time the server refuses a query of the user. Mutations answer with their refusals instead. */
export function onAccessRefused(listener: (refusal: AccessRefusal) => void): void {
  listeners.add(listener);
}

/** Time for a file of a few megabytes over a weak connection. */
const FILE_TIMEOUT_MS = 180_000;

/**
 * Sends an operation with the user's session, by POST because no cache may store the answer. Throws ConnectionError,
 * LimitedError, ServerError.
 */
async function askAsViewer(request: OperationRequest, sending: Sending): Promise<GraphQLResponse> {
  const { response, body } = await post(request, 'same-origin', sending);
  if (response.status === 429) throw limited(response.headers.get('retry-after'));
  if (isAnswer(body) && response.ok) return body;
  const refusal = refusalIn(body);
  if (refusal !== null) for (const listener of listeners) listener(refusal);
  throw new ServerError(response.status, `the server answered ${response.status}`);
}

/** The first refusal among the errors of an answer, null without one. */
function refusalIn(body: unknown): AccessRefusal | null {
  if (typeof body !== 'object' || body === null || !('errors' in body) || !Array.isArray(body.errors)) return null;
  const reasons = body.errors.map((error: { extensions?: { code?: unknown; reason?: unknown } } | null) =>
    error?.extensions?.code === 'NOT_AUTHORIZED' ? error.extensions.reason : null,
  );
  return reasons.find((reason) => reason === 'anonymous' || reason === 'forbidden') ?? null;
}

/**
 * Option of a mutation that has to arrive even if the page is left meanwhile. Browsers allow it for at most 64 kB of
 * requests.
 */
export const KEEPALIVE = { metadata: { keepalive: true } } as const;

/** Option of a mutation whose variables carry a file as text; it gets a longer timeout. */
export const FILE = { metadata: { file: true } } as const;

/** Relay's fetch function for private data of the user. */
export const fetchAsViewer: FetchFunction = (operation, variables, { metadata }, files) => {
  if (operation.id === null || operation.id === undefined) throw new Error(`${operation.name} is not persisted`);
  if (files) return sendFiles({ documentId: operation.id, variables }, files);
  return askAsViewer(
    { documentId: operation.id, variables },
    { keepalive: metadata?.['keepalive'] === true, ...(metadata?.['file'] === true && { timeoutMs: FILE_TIMEOUT_MS }) },
  );
};
