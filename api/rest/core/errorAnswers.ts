import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  asDomainError,
  type DomainError,
  InvalidInputError,
  logOutage,
  NotAuthorizedError,
  type NotAuthorizedReason,
  NoteConflictError,
  NotFoundError,
  OutOfServiceError,
  RateLimitedError,
  ReadOnlyError,
  UnavailableError,
  type UnavailableReason,
} from '#api/domain/core/errors.ts';
import { challengeOf, InsufficientScopeError, InvalidTokenError } from '#api/domain/core/tokenErrors.ts';
import { errorCodeOf } from '#api/platform/errorCode.ts';
import type { Log } from '#api/platform/log.ts';

/** Bodies of SPEC §8: 400 names the parameter, everything else carries one short message. */
export const invalidBody = z.object({
  parameterName: z.string(),
  detail: z.string().describe('A stable code, such as `missing` or `outOfRange`.'),
});
export const messageBody = z.object({ message: z.string() });
/** Of a refused login. */
export const refusalBody = messageBody.extend({
  explanation: z.string().optional().describe('Words of the moderators who blocked the account.'),
});

export interface ErrorAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
}

const answer = (status: number, body: ErrorAnswer['body'], headers: ErrorAnswer['headers'] = {}): ErrorAnswer => ({
  status,
  body,
  headers,
});

/** Statuses of reasons that are not 401. */
const REASON_STATUS: Partial<Readonly<Record<NotAuthorizedReason, number>>> = {
  forbidden: 403,
  crossSite: 403,
  linkMailed: 429,
};

const UNAVAILABLE: Readonly<Record<UnavailableReason, ErrorAnswer>> = {
  timeout: answer(504, { message: 'timeout' }),
  down: answer(503, { message: 'unavailable' }, { 'retry-after': '60' }),
  noData: answer(404, { message: 'noData' }),
};

function domainAnswer(error: DomainError): ErrorAnswer {
  if (error instanceof InvalidInputError)
    return answer(error.detail === 'tooLarge' ? 413 : 400, {
      parameterName: error.parameterName,
      detail: error.detail,
    });
  if (error instanceof InvalidTokenError)
    return answer(401, { message: 'invalidToken' }, { 'www-authenticate': challengeOf(error) });
  if (error instanceof InsufficientScopeError)
    return answer(403, { message: 'insufficientScope' }, { 'www-authenticate': challengeOf(error) });
  if (error instanceof NotFoundError) return answer(404, { message: error.message });
  if (error instanceof NotAuthorizedError)
    return answer(REASON_STATUS[error.reason] ?? 401, {
      message: error.reason,
      ...(error.explanation !== null && { explanation: error.explanation }),
    });
  if (error instanceof NoteConflictError) return answer(409, { message: 'conflict' });
  if (error instanceof RateLimitedError)
    return answer(429, { message: 'tooManyRequests' }, { 'retry-after': String(error.retryAfterS) });
  if (error instanceof ReadOnlyError)
    return answer(503, { message: 'readOnly' }, { 'retry-after': String(error.retryAfterS) });
  if (error instanceof UnavailableError) return UNAVAILABLE[error.reason];
  if (error instanceof OutOfServiceError)
    return answer(
      error.outage === 'full' ? 507 : 503,
      { message: error.message },
      { 'retry-after': String(error.retryAfterS) },
    );
  return error satisfies never;
}

/** 400 with the name of the parameter that does not fit its schema; `body` where that is no object of parameters. */
function validationAnswer(issue: {
  readonly instancePath: string;
  readonly message?: string | undefined;
}): ErrorAnswer {
  return answer(400, { parameterName: issue.instancePath.split('/')[1] || 'body', detail: issue.message ?? 'invalid' });
}

/** Answers to faults that Fastify itself finds in a request. */
const REQUEST_FAULTS: Readonly<Record<number, ErrorAnswer>> = {
  400: answer(400, { parameterName: 'body', detail: 'invalid' }),
  // Paths that would leave the folder of the built client, or name a folder in it.
  403: answer(404, { message: 'notFound' }),
  404: answer(404, { message: 'notFound' }),
  405: answer(405, { message: 'methodNotAllowed' }),
  413: answer(413, { message: 'tooLarge' }),
  414: answer(414, { message: 'tooLong' }),
  415: answer(415, { message: 'unsupportedMediaType' }),
  416: answer(416, { message: 'rangeNotSatisfiable' }),
};

/**
 * Status, body and headers of a failure. Unexpected errors are logged once, by the id of the request, and masked; the
 * client gets the id.
 */
export function errorAnswer(error: unknown, log: Log, requestId: string): ErrorAnswer {
  const expected = asDomainError(error);
  if (expected instanceof OutOfServiceError) logOutage(expected, log, requestId);
  if (expected !== null) return domainAnswer(expected);
  if (hasZodFastifySchemaValidationErrors(error)) return validationAnswer(error.validation[0] ?? { instancePath: '' });
  if (isUnreadablePath(error)) return answer(400, { parameterName: 'path', detail: 'invalid' });
  const fault = REQUEST_FAULTS[statusOf(error)];
  if (fault !== undefined) return fault;
  log.error({ requestId, err: error }, 'a request failed');
  return answer(500, { message: 'unexpected', errorId: requestId });
}

/** Whether the path of a request holds an escape that is no text. */
function isUnreadablePath(error: unknown): boolean {
  return errorCodeOf(error) === 'FST_ERR_BAD_URL';
}

function statusOf(error: unknown): number {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500;
}
