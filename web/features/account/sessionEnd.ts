import { clearContact } from '#web/data/draft.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import type { Refusal } from '#web/ui/forms/useForm.ts';
import { announce } from './otherTabs.ts';
import { clearUser, clearUserAndDrafts } from './owner.ts';
import { userParts } from './userParts.ts';
import { currentViewer } from './viewer.ts';

/** Nothing that the user has queued is sent: they log out, or their account is deleted. */
export async function discardQueued(): Promise<void> {
  const state = currentViewer();
  if (state.status === 'known') await userParts()?.discardQueued(state.viewer.profileId);
}

/** The session is gone: nothing of its user stays on the screen, in a store or among the drafts. */
export function afterLogout(): void {
  clearUserAndDrafts();
  announce('logout');
}

/**
 * What a form says where the server refused it because the session has ended; the page then shows the login. What the
 * user wrote is preserved in this tab.
 */
export function sessionEnded(reason: string): Refusal {
  if (reason !== 'ANONYMOUS') return { failure: { id: 'failure.server' } };
  showToast('account.ended');
  clearUser();
  clearContact();
  announce('logout');
  return {};
}
