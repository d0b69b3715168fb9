import { History, KeyRound, type LucideIcon, ShieldCheck, UserRound, Webhook } from 'lucide-react';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { RelayEnvironmentProvider } from 'react-relay';
import { profilePath } from '#common/urls/pageLocation.ts';
import { useOwnEnvironment } from '#web/data/relay/ownEnvironment.ts';
import { Avatar } from '#web/features/account/Avatar.tsx';
import { DeleteAccount } from '#web/features/account/home/DeleteAccount.tsx';
import { OwnData } from '#web/features/account/home/OwnData.tsx';
import { SecurityLog } from '#web/features/account/home/SecurityLog.tsx';
import { SessionList } from '#web/features/account/home/SessionList.tsx';
import { ChangeEmail } from '#web/features/account/security/ChangeEmail.tsx';
import { SecondFactor } from '#web/features/account/security/SecondFactor.tsx';
import { useViewer } from '#web/features/account/viewer.ts';
import { MyComments } from '#web/features/comments/MyComments.tsx';
import { DeviceOffer } from '#web/features/favourites/DeviceOffer.tsx';
import { PendingList } from '#web/features/offline/outboxPanel/PendingList.tsx';
import { MyPhotos } from '#web/features/photos/lists/MyPhotos.tsx';
import { WatchList } from '#web/features/watching/WatchList.tsx';
import type { MessageId } from '#web/i18n/messages.ts';
import { OwnTexts } from '#web/i18n/OwnTexts.tsx';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { ContentBoundary } from '#web/ui/feedback/ContentBoundary.tsx';
import { AccountSkeleton } from '#web/ui/layout/AccountSkeleton.tsx';
import { Links, type PageLink } from '#web/ui/layout/Links.tsx';
import { LogoutForm } from './LogoutForm.tsx';
import styles from './Account.module.css';

const AccessTokens = lazy(async () => ({
  default: (await import('#web/features/account/tokens/AccessTokens.tsx')).AccessTokens,
}));

const WebhookList = lazy(async () => ({
  default: (await import('#web/features/webhooks/WebhookList.tsx')).WebhookList,
}));

const ADMIN_LINK: PageLink = { to: '/v/admin', text: 'nav.admin', glyph: ShieldCheck };

/** The account of the user who is logged in (SPEC §2 "Home"). */
export function Account() {
  const viewer = useViewer();
  const environment = useOwnEnvironment();
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
      <Suspense fallback={null}>
        <OwnTexts>
          <DeviceOffer />
        </OwnTexts>
      </Suspense>
      <PendingList />
      <LogoutForm />
      <RelayEnvironmentProvider environment={environment}>
        <MyComments />
      </RelayEnvironmentProvider>
      <MyPhotos />
      <ChangeEmail />
      <OwnLists />
      <AskedLists />
      <OwnData />
      <DeleteAccount viewer={viewer} />
    </>
  );
}

/** The lists of the account, each loaded on its own. */
function OwnLists() {
  return (
    <>
      <OwnList title="watch.title" list={WatchList} />
      <OwnList title="secondFactor.title" list={SecondFactor} />
      <OwnList title="sessions.title" list={SessionList} />
    </>
  );
}

/** What happened to the account, and what few users have. */
function AskedLists() {
  return (
    <>
      <AskedList title="tokens.title" show="tokens.show" glyph={KeyRound} list={AccessTokens} />
      <AskedList title="security.title" show="security.show" glyph={History} list={SecurityLog} />
      <AskedList title="webhooks.title" show="webhooks.show" glyph={Webhook} list={WebhookList} />
    </>
  );
}

type ListOfAccount = ComponentType<{ readonly fetchKey: number }>;

interface AskedListProps {
  readonly title: MessageId;
  readonly show: MessageId;
  readonly glyph: LucideIcon;
  readonly list: ListOfAccount;
}

/** A list that is loaded when it is asked for: what happened to the account, and what few users have. */
function AskedList({ title, show, glyph: Glyph, list }: AskedListProps) {
  const [isShown, setShown] = useState(false);
  if (isShown) return <OwnList title={title} list={list} />;
  return (
    <section>
      <h2>
        <FormattedMessage id={title} />
      </h2>
      <p>
        <OutlineButton onClick={() => setShown(true)}>
          <Glyph size={20} aria-hidden="true" />
          <FormattedMessage id={show} />
        </OutlineButton>
      </p>
    </section>
  );
}

/** A list of the account that is loaded on its own; a retry loads it again. */
function OwnList({ title, list: List }: { readonly title: MessageId; readonly list: ListOfAccount }) {
  const environment = useOwnEnvironment();
  const [tries, setTries] = useState(0);
  return (
    <section>
      <h2>
        <FormattedMessage id={title} />
      </h2>
      <RelayEnvironmentProvider environment={environment}>
        <ContentBoundary resetKey={tries} onRetry={() => setTries(tries + 1)}>
          <Suspense fallback={<AccountSkeleton />}>
            <List fetchKey={tries} />
          </Suspense>
        </ContentBoundary>
      </RelayEnvironmentProvider>
    </section>
  );
}
