import { randomUUID } from 'node:crypto';
import { GraphQLError } from 'graphql';
import {
  asDomainError,
  type DomainError,
  InvalidInputError,
  logOutage,
  NotAuthorizedError,
  NoteConflictError,
  NotFoundError,
  OutOfServiceError,
  RateLimitedError,
  ReadOnlyError,
  UnavailableError,
} from '#api/domain/core/errors.ts';
import { challengeOf, InsufficientScopeError, InvalidTokenError } from '#api/domain/core/tokenErrors.ts';
import type { Log } from '#api/platform/log.ts';

/** The domain's failures as `extensions` of a GraphQL error; `code` is stable. */
function extensionsOf(error: DomainError): Record<string, unknown> {
  if (error instanceof InvalidInputError)
    return { code: 'INVALID_INPUT', parameterName: error.parameterName, detail: error.detail };
  if (error instanceof InvalidTokenError) return tokenExtensions('INVALID_TOKEN', 401, error);
  if (error instanceof InsufficientScopeError) return tokenExtensions('INSUFFICIENT_SCOPE', 403, error);
  if (error instanceof NotFoundError) return { code: 'NOT_FOUND' };
  if (error instanceof NotAuthorizedError) return { code: 'NOT_AUTHORIZED', reason: error.reason };
  if (error instanceof NoteConflictError) return { code: 'CONFLICT', text: error.text };
  if (error instanceof RateLimitedError) return { code: 'RATE_LIMITED', retryAfterS: error.retryAfterS };
  if (error instanceof UnavailableError) return { code: 'UNAVAILABLE', reason: error.reason };
  if (error instanceof OutOfServiceError) return outageExtensions(error);
  if (error instanceof ReadOnlyError) return { code: 'READ_ONLY', ...laterExtensions(503, error.retryAfterS) };
  return error satisfies never;
}

function tokenExtensions(
  code: string,
  status: number,
  error: InvalidTokenError | InsufficientScopeError,
): Record<string, unknown> {
  const scope = error instanceof InsufficientScopeError ? { scope: error.needed } : {};
  return { code, ...scope, http: { status, headers: { 'www-authenticate': challengeOf(error) } } };
}

function outageExtensions({ outage, retryAfterS }: OutOfServiceError): Record<string, unknown> {
  const isFull = outage === 'full';
  return { code: 'UNAVAILABLE', reason: isFull ? 'full' : 'down', ...laterExtensions(isFull ? 507 : 503, retryAfterS) };
}

/** The status and the header are those of REST: a program that only reads them knows that it may ask again. */
function laterExtensions(status: number, retryAfterS: number): Record<string, unknown> {
  return { retryAfterS, http: { status, headers: { 'retry-after': String(retryAfterS) } } };
}

/** An error in the query itself; its message is shown to the client. */
export function queryError(message: string, code: string, status = 400): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status } } });
}

/**
 * The error as a client sees it: errors in the query and the domain's failures in full; anything else is logged once
 * by the id of the request, and masked but for that id. `requestId` is null where we ask ourselves.
 */
export function clientError(error: unknown, log: Log, requestId: string | null): GraphQLError {
  const outer = error instanceof GraphQLError ? error : null;
  const cause = innermost(error);
  if (outer && cause instanceof GraphQLError) return outer;
  const where = { nodes: outer?.nodes, path: outer?.path };
  const expected = asDomainError(cause);
  if (expected instanceof OutOfServiceError) logOutage(expected, log, requestId);
  if (expected !== null) return new GraphQLError(expected.message, { ...where, extensions: extensionsOf(expected) });
  const errorId = requestId ?? randomUUID();
  log.error({ requestId: errorId, path: outer?.path?.join('.'), err: cause }, 'a GraphQL request failed');
  return new GraphQLError('Unexpected error.', { ...where, extensions: { code: 'INTERNAL_SERVER_ERROR', errorId } });
}

/** The thrown error: graphql wraps errors of resolvers, sometimes twice. */
function innermost(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError ? innermost(error.originalError) : error;
}
