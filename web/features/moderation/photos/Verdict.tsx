import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { Verdict_photo$key } from '#web/__generated__/Verdict_photo.graphql.ts';
import { When } from '#web/features/moderation/lists/When.tsx';
import styles from './Verdict.module.css';

/** The decision on a photo: what, when, by whom and why. Nothing for a pending photo. */
export function Verdict({ photoKey }: { photoKey: Verdict_photo$key }) {
  const { state, decided, decidedBy, reason } = useFragment(
    graphql`
      fragment Verdict_photo on ModeratedImage {
        state
        reason
        decided
        decidedBy {
          username
        }
      }
    `,
    photoKey,
  );
  if (state === 'PENDING') return null;
  return (
    <div className={styles.verdict} data-state={state}>
      <p className={styles.state}>
        <FormattedMessage id={state === 'APPROVED' ? 'admin.isApproved' : 'admin.isRejected'} />
      </p>
      {decided && (
        <p className={styles.who}>
          {decidedBy?.username ?? <FormattedMessage id="comment.former" />}, <When time={decided} />
        </p>
      )}
      {reason !== '' && <p>{reason}</p>}
    </div>
  );
}
