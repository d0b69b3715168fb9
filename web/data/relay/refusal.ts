import { graphql, readInlineData } from 'react-relay';
import type { refusal_error$key } from '#web/__generated__/refusal_error.graphql.ts';
import type { MutationFailure } from './mutationResult.ts';

/**
 * The part of a mutation's answer that is one of the expected errors; null where the answer is none that this client
 * knows.
 */
export type RefusedAnswer = refusal_error$key | null | undefined;

/** The expected error in an answer; null where it is none of those that all mutations share. */
export function readRefusedAnswer(refused: RefusedAnswer): Exclude<MutationFailure, { readonly is: 'other' }> | null {
  const error = refused && read(refused);
  switch (error?.__typename) {
    case 'InvalidInputError':
      return { is: 'invalid', parameterName: error.parameterName, detail: error.detail };
    case 'NotAuthorizedError':
      return { is: 'unauthorized', reason: error.reason, explanation: error.explanation ?? null };
    case 'RateLimitedError':
      return { is: 'limited', retryAfterS: error.retryAfterS };
    default:
      return isNotFound(error?.__typename) ? { is: 'notFound' } : null;
  }
}

/** The fragment selects no field of NotFoundError, so the generated type does not name it. */
function isNotFound(typename: string | undefined): boolean {
  return typename === 'NotFoundError';
}

function read(refused: refusal_error$key) {
  return readInlineData(
    graphql`
      fragment refusal_error on CallError @inline {
        __typename
        ... on InvalidInputError {
          parameterName
          detail
        }
        ... on NotAuthorizedError {
          explanation
          reason
        }
        ... on RateLimitedError {
          retryAfterS
        }
      }
    `,
    refused,
  );
}
