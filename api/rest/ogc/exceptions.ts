import type { FastifyInstance } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { InvalidInputError } from '#api/domain/core/errors.ts';
import type { Log } from '#api/platform/log.ts';
import { type ErrorAnswer, errorAnswer } from '#api/rest/core/errorAnswers.ts';

/** Failures of the scope as exceptions of the standard: `{code, description}`. */
export function answerExceptions(scope: FastifyInstance, log: Log): void {
  scope.setErrorHandler((error, { id }, reply) => {
    const { status, body, headers } = errorAnswer(unknownParameter(error) ?? error, log, id);
    return reply
      .code(status)
      .headers({ ...headers, 'cache-control': 'no-store' })
      .type('application/json; charset=utf-8')
      .send({ code: codeOf(body), description: descriptionOf(body) });
  });
}

/** The first parameter that the schema does not know, as a fault of its own; null for other errors. */
function unknownParameter(error: unknown): InvalidInputError | null {
  if (!hasZodFastifySchemaValidationErrors(error)) return null;
  const issue = error.validation.find(({ keyword }) => keyword === 'unrecognized_keys');
  const keys: unknown = issue?.params['keys'];
  const [name] = Array.isArray(keys) ? keys : [];
  return issue === undefined ? null : new InvalidInputError(typeof name === 'string' ? name : 'query', 'unknown');
}

function codeOf({ parameterName, message = 'unexpected' }: ErrorAnswer['body']): string {
  return parameterName === undefined ? message : 'InvalidParameterValue';
}

function descriptionOf({ parameterName, detail, message = '', errorId }: ErrorAnswer['body']): string {
  if (parameterName !== undefined) return `${parameterName}: ${detail ?? 'invalid'}`;
  return errorId === undefined ? message : `${message}, ${errorId}`;
}
