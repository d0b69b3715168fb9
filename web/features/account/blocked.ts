import type { Refusal } from '#web/ui/forms/useForm.ts';

/** What a form says to the owner of a blocked account, with the reason that the moderator wrote. */
export function blockedBecause(explanation: string): Refusal {
  const reason = /[.!?…]$/.test(explanation) ? explanation : `${explanation}.`;
  return { failure: { id: 'login.blockedBecause', values: { reason } } };
}
