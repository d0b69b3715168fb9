import type { FetchFunction, GraphQLResponse, Variables } from 'relay-runtime';
import { isOtherBuild, reportAnswer, reportDoubt, reportReachable, reportUnreachable } from '#web/data/connection.ts';
import { ConnectionError, ServerError } from '#web/data/requestErrors.ts';
import { noteServerTime } from '#web/data/serverClock.ts';
import { CACHED_AT_HEADER } from './cachedHeader.ts';
import { hasArrived, PATIENCE_MS } from './hasArrived.ts';
import { noteCachedAnswer } from './outdatedAnswers.ts';

/** A persisted operation and its variables. */
export interface OperationRequest {
  readonly documentId: string;
  readonly variables: Variables;
  /** The answer must come from the server, not from a cache. */
  readonly isFresh?: boolean;
  /** Aborts the request. A request with a signal has no timeout of its own. */
  readonly signal?: AbortSignal;
}

/**
 * Where answers come from: the page itself, a saved area, the network. Null: this source has no answer, and the next
 * one is asked.
 */
export type AnswerSource = (request: OperationRequest) => GraphQLResponse | Promise<GraphQLResponse> | null;

const TIMEOUT_MS = 20_000;
/** `Accept` header of GraphQL requests. */
export const ACCEPT = 'application/graphql-response+json, application/json';

/**
 * Equal variables as equal text, so that they have one entry in every cache: names are sorted, and null counts as
 * absent.
 */
export function stableJson(variables: Variables): string {
  const given = Object.entries(variables).filter(([, value]) => value !== null && value !== undefined);
  return JSON.stringify(Object.fromEntries(given.sort(([a], [b]) => (a < b ? -1 : 1))));
}

/** URL of a public operation by the id of its text (web/data/relay/persistedQueries.json). */
export function operationUrl({ documentId, variables }: OperationRequest): string {
  return `/graphql?${new URLSearchParams({ documentId, variables: stableJson(variables) })}`;
}

export interface Answer {
  readonly data: Record<string, unknown>;
}

/** Whether a response body is a complete answer, with data and without errors. */
export function isAnswer(value: unknown): value is Answer {
  if (typeof value !== 'object' || value === null || 'errors' in value) return false;
  return 'data' in value && typeof value.data === 'object' && value.data !== null;
}

/**
 * Sends a public operation by GET without credentials, so that every cache on the way may answer. Throws
 * ConnectionError, ServerError.
 */
export async function askNetwork(request: OperationRequest): Promise<GraphQLResponse> {
  const { response, body } =
    request.isFresh === true
      ? await post(request, 'omit')
      : await connected(operationUrl(request), {
          credentials: 'omit',
          headers: { accept: ACCEPT },
          ...(request.signal && { signal: request.signal }),
        });
  if (isAnswer(body) && response.ok) return body;
  throw new ServerError(response.status, `the server answered ${response.status}`);
}

/** How a request is sent. */
export interface Sending {
  /** The request goes on when the page is left meanwhile. */
  readonly keepalive?: boolean;
  readonly timeoutMs?: number;
}

/** A response that has arrived whole. */
interface Arrived {
  readonly response: Response;
  /** The value of its JSON; null where it is none. */
  readonly body: unknown;
}

/** Sends an operation by POST, which no cache answers. Throws ConnectionError. */
export function post(
  { documentId, variables }: OperationRequest,
  credentials: RequestCredentials,
  { keepalive = false, timeoutMs = TIMEOUT_MS }: Sending = {},
): Promise<Arrived> {
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

/**
 * Sends a request and reads its answer whole: one that breaks off, or is not the server's, is no answer. One that is
 * late makes the page check meanwhile whether the server can be reached; a file, or what the page can do without, may
 * take its time.
 */
async function connected(url: string, options: RequestInit, timeoutMs = TIMEOUT_MS): Promise<Arrived> {
  const late = timeoutMs > TIMEOUT_MS || options.signal ? undefined : setTimeout(reportDoubt, PATIENCE_MS);
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), ...options });
    if (!hasArrived(response)) throw new Error(`a gateway answered ${response.status}`);
    // Before the body, which may take long.
    if (options.method === 'POST') noteServerTime(response.headers.get('date'));
    const text = await response.text();
    reportOrigin(url, response, options);
    return { response, body: parsed(text) };
  } catch (cause) {
    // A request that the client itself aborted says nothing about the network.
    if (options.signal?.aborted !== true) reportUnreachable();
    throw new ConnectionError('the server could not be reached', { cause });
  } finally {
    clearTimeout(late);
  }
}

/**
 * The value of an answer's JSON; null where it is none. Reports that another build is live where the server does not
 * know the operation.
 */
export function parsed(text: string): unknown {
  if (text.startsWith('{"errors"') && text.includes('PERSISTED_QUERY_NOT_FOUND')) isOtherBuild.set(true);
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Reports what an answer shows about the connection. An answer to GET may come from the browser's own cache, so its
 * origin is unknown.
 */
function reportOrigin(url: string, { headers }: Response, { method }: RequestInit): void {
  const cachedAt = headers.get(CACHED_AT_HEADER);
  if (cachedAt !== null) noteCachedAnswer(url, cachedAt);
  else (method === 'POST' ? reportReachable : reportAnswer)();
}

/** Option of a query that no cache may answer: its owner may withdraw the content, or it is of this moment only. */
export const FRESH = { metadata: { fresh: true } } as const;

/** Option of a query that the page can do without: its failure shows no notice. */
export const OPTIONAL = { metadata: { optional: true } } as const;

/** Option of an optional query that `signal` aborts. */
export const optionalUntil = (signal: AbortSignal) => ({ metadata: { ...OPTIONAL.metadata, signal } });

/**
 * Relay's fetch function over sources that are asked one after the other. Calls `onFailure` for every failed answer,
 * except of `OPTIONAL` queries.
 */
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
      if (answer instanceof Promise && metadata?.['optional'] !== true) answer.catch(onFailure);
      if (answer !== null) return answer;
    }
    throw new ConnectionError(`nobody answers ${operation.name}`);
  };
}
