import { sessionEnded } from '#web/features/account/session.ts';
import type { MessageId } from '#web/i18n/messages.ts';
import type { Fault } from '#web/ui/forms/fault.ts';
import { readRefusal, type RefusedAnswer } from '#web/ui/forms/refusal.ts';
import type { Refusal } from '#web/ui/forms/useForm.ts';

/** What is said to one who may not, or may no more: their right was taken meanwhile, or the session has ended. */
export function adminRefused(reason: string): Refusal {
  return reason === 'FORBIDDEN' ? { failure: { id: 'admin.notAdmin' } } : sessionEnded(reason);
}

/** What a notice says of an act that was refused; `invalid` has words for what was given, if any. */
export function adminFault(
  refused: RefusedAnswer,
  problem: MessageId,
  invalid?: (parameterName: string, detail: string) => Fault,
): Fault {
  return readRefusal<Fault>(refused, {
    ...(invalid && { invalid }),
    unauthorized: (reason) => adminRefused(reason).failure ?? { id: 'account.ended' },
    otherwise: (fault) => fault,
    problem,
  });
}
