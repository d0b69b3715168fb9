import { TOAST_MS } from '#common/limits.ts';
import { onReconnect } from '#web/data/connection.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { onEnqueued, queue, showOutboxOf } from './outbox.ts';
import { removeAbandoned } from './outboxDatabase.ts';
import { createSender, type Sender, type SenderParts } from './sender.ts';
import { askSession } from './whose.ts';

let current: { readonly profileId: string; readonly sender: Sender } | null = null;

/**
 * Shows and sends the entries of the user who is logged in. `ended` is called where the session is theirs no longer.
 */
export function beginOutbox({ profileId, deliver, ended }: Pick<SenderParts, 'profileId' | 'deliver' | 'ended'>): void {
  if (current?.profileId !== profileId) {
    current?.sender.stop();
    const refused = () => showToast('outbox.refused', TOAST_MS, undefined, '/v/home');
    current = { profileId, sender: createSender({ profileId, queue, deliver, ask: askSession, refused, ended }) };
    void removeAbandoned(profileId, Date.now()).catch(() => undefined);
  }
  const { sender } = current;
  void showOutboxOf(profileId).then(sender.wake);
}

/** Nobody is logged in any more: pending entries stay in the database for their owner, and are not shown. */
export function endOutbox(): void {
  current?.sender.stop();
  current = null;
  void showOutboxOf(null);
}

/** Tries pending entries now. */
export function sendNow(): void {
  current?.sender.wake();
}

onEnqueued(sendNow);
onReconnect(sendNow);
window.addEventListener('online', sendNow);
