import type { FetchFunction, GraphQLResponse, Variables } from 'relay-runtime';
import { tellAnswered, tellKept, tellReached, tellUnreachable } from '#web/data/connection.ts';
import { ConnectionError, ServerError } from '#web/data/requestErrors.ts';
import { KEPT_HEADER } from './keptHeader.ts';

/** A persisted operation and what it is asked with. */
export interface OperationRequest {
  readonly documentId: string;
  readonly variables: Variables;
  /** No cache on the way may answer. */
  readonly isFresh?: boolean;
  /** Ends it before its answer; whoever gives one says how long it may take. */
  readonly signal?: AbortSignal;
}

/** Where answers come from: the page itself, a saved area, the network. Null: not from here, ask the next one. */
export type AnswerSource = (request: OperationRequest) => GraphQLResponse | Promise<GraphQLResponse> | null;

const TIMEOUT_MS = 20_000;
/** What answers may look like. */
export const ACCEPT = 'application/graphql-response+json, application/json';

/** The same variables give the same text: in one order, and null as if it were absent. One entry in every cache. */
export function stableJson(variables: Variables): string {
  const given = Object.entries(variables).filter(([, value]) => value !== null && value !== undefined);
  return JSON.stringify(Object.fromEntries(given.sort(([a], [b]) => (a < b ? -1 : 1))));
}

/** URL of a public operation: the id stands for its text (web/data/relay/persistedQueries.json). */
export function operationUrl({ documentId, variables }: OperationRequest): string {
  return `/graphql?${new URLSearchParams({ documentId, variables: stableJson(variables) })}`;
}

export interface Answer {
  readonly data: Record<string, unknown>;
}

/** A whole answer: what is public fails altogether or not at all. */
export function isAnswer(value: unknown): value is Answer {
  if (typeof value !== 'object' || value === null || 'errors' in value) return false;
  return 'data' in value && typeof value.data === 'object' && value.data !== null;
}

/** Asks the server by GET without credentials, so that every cache on the way may answer. Throws ConnectionError, ServerError. */
export async function askNetwork(request: OperationRequest): Promise<GraphQLResponse> {
  const response =
    request.isFresh === true
      ? await post(request, 'omit')
      : await connected(operationUrl(request), {
          credentials: 'omit',
          headers: { accept: ACCEPT },
          ...(request.signal && { signal: request.signal }),
        });
  const body: unknown = await response.json().catch(() => null);
  if (isAnswer(body) && response.ok) return body;
  throw new ServerError(response.status, `the server answered ${response.status}`);
}

/** How a request is sent. */
export interface Sending {
  /** Also when the page is left meanwhile. */
  readonly keepalive?: boolean;
  readonly timeoutMs?: number;
}

/** Asks by POST, which no cache answers. Throws ConnectionError. */
export function post(
  { documentId, variables }: OperationRequest,
  credentials: RequestCredentials,
  { keepalive = false, timeoutMs = TIMEOUT_MS }: Sending = {},
): Promise<Response> {
  const headers = { 'content-type': 'application/json', accept: ACCEPT };
  return connected(
    '/graphql',
    {
      method: 'POST',
      headers,
      credentials,
      cache: 'no-store',
      keepalive,
      body: JSON.stringify({ documentId, variables }),
    },
    timeoutMs,
  );
}

async function connected(url: string, options: RequestInit, timeoutMs = TIMEOUT_MS): Promise<Response> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), ...options });
    hear(response, options);
    return response;
  } catch (cause) {
    // Who gives up a request says nothing of the network.
    if (options.signal?.aborted !== true) tellUnreachable();
    throw new ConnectionError('the server could not be reached', { cause });
  }
}

/** What an answer says of the network: by GET the browser's own cache may have given it, and a gateway answers without the server. */
function hear({ status, headers }: Response, { method }: RequestInit): void {
  const kept = headers.get(KEPT_HEADER);
  if (kept !== null) tellKept(kept);
  else if (status < 502) (method === 'POST' ? tellReached : tellAnswered)();
}

/** Said with a query of what somebody may take back at any time: no cache on the way may answer. */
export const FRESH = { metadata: { fresh: true } } as const;

/** Said with a query whose failure needs no notice: what it brings can be left out. */
export const QUIET = { metadata: { quiet: true } } as const;

/** Said with a quiet query that is given up when `signal` is aborted. */
export const quietUntil = (signal: AbortSignal) => ({ metadata: { ...QUIET.metadata, signal } });

/** Relay's fetch function over sources that are asked in turn; `onFailure` hears of every answer that failed, but for those of `QUIET` queries. */
export function answersFrom(
  sources: readonly AnswerSource[],
  onFailure: (error: unknown) => void = () => undefined,
): FetchFunction {
  return (operation, variables, { metadata }) => {
    if (operation.id === null || operation.id === undefined) throw new Error(`${operation.name} is not persisted`);
    const signal = metadata?.['signal'];
    const request = {
      documentId: operation.id,
      variables,
      isFresh: metadata?.['fresh'] === true,
      ...(signal instanceof AbortSignal && { signal }),
    };
    for (const source of sources) {
      const answer = source(request);
      if (answer instanceof Promise && metadata?.['quiet'] !== true) answer.catch(onFailure);
      if (answer !== null) return answer;
    }
    throw new ConnectionError(`nobody answers ${operation.name}`);
  };
}
