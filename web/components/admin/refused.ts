import { sessionEnded } from '#web/components/account/session.ts';
import type { Refusal } from '#web/components/account/useForm.ts';

/** What is said to one who may not, or may no more: their right was taken meanwhile, or the session has ended. */
export function adminRefused(reason: string): Refusal {
  return reason === 'FORBIDDEN' ? { failure: { id: 'admin.notAdmin' } } : sessionEnded(reason);
}
