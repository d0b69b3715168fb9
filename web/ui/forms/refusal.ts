import { graphql, readInlineData } from 'react-relay';
import type { refusal_error$key } from '#web/__generated__/refusal_error.graphql.ts';
import type { MessageId } from '#web/i18n/messages.ts';
import { type Fault, limitedText } from './fault.ts';
import type { Refusal } from './useForm.ts';

/** The expected failure of a mutation, as a fragment reference; null where the answer is no failure that this client knows. */
export type RefusedAnswer = refusal_error$key | null | undefined;

interface Words<T> {
  /** The answer to an invalid input; null where there is no text for it, so that `problem` is used. */
  readonly invalid?: (parameterName: string, detail: string) => T | null;
  /** The answer to a refused permission. */
  readonly unauthorized?: (reason: string) => T;
  /** The answer to too many calls. */
  readonly limited?: (retryAfterS: number) => T;
  /** The answer to any other fault. */
  readonly otherwise: (fault: Fault) => T;
  readonly problem: MessageId;
}

type FormWords = Omit<Words<Refusal>, 'limited' | 'otherwise'>;

/** The refusal that a form shows for a mutation's expected failure. The mutation spreads `...refusal_error @alias(as: "refused")`. */
export function refusalOf(refused: RefusedAnswer, words: FormWords): Refusal {
  return readRefusal(refused, { ...words, otherwise: (failure): Refusal => ({ failure }) });
}

/** Reads a mutation's expected failure, for callers that are no forms. */
export function readRefusal<T>(
  refused: RefusedAnswer,
  { invalid, unauthorized, limited, otherwise, problem }: Words<T>,
): T {
  const error = refused && read(refused);
  switch (error?.__typename) {
    case 'InvalidInputError':
      return invalid?.(error.parameterName, error.detail) ?? otherwise({ id: problem });
    case 'NotAuthorizedError':
      return unauthorized?.(error.reason) ?? otherwise({ id: problem });
    case 'RateLimitedError':
      return limited?.(error.retryAfterS) ?? otherwise(limitedText(error.retryAfterS));
    default:
      return otherwise({ id: problem });
  }
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

/** Puts the fault of an invalid parameter beside the form's field of the same name. */
export function ofField(
  name: string,
  words: (detail: string) => Fault,
): (parameterName: string, detail: string) => Refusal | null {
  return (parameterName, detail) => (parameterName === name ? { faults: { [name]: words(detail) } } : null);
}
