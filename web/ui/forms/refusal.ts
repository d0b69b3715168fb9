import { readRefusedAnswer, type RefusedAnswer } from '#web/data/relay/refusal.ts';
import type { MessageId } from '#web/i18n/messages.ts';
import { type FailureTexts, refusalOf as refusalOfFailure } from './failureTexts.ts';
import { type Fault, faultOf } from './fault.ts';
import type { Refusal } from './useForm.ts';

export type { RefusedAnswer };

interface Words<T> {
  readonly invalid?: (parameterName: string, detail: string) => T | null;
  readonly unauthorized?: (reason: string) => T;
  readonly limited?: (retryAfterS: number) => T;
  readonly otherwise: (fault: Fault) => T;
  readonly problem: MessageId;
}

/** The texts that a form shows for an answer that is none of its payload. */
export function refusalOf(refused: RefusedAnswer, words: FailureTexts): Refusal {
  return refusalOfFailure(readRefusedAnswer(refused) ?? { is: 'other' }, words);
}

/** What follows from an answer that is none of its payload. */
export function readRefusal<T>(
  refused: RefusedAnswer,
  { invalid, unauthorized, limited, otherwise, problem }: Words<T>,
): T {
  const failure = readRefusedAnswer(refused) ?? { is: 'other' as const };
  const fault = faultOf(failure, problem);
  switch (failure.is) {
    case 'invalid':
      return invalid?.(failure.parameterName, failure.detail) ?? otherwise(fault);
    case 'unauthorized':
      return unauthorized?.(failure.reason) ?? otherwise(fault);
    case 'limited':
      return limited?.(failure.retryAfterS) ?? otherwise(fault);
    default:
      return otherwise(fault);
  }
}
