import type { FetchFunction, GraphQLResponse } from 'relay-runtime';
import { limited, ServerError } from '#web/data/requestErrors.ts';
import { isAnswer, type OperationRequest, post, type Sending } from './network.ts';
import { sendFiles } from './uploadNetwork.ts';

/** A file of a few megabytes over a weak connection. */
const FILE_TIMEOUT_MS = 180_000;

/**
 * Asks with the session of whoever is logged in: by POST, since no cache may keep the answer or let one operation stand for another.
 * Throws ConnectionError, LimitedError, ServerError.
 */
async function askAsViewer(request: OperationRequest, sending: Sending): Promise<GraphQLResponse> {
  const response = await post(request, 'same-origin', sending);
  if (response.status === 429) throw limited(response.headers.get('retry-after'));
  const body: unknown = await response.json().catch(() => null);
  if (isAnswer(body) && response.ok) return body;
  throw new ServerError(response.status, `the server answered ${response.status}`);
}

/** Said with a mutation that has to arrive also when the page is left meanwhile; small ones only: a browser sends 64 kB so. */
export const KEEPALIVE = { metadata: { keepalive: true } } as const;

/** Said with a mutation that carries a file. */
export const FILE = { metadata: { file: true } } as const;

/** Relay's fetch function for what belongs to one user. */
export const fetchAsViewer: FetchFunction = (operation, variables, { metadata }, files) => {
  if (operation.id === null || operation.id === undefined) throw new Error(`${operation.name} is not persisted`);
  if (files) return sendFiles({ documentId: operation.id, variables }, files);
  return askAsViewer(
    { documentId: operation.id, variables },
    { keepalive: metadata?.['keepalive'] === true, ...(metadata?.['file'] === true && { timeoutMs: FILE_TIMEOUT_MS }) },
  );
};
