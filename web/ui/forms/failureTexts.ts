import type { MutationFailure } from '#web/data/relay/mutationResult.ts';
import type { MessageId } from '#web/i18n/messages.ts';
import { type Fault, faultOf } from './fault.ts';
import type { Refusal } from './useForm.ts';

/** The texts of one form for a mutation that failed. */
export interface FailureTexts {
  /** For an input that was refused; null where there is no text for this parameter or detail. */
  readonly invalid?: (parameterName: string, detail: string) => Refusal | null;
  /** For a user who lacks the right, or is not logged in. */
  readonly unauthorized?: (reason: string, explanation: string | null) => Refusal;
  /** For any other failure but a lost connection and too many requests, which have texts of their own. */
  readonly problem: MessageId;
}

/** The texts that a form shows, beside its fields or for the form as a whole, when its mutation failed. */
export function refusalOf(failure: MutationFailure, { invalid, unauthorized, problem }: FailureTexts): Refusal {
  const refusal =
    failure.is === 'invalid'
      ? invalid?.(failure.parameterName, failure.detail)
      : failure.is === 'unauthorized'
        ? unauthorized?.(failure.reason, failure.explanation)
        : null;
  return refusal ?? { failure: faultOf(failure, problem) };
}

/** The text for one field that has the parameter's name; null for any other parameter. */
export function ofField(
  name: string,
  text: (detail: string) => Fault,
): (parameterName: string, detail: string) => Refusal | null {
  return (parameterName, detail) => (parameterName === name ? { faults: { [name]: text(detail) } } : null);
}
