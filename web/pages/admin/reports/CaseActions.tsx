import { Ban, Check, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { CaseActions_case$key } from '#web/__generated__/CaseActions_case.graphql.ts';
import { OutlineButton } from '#web/components/account/OutlineButton.tsx';
import { showToast } from '#web/components/feedback/toasts.ts';
import { tellFault } from '#web/components/feedback/tellFault.ts';
import { useViewer } from '#web/state/viewer.ts';
import { sectionPath } from '../lists/sectionPath.ts';
import { RejectDialog } from '../photos/RejectDialog.tsx';
import { closeCase, removeThing, type Removal } from './closeCase.ts';
import styles from './CaseActions.module.css';

/** What an admin does about a case: takes the thing away, or leaves it; of its author's account they decide in the list of users. */
export function CaseActions({ caseKey, onClosing, onFailed }: { caseKey: CaseActions_case$key; onClosing: () => void; onFailed: () => void }) {
  const { caseId, comment, image, user } = useFragment(
    graphql`
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
    `,
    caseKey,
  );
  const viewer = useViewer();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isSending, setSending] = useState(false);
  const author = (image?.uploader ?? comment?.author ?? user)?.username;

  async function end(send: () => ReturnType<typeof closeCase>, done: 'toast.caseKept' | 'toast.caseRemoved') {
    if (isSending) return;
    setSending(true);
    onClosing();
    const fault = await send();
    setSending(false);
    if (fault === null) return showToast(done);
    tellFault(fault);
    onFailed();
  }
  const remove = (thing: Removal) => void end(() => removeThing(caseId, thing), 'toast.caseRemoved');

  return (
    <div className={styles.ways}>
      <OutlineButton aria-disabled={isSending} onClick={() => void end(() => closeCase(caseId, 'KEPT'), 'toast.caseKept')}>
        <Check size={20} aria-hidden="true" />
        <FormattedMessage id={image || comment ? 'admin.keep' : 'admin.closeCase'} />
      </OutlineButton>
      {image && (
        <OutlineButton isDangerous aria-disabled={isSending} onClick={() => dialog.current?.showModal()}>
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
      {image && viewer && <RejectDialog dialog={dialog} count={1} onReject={(reason) => remove({ photo: image, reason, by: viewer.username })} />}
    </div>
  );
}
