import { Ban, Check, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { CaseActions_case$key } from '#web/__generated__/CaseActions_case.graphql.ts';
import { useViewer } from '#web/features/account/viewer.ts';
import { sectionPath } from '#web/features/moderation/lists/sectionPath.ts';
import { RejectDialog } from '#web/features/moderation/photos/RejectDialog.tsx';
import { useTell } from '#web/features/moderation/useTell.ts';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { closeCase, removeThing, type Removal } from './closeCase.ts';
import styles from './CaseActions.module.css';

/** What an admin does about a case: takes the thing away, or leaves it; of its author's account they decide in the list of users. */
export function CaseActions({
  caseKey,
  onClosing,
  onFailed,
}: {
  caseKey: CaseActions_case$key;
  onClosing: () => void;
  onFailed: () => void;
}) {
  const { caseId, comment, image, user } = useFragment(caseFragment, caseKey);
  const viewer = useViewer();
  const tell = useTell();
  const [isAsking, setAsking] = useState(false);
  const [isSending, setSending] = useState(false);
  const author = (image?.uploader ?? comment?.author ?? user)?.username;

  async function end(send: () => ReturnType<typeof closeCase>, done: 'admin.caseKept' | 'admin.caseRemoved') {
    if (isSending) return;
    setSending(true);
    onClosing();
    const fault = await send();
    setSending(false);
    if (fault === null) return tell({ id: done });
    tell(fault);
    onFailed();
  }
  const remove = (thing: Removal) => void end(() => removeThing(caseId, thing), 'admin.caseRemoved');

  return (
    <div className={styles.ways}>
      <OutlineButton
        aria-disabled={isSending}
        onClick={() => void end(() => closeCase(caseId, 'KEPT'), 'admin.caseKept')}
      >
        <Check size={20} aria-hidden="true" />
        <FormattedMessage id={image || comment ? 'admin.keep' : 'admin.closeCase'} />
      </OutlineButton>
      {image && (
        <OutlineButton isDangerous aria-disabled={isSending} aria-haspopup="dialog" onClick={() => setAsking(true)}>
          <Trash2 size={20} aria-hidden="true" />
          <FormattedMessage id="admin.removePhoto" />
        </OutlineButton>
      )}
      {comment && (
        <OutlineButton isDangerous aria-disabled={isSending} onClick={() => remove({ commentId: comment.id })}>
          <Trash2 size={20} aria-hidden="true" />
          <FormattedMessage id="admin.removeComment" />
        </OutlineButton>
      )}
      {author !== undefined && (
        <Link className={styles.block} to={sectionPath('users', { q: author })}>
          <Ban size={20} aria-hidden="true" />
          <FormattedMessage id="admin.toUser" values={{ name: author }} />
        </Link>
      )}
      {isAsking && image && viewer && (
        <RejectDialog
          count={1}
          onReject={(reason) => remove({ photo: image, reason, by: viewer.username })}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

const caseFragment = graphql`
  fragment CaseActions_case on ReportCase {
    caseId
    comment {
      id
      author {
        username
      }
    }
    image {
      id
      state
      image {
        id
      }
      uploader {
        username
      }
    }
    user {
      username
    }
  }
`;
