import { Ban, Check, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { CaseActions_case$data, CaseActions_case$key } from '#web/__generated__/CaseActions_case.graphql.ts';
import { useViewer } from '#web/features/account/viewer.ts';
import { sectionPath } from '#web/features/moderation/lists/sectionPath.ts';
import { RejectDialog } from '#web/features/moderation/photos/RejectDialog.tsx';
import type { MessageId } from '#web/i18n/messages.ts';
import { once } from '#web/ui/buttons/once.ts';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { useOneAtATime } from '#web/ui/buttons/useOneAtATime.ts';
import { useNotify } from '#web/ui/feedback/useNotify.ts';
import { closeCase, removeThing, type Removal } from './closeCase.ts';
import { RemoveProfileDialog } from './RemoveProfileDialog.tsx';
import styles from './CaseActions.module.css';

interface Props {
  readonly caseKey: CaseActions_case$key;
  /** Called when the case is about to be closed. */
  readonly onClosing: () => void;
  /** Called where the list may show the case otherwise than the server has it. */
  readonly onFailed: () => void;
}

/**
 * The buttons that end a case: they remove the reported thing, or leave it. The author's account is changed in the list
 * of users.
 */
export function CaseActions({ caseKey, onClosing, onFailed }: Props) {
  const thing = useFragment(caseFragment, caseKey);
  const { caseId, comment, condition, image, user } = thing;
  const viewer = useViewer();
  const [isAsking, setAsking] = useState(false);
  const author = (image?.uploader ?? comment?.author ?? condition?.author ?? user)?.username;
  const { isSending, end } = useEnd({ onClosing, onFailed });
  const remove = (thing: Removal) => end(() => removeThing(caseId, thing), 'admin.caseRemoved');
  return (
    <div className={styles.ways}>
      <OutlineButton
        aria-disabled={isSending}
        onClick={once(() => void end(() => closeCase(caseId, 'KEPT'), 'admin.caseKept'))}
      >
        <Check size={20} aria-hidden="true" />
        <FormattedMessage id={image || comment || condition ? 'admin.keep' : 'admin.closeCase'} />
      </OutlineButton>
      <RemoveButtons thing={thing} isSending={isSending} ask={() => setAsking(true)} remove={remove} />
      {author !== undefined && <ToUser name={author} />}
      {isAsking && image && viewer && (
        <RejectDialog
          photos={[image.id]}
          onReject={async (reason) => (await remove({ photo: image, reason, by: viewer.username })) === true}
          onClose={() => setAsking(false)}
        />
      )}
      {isAsking && user && (
        <RemoveProfileDialog
          name={user.username}
          onRemove={() => remove({ profile: user })}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

/** Sends what ends a case, one thing at a time, and shows a notice of how that went. Answers whether it succeeded. */
function useEnd({ onClosing, onFailed }: Pick<Props, 'onClosing' | 'onFailed'>) {
  const notify = useNotify();
  const { isBusy, run } = useOneAtATime();

  async function end(send: () => ReturnType<typeof removeThing>, done: 'admin.caseKept' | 'admin.caseRemoved') {
    onClosing();
    const failure = await send();
    const isDone = failure === null || failure === 'closedBefore';
    notify(isDone ? { id: done } : failure);
    if (failure !== null) onFailed();
    return isDone;
  }

  return {
    isSending: isBusy,
    end: (...sent: Parameters<typeof end>) => run(() => end(...sent)),
  };
}

interface RemoveButtonsProps {
  readonly thing: CaseActions_case$data;
  readonly isSending: boolean;
  readonly ask: () => void;
  readonly remove: (thing: Removal) => void;
}

/** The button that removes the reported thing; none where there is nothing to remove. */
function RemoveButtons({ thing: { comment, condition, image, user }, isSending, ask, remove }: RemoveButtonsProps) {
  return (
    <>
      {image && <RemoveButton text="admin.removePhoto" isSending={isSending} opensDialog onClick={ask} />}
      {comment && <RemoveButton text="admin.removeComment" isSending={isSending} onClick={() => remove({ comment })} />}
      {condition && (
        <RemoveButton text="admin.hideCondition" isSending={isSending} onClick={() => remove({ condition })} />
      )}
      {user && (user.profileImage || user.description !== '') && (
        <RemoveButton text="admin.clearProfile" isSending={isSending} opensDialog onClick={ask} />
      )}
    </>
  );
}

interface RemoveButtonProps {
  readonly text: MessageId;
  readonly isSending: boolean;
  readonly opensDialog?: true;
  readonly onClick: () => void;
}

function RemoveButton({ text, isSending, opensDialog, onClick }: RemoveButtonProps) {
  return (
    <OutlineButton
      isDangerous
      aria-disabled={isSending}
      aria-haspopup={opensDialog && 'dialog'}
      onClick={once(onClick)}
    >
      <Trash2 size={20} aria-hidden="true" />
      <FormattedMessage id={text} />
    </OutlineButton>
  );
}

/** The link to the author in the list of users, where their account can be blocked. */
function ToUser({ name }: { name: string }) {
  return (
    <Link className={styles.block} to={sectionPath('users', { q: name })}>
      <Ban size={20} aria-hidden="true" />
      <FormattedMessage id="admin.toUser" values={{ name }} />
    </Link>
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
    condition {
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
      id
      username
      description
      profileImage
    }
  }
`;
