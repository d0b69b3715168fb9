import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { profilePath } from '#common/urls/pageLocation.ts';
import { Avatar } from '#web/features/account/Avatar.tsx';
import styles from './CommentAuthor.module.css';

/** Who wrote a comment, with the way to their profile; null: somebody who has left. */
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
