import type { Fault } from '#web/components/account/fault.ts';
import { limitedText } from '#web/components/account/fault.ts';
import type { Answer } from '#web/components/account/refusal.ts';
import type { MailLink } from '#web/state/mailLink.ts';

/** The states of the page (SPEC §2): the button, done, exists, expired, error; and none, where no link led to it. */
export type ConfirmState =
  | { readonly is: 'none' }
  | { readonly is: 'ready' | 'sending'; readonly token: string; readonly email: string }
  | { readonly is: 'done' | 'exists' | 'expired'; readonly email: string }
  | { readonly is: 'error'; readonly token: string; readonly email: string; readonly fault: Fault };

/** What a link begins with. */
export function confirmStateOf(link: MailLink | null): ConfirmState {
  if (link === null) return { is: 'none' };
  const { token, email } = link;
  return token === 'exists' || token === 'expired' ? { is: token, email } : { is: 'ready', token, email };
}

/** What an answer that confirms nothing leads to (SPEC §8 "Email confirmation"). */
export function confirmRefused(answer: Answer, { token, email }: MailLink): ConfirmState {
  if (answer.__typename === 'InvalidInputError' && answer.parameterName === 'registerToken') return { is: answer.detail === 'exists' ? 'exists' : 'expired', email };
  const fault: Fault = answer.__typename === 'RateLimitedError' ? limitedText(answer.retryAfterS) : { id: 'confirm.problem' };
  return { is: 'error', token, email, fault };
}
