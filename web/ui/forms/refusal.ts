import { graphql, readInlineData } from 'react-relay';
import type { refusal_error$key } from '#web/__generated__/refusal_error.graphql.ts';
import type { MessageId } from '#web/i18n/messages.ts';
import { type Fault, limitedText } from './fault.ts';
import type { Refusal } from './useForm.ts';

/** Where a mutation's answer may be one of the failures that are expected; null where it is none that this client knows. */
export type RefusedAnswer = refusal_error$key | null | undefined;

interface Words<T> {
  /** What is said of an input that was refused; null where there are no words for it. */
  readonly invalid?: (parameterName: string, detail: string) => T | null;
  /** What is said to one who may not. */
  readonly unauthorized?: (reason: string) => T;
  /** What is said of too many calls. */
  readonly limited?: (retryAfterS: number) => T;
  /** What is said of any other fault. */
  readonly otherwise: (fault: Fault) => T;
  readonly problem: MessageId;
}

type FormWords = Omit<Words<Refusal>, 'limited' | 'otherwise'>;

/** What a form says of an answer that is none of its payload: the mutation spreads `...refusal_error @alias(as: "refused")`. */
export function refusalOf(refused: RefusedAnswer, words: FormWords): Refusal {
  return readRefusal(refused, { ...words, otherwise: (failure): Refusal => ({ failure }) });
}

/** What becomes of an answer that is none of its payload, where that is no form's. */
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

/** Words for one field of the same name as the parameter. */
export function ofField(
  name: string,
  words: (detail: string) => Fault,
): (parameterName: string, detail: string) => Refusal | null {
  return (parameterName, detail) => (parameterName === name ? { faults: { [name]: words(detail) } } : null);
}
