import { useSpeaksToUser } from '#web/features/account/viewer.ts';
import styles from './CommentsSkeleton.module.css';

/** As high as an empty list of comments: with the form for a user, with a sentence for a visitor. */
export function CommentsSkeleton() {
  return <div className={styles.skeleton} data-user={useSpeaksToUser()} aria-hidden="true" data-coming />;
}
