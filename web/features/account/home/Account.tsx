import { KeyRound, LogOut, ShieldCheck, UserRound } from 'lucide-react';
import { type FormEvent, Suspense, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { RelayEnvironmentProvider } from 'react-relay';
import { profilePath } from '#common/urls/pageLocation.ts';
import { useOwnEnvironment } from '#web/data/relay/ownEnvironment.ts';
import { Avatar } from '#web/features/account/Avatar.tsx';
import { logout } from '#web/features/account/session.ts';
import { useViewer } from '#web/features/account/viewer.ts';
import { MyComments } from '#web/features/comments/MyComments.tsx';
import { waitingCount } from '#web/features/offline/outbox/outbox.ts';
import { LogoutQuestion } from '#web/features/offline/outboxPanel/LogoutQuestion.tsx';
import { WaitingList } from '#web/features/offline/outboxPanel/WaitingList.tsx';
import { MyPhotos } from '#web/features/photos/lists/MyPhotos.tsx';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { ContentBoundary } from '#web/ui/feedback/ContentBoundary.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { AccountSkeleton } from '#web/ui/layout/AccountSkeleton.tsx';
import { Links, type PageLink } from '#web/ui/layout/Links.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { OwnData } from './OwnData.tsx';
import { SessionList } from './SessionList.tsx';
import styles from './Account.module.css';

const ADMIN_LINK: PageLink = { to: '/v/admin', text: 'nav.admin', glyph: ShieldCheck };

/** What whoever is logged in sees of their account (SPEC §2 "Home"). */
export function Account() {
  const viewer = useViewer();
  const environment = useOwnEnvironment();
  const [tries, setTries] = useState(0);
  if (viewer === null) return null;
  return (
    <>
      <div className={styles.who}>
        <Avatar username={viewer.username} profileImage={viewer.profileImage} size="small" />
        <p>
          <strong>{viewer.username}</strong>
          <span>{viewer.email}</span>
        </p>
      </div>
      <Links
        links={[
          ...(viewer.role === 'ADMIN' ? [ADMIN_LINK] : []),
          { to: profilePath(viewer.username), text: 'account.profile', glyph: UserRound },
          { to: '/v/setpw', text: 'account.changePassword', glyph: KeyRound },
        ]}
      />
      <WaitingList />
      <LogoutForm />
      <RelayEnvironmentProvider environment={environment}>
        <MyComments />
      </RelayEnvironmentProvider>
      <MyPhotos />
      <section>
        <h2>
          <FormattedMessage id="sessions.title" />
        </h2>
        <RelayEnvironmentProvider environment={environment}>
          <ContentBoundary resetKey={tries} onRetry={() => setTries(tries + 1)}>
            <Suspense fallback={<AccountSkeleton />}>
              <SessionList fetchKey={tries} />
            </Suspense>
          </ContentBoundary>
        </RelayEnvironmentProvider>
      </section>
      <OwnData />
      <DeleteAccount viewer={viewer} />
    </>
  );
}

/** Where our script cannot send it, the form goes to the server by itself. */
function LogoutForm() {
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
    const count = waitingCount();
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
