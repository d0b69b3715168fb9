import type { MutationFailure } from '#web/data/relay/mutationResult.ts';
import { sessionEnded } from '#web/features/account/session.ts';
import { type FailureTexts, refusalOf } from '#web/ui/forms/failureTexts.ts';
import type { Fault } from '#web/ui/forms/fault.ts';
import type { Refusal } from '#web/ui/forms/useForm.ts';

type AdminTexts = Omit<FailureTexts, 'unauthorized'>;

/**
 * The texts that a form shows to an admin, whose right may have been taken, or whose session may have ended, since the
 * page was opened.
 */
export function adminRefusal(failure: MutationFailure, texts: AdminTexts): Refusal {
  return refusalOf(failure, {
    ...texts,
    unauthorized: (reason) => (reason === 'FORBIDDEN' ? { failure: { id: 'admin.notAdmin' } } : sessionEnded(reason)),
  });
}

/** The one text for an admin whose mutation failed. */
export function adminFault(failure: MutationFailure, texts: AdminTexts): Fault {
  return adminRefusal(failure, texts).failure ?? { id: 'account.ended' };
}
