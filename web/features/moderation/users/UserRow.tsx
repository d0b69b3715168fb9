import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { profilePath } from '#common/urls/pageLocation.ts';
import type { UserRow_user$data, UserRow_user$key } from '#web/__generated__/UserRow_user.graphql.ts';
import { Avatar } from '#web/features/account/Avatar.tsx';
import { ago } from '#web/features/moderation/lists/ago.ts';
import { sectionPath } from '#web/features/moderation/lists/sectionPath.ts';
import { When } from '#web/features/moderation/lists/When.tsx';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { UserActions } from './UserActions.tsx';
import rows from '#web/features/moderation/lists/Rows.module.css';

/** A user of the list, with what an admin can do about their account. */
export function UserRow({ userKey }: { userKey: UserRow_user$key }) {
  const user = useFragment(userFragment, userKey);
  const nameId = useId();
  return (
    <li className={rows.row} data-sided>
      <div className={rows.head}>
        <Avatar username={user.username} profileImage={user.profileImage ?? null} size="small" />
        <strong id={nameId}>
          <Link to={profilePath(user.username)}>{user.username}</Link>
        </strong>
        <Badges user={user} />
      </div>
      <Facts user={user} />
      <UserActions userKey={user} describedBy={nameId} />
    </li>
  );
}

function Badges({ user }: { user: UserRow_user$data }) {
  return (
    <>
      {user.role === 'ADMIN' && (
        <span className={rows.badge} data-tone="good">
          <FormattedMessage id="admin.roleAdmin" />
        </span>
      )}
      {user.manager && <span className={rows.badge}>{user.manager.organisation}</span>}
      {user.blocked && (
        <span className={rows.badge} data-tone="bad">
          <FormattedMessage id="admin.blocked" />
        </span>
      )}
      {!user.confirmed && (
        <span className={rows.badge}>
          <FormattedMessage id="admin.unconfirmed" />
        </span>
      )}
    </>
  );
}

/** Since when, how active, and links to what they have added and what was done about them. */
function Facts({ user }: { user: UserRow_user$data }) {
  const language = useLanguage();
  return (
    <div className={rows.facts}>
      <span>
        <FormattedMessage id="admin.joined" /> <When time={user.created} dayOnly />
      </span>
      {user.lastSeen && (
        <span>
          <FormattedMessage id="admin.seen" values={{ ago: ago(user.lastSeen, language) }} />
        </span>
      )}
      {user.imageCount > 0 ? (
        <Link to={sectionPath('photos', { state: 'all', user: user.id })}>
          <FormattedMessage id="admin.imageCount" values={{ count: user.imageCount }} />
        </Link>
      ) : (
        <span>
          <FormattedMessage id="admin.imageCount" values={{ count: user.imageCount }} />
        </span>
      )}
      <span>
        <FormattedMessage id="admin.commentCount" values={{ count: user.commentCount }} />
      </span>
      <Link to={sectionPath('log', { user: user.username })}>
        <FormattedMessage id="admin.actsAbout" />
      </Link>
    </div>
  );
}

const userFragment = graphql`
  fragment UserRow_user on ListedUser {
    id
    username
    profileImage
    role
    created
    confirmed
    blocked
    manager {
      organisation
    }
    lastSeen
    imageCount
    commentCount
    ...UserActions_user
  }
`;
