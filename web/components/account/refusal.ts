import type { MessageId } from '#web/i18n/messages.ts';
import { type Fault, limitedText } from './fault.ts';
import type { Refusal } from './useForm.ts';

/** What a mutation answers: its payload, or one of the failures that are expected. */
export type Answer =
  | { readonly __typename: 'InvalidInputError'; readonly parameterName: string; readonly detail: string }
  | { readonly __typename: 'NotAuthorizedError'; readonly reason: string }
  | { readonly __typename: 'RateLimitedError'; readonly retryAfterS: number }
  | { readonly __typename: '%other' };

interface Words {
  /** What is said of an input that was refused; null where the form has no words for it. */
  readonly invalid?: (parameterName: string, detail: string) => Refusal | null;
  /** What is said to one who may not. */
  readonly unauthorized?: (reason: string) => Refusal;
  /** What is said of all else. */
  readonly problem: MessageId;
}

/** What a form says of an answer that is none of its payload. */
export function refusalOf(answer: Answer, { invalid, unauthorized, problem }: Words): Refusal {
  const otherwise: Refusal = { failure: { id: problem } };
  switch (answer.__typename) {
    case 'InvalidInputError':
      return invalid?.(answer.parameterName, answer.detail) ?? otherwise;
    case 'NotAuthorizedError':
      return unauthorized?.(answer.reason) ?? otherwise;
    case 'RateLimitedError':
      return { failure: limitedText(answer.retryAfterS) };
    case '%other':
      return otherwise;
  }
}

/** Words for one field of the same name as the parameter. */
export function ofField(name: string, words: (detail: string) => Fault): (parameterName: string, detail: string) => Refusal | null {
  return (parameterName, detail) => (parameterName === name ? { faults: { [name]: words(detail) } } : null);
}
