import { useSpeaksToUser } from '#web/features/account/viewer.ts';
import styles from './CommentsSkeleton.module.css';

/** As high as what comes where there are no comments yet: the form, or a sentence. */
export function CommentsSkeleton() {
  return <div className={styles.skeleton} data-user={useSpeaksToUser()} aria-hidden="true" data-coming />;
}
