import type { MutationFailure } from '#web/data/relay/mutationResult.ts';
import type { MessageId } from '#web/i18n/messages.ts';
import { type FailureTexts, refusalOf } from '#web/ui/forms/failureTexts.ts';
import type { Fault } from '#web/ui/forms/fault.ts';
import type { Refusal } from '#web/ui/forms/useForm.ts';
import { sessionEnded } from './session.ts';

type UserTexts = Omit<FailureTexts, 'unauthorized'>;

/** The texts that a form shows to a logged-in user; where the session has ended, the page also shows the login. */
export function userRefusal(failure: MutationFailure, texts: UserTexts): Refusal {
  return refusalOf(failure, { ...texts, unauthorized: sessionEnded });
}

/** The one text for a logged-in user whose mutation failed; `ended` is shown where the session has ended. */
export function userFault(failure: MutationFailure, texts: UserTexts, ended: MessageId = texts.problem): Fault {
  return userRefusal(failure, texts).failure ?? { id: ended };
}
