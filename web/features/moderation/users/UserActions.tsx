import { Ban, Building2, LockOpen, ShieldCheck, ShieldOff, UserRoundX } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { UserActions_user$data, UserActions_user$key } from '#web/__generated__/UserActions_user.graphql.ts';
import { useViewer } from '#web/features/account/viewer.ts';
import { isFocusLost } from '#web/navigation/isFocusLost.ts';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { ChangeDialog } from './ChangeDialog.tsx';
import { ManagerDialog } from './ManagerDialog.tsx';
import type { UserChange } from './userChanges.ts';
import rows from '#web/features/moderation/lists/Rows.module.css';

type Asked = UserChange | 'manager';

/**
 * The changes that an admin can make to another user's account. Nobody changes their own, so that one admin always
 * remains. `describedBy` is the id of the element with the user's name.
 */
export function UserActions({ userKey, describedBy }: { userKey: UserActions_user$key; describedBy: string }) {
  const user = useFragment(userFragment, userKey);
  const [asked, ask] = useState<Asked | null>(null);
  const wasAsked = useRef(false);
  const ways = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The change may have removed the button that opened the dialog.
    if (asked === null && wasAsked.current && isFocusLost()) ways.current?.querySelector('button')?.focus();
    wasAsked.current = asked !== null;
  }, [asked]);
  const viewer = useViewer();
  if (viewer?.username === user.username) {
    return (
      <p className={rows.count}>
        <FormattedMessage id="admin.ownAccount" />
      </p>
    );
  }
  return (
    <>
      <div ref={ways} className={rows.ways}>
        <Buttons user={user} ask={ask} describedBy={describedBy} />
      </div>
      {asked === 'manager' && <ManagerDialog user={user} manager={user.manager ?? null} onClose={() => ask(null)} />}
      {asked !== null && asked !== 'manager' && <ChangeDialog user={user} change={asked} onClose={() => ask(null)} />}
    </>
  );
}

interface ButtonsProps {
  readonly user: UserActions_user$data;
  readonly ask: (change: Asked) => void;
  readonly describedBy: string;
}

function Buttons(props: ButtonsProps) {
  return (
    <>
      <RightsButtons {...props} />
      <LimitButtons {...props} />
    </>
  );
}

function RightsButtons({ user, ask, describedBy }: ButtonsProps) {
  return (
    <>
      {user.role === 'USER' && user.confirmed && !user.blocked && (
        <OutlineButton aria-describedby={describedBy} onClick={() => ask('makeAdmin')}>
          <ShieldCheck size={20} aria-hidden="true" />
          <FormattedMessage id="admin.makeAdmin" />
        </OutlineButton>
      )}
      {user.role === 'ADMIN' && (
        <OutlineButton aria-describedby={describedBy} onClick={() => ask('takeAdmin')}>
          <ShieldOff size={20} aria-hidden="true" />
          <FormattedMessage id="admin.takeAdmin" />
        </OutlineButton>
      )}
      {user.confirmed && !user.blocked && (
        <OutlineButton aria-describedby={describedBy} aria-haspopup="dialog" onClick={() => ask('manager')}>
          <Building2 size={20} aria-hidden="true" />
          <FormattedMessage id="admin.manager" />
        </OutlineButton>
      )}
    </>
  );
}

/** The buttons for what the user may not show or do. */
function LimitButtons({ user, ask, describedBy }: ButtonsProps) {
  return (
    <>
      {(user.profileImage || user.description !== '') && (
        <OutlineButton aria-describedby={describedBy} isDangerous onClick={() => ask('clearProfile')}>
          <UserRoundX size={20} aria-hidden="true" />
          <FormattedMessage id="admin.clearProfile" />
        </OutlineButton>
      )}
      {user.blocked ? (
        <OutlineButton aria-describedby={describedBy} onClick={() => ask('unblock')}>
          <LockOpen size={20} aria-hidden="true" />
          <FormattedMessage id="admin.unblock" />
        </OutlineButton>
      ) : (
        <OutlineButton aria-describedby={describedBy} isDangerous onClick={() => ask('block')}>
          <Ban size={20} aria-hidden="true" />
          <FormattedMessage id="admin.block" />
        </OutlineButton>
      )}
    </>
  );
}

const userFragment = graphql`
  fragment UserActions_user on ListedUser {
    id
    username
    description
    profileImage
    role
    confirmed
    blocked
    manager {
      organisation
      municipalities
      placeIds
    }
  }
`;
