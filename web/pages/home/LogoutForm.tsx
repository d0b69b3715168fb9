import { LogOut } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { logout } from '#web/features/account/session.ts';
import { pendingCount } from '#web/features/offline/outbox/pending.ts';
import { LogoutQuestion } from '#web/features/offline/outboxPanel/LogoutQuestion.tsx';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';

/**
 * Logs out; asks first where pending entries would be lost. Without our script the browser sends the form to the
 * server.
 */
export function LogoutForm() {
  const isSending = useRef(false);
  const [shown, setShown] = useState(false);
  const [lost, setLost] = useState(0);
  async function send() {
    if (isSending.current) return;
    setLost(0);
    isSending.current = true;
    setShown(true);
    try {
      await logout();
      showToast('account.loggedOut');
    } catch {
      showToast('account.logoutFailed');
      setShown(false);
    } finally {
      isSending.current = false;
    }
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const count = pendingCount();
    if (count > 0) setLost(count);
    else void send();
  }
  return (
    <>
      <form method="post" action="/api/user/logout-plain" onSubmit={onSubmit}>
        <OutlineButton type="submit" aria-disabled={shown}>
          <LogOut size={20} aria-hidden="true" />
          <FormattedMessage id="account.logout" />
        </OutlineButton>
      </form>
      {lost > 0 && <LogoutQuestion count={lost} onLogout={() => void send()} onStay={() => setLost(0)} />}
    </>
  );
}
