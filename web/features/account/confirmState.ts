import type { MutationFailure } from '#web/data/relay/mutationResult.ts';
import { type Fault, faultOf } from '#web/ui/forms/fault.ts';
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

/** The state of the page after the server has confirmed nothing (SPEC §8 "Email confirmation"). */
export function confirmRefused(failure: MutationFailure, { token, email }: MailLink): ConfirmState {
  return failure.is === 'invalid' && failure.parameterName === 'registerToken'
    ? { is: failure.detail === 'exists' ? 'exists' : 'expired', email }
    : { is: 'error', token, email, fault: faultOf(failure, 'confirm.problem') };
}
