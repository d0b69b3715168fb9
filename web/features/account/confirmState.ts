import type { Fault } from '#web/ui/forms/fault.ts';
import { readRefusal, type RefusedAnswer } from '#web/ui/forms/refusal.ts';
import type { MailLink } from './mailLink.ts';

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
export function confirmRefused(refused: RefusedAnswer, { token, email }: MailLink): ConfirmState {
  return readRefusal<ConfirmState>(refused, {
    invalid: (parameterName, detail) =>
      parameterName === 'registerToken' ? { is: detail === 'exists' ? 'exists' : 'expired', email } : null,
    otherwise: (fault) => ({ is: 'error', token, email, fault }),
    problem: 'confirm.problem',
  });
}
