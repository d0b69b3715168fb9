import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { profilePath } from '#common/urls/pageLocation.ts';
import { Avatar } from '#web/features/account/Avatar.tsx';
import styles from './CommentAuthor.module.css';

/** The author of a comment, with a link to their profile. A null name: their account was deleted. */
export function CommentAuthor({ username, profileImage }: { username: string | null; profileImage: string | null }) {
  return (
    <span className={styles.author}>
      <Avatar username={username ?? '–'} profileImage={profileImage} size="small" />
      {username === null ? (
        <span className={styles.former}>
          <FormattedMessage id="comment.former" />
        </span>
      ) : (
        <Link className={styles.name} to={profilePath(username)}>
          <bdi>{username}</bdi>
        </Link>
      )}
    </span>
  );
}
