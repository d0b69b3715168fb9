import { TOAST_MS } from '#common/limits.ts';
import { onReconnect } from '#web/data/connection.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { deliver } from './deliver.ts';
import { onPut, queue, showOutboxOf } from './outbox.ts';
import { removeAbandoned } from './outboxDatabase.ts';
import { createSender, type Sender } from './sender.ts';
import { askWhose } from './whose.ts';

let current: { readonly profileId: string; readonly sender: Sender } | null = null;

/** Shows what waits of whoever is logged in, and sends it. `ended`: the session is theirs no longer. */
export function beginOutbox(profileId: string, ended: (isAnothers: boolean) => void): void {
  if (current?.profileId !== profileId) {
    current?.sender.stop();
    const refused = () => showToast('outbox.refused', TOAST_MS, undefined, '/v/home');
    current = { profileId, sender: createSender({ profileId, queue, deliver, ask: askWhose, refused, ended }) };
    void removeAbandoned(profileId, Date.now()).catch(() => undefined);
  }
  const { sender } = current;
  void showOutboxOf(profileId).then(sender.wake);
}

/** Nobody is logged in any more: what waits stays for its owner, and is not shown. */
export function endOutbox(): void {
  current?.sender.stop();
  current = null;
  void showOutboxOf(null);
}

/** Tries what waits now. */
export function sendNow(): void {
  current?.sender.wake();
}

onPut(sendNow);
onReconnect(sendNow);
window.addEventListener('online', sendNow);
