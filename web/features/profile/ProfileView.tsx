import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatDate } from '#common/format.ts';
import { Avatar } from '#web/features/account/Avatar.tsx';
import { ContentPage } from '#web/ui/layout/ContentPage.tsx';
import styles from './ProfileView.module.css';

interface Props {
  readonly username: string;
  readonly description: string;
  readonly profileImage: string | null;
  /** ISO 8601. */
  readonly created: string;
  /** In the place of the description. */
  readonly children?: ReactNode;
}

/** Picture, name, since when, and what the user says of themselves. */
export function ProfileView({ username, description, profileImage, created, children }: Props) {
  const intl = useIntl();
  return (
    <ContentPage heading={username} tab={`${intl.formatMessage({ id: 'profile.title' })}: ${username}`}>
      <div className={styles.head}>
        <Avatar username={username} profileImage={profileImage} size="large" />
        <p className={styles.since}>
          <FormattedMessage id="profile.since" values={{ date: formatDate(new Date(created)) }} />
        </p>
      </div>
      {children ?? <Description text={description} />}
    </ContentPage>
  );
}

/** Lines stay as they were written. */
export function Description({ text }: { text: string }) {
  if (text === '') {
    return (
      <p className={styles.since}>
        <FormattedMessage id="profile.none" />
      </p>
    );
  }
  return (
    <p className={styles.description} dir="auto">
      {text}
    </p>
  );
}
