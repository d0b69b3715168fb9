import { useEffect, useRef, useState } from 'react';
import type { AttractionId } from '#common/places/attractionId.ts';
import { OWN_DRAFTS, useDraft } from '#web/data/draft.ts';
import { createAttempts } from '#web/data/relay/attempts.ts';
import { useNotifyUnseen } from '#web/features/account/useNotifyUnseen.ts';
import { useOneAtATime } from '#web/ui/buttons/useOneAtATime.ts';
import type { Fault } from '#web/ui/forms/fault.ts';
import { untilGone } from '#web/ui/forms/gone.ts';
import { addComment, type CommentUser } from './commentChanges.ts';
import { CommentField } from './CommentField.tsx';

interface Props {
  readonly attractionId: AttractionId;
  readonly name: string;
  readonly user: CommentUser;
  readonly connections: readonly string[];
  /** Hidden while the newest comment is the user's own; the draft stays. */
  readonly isHidden: boolean;
  /** Called once the comment is on its way and the form may be hidden. */
  readonly onSending: () => void;
  readonly onSent: () => void;
}

/** The form for a new comment. Its text stays as a draft until the comment has arrived or is in the outbox. */
export function NewCommentForm({ isHidden, ...comment }: Props) {
  const { text, fault, write, send } = useNewComment(comment);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (fault !== null) field.current?.focus();
  }, [fault]);
  if (isHidden) return null;
  return (
    <CommentField
      field={field}
      label="comment.write"
      submit="comment.send"
      text={text}
      fault={fault}
      isSending={false}
      onText={write}
      onSubmit={() => void send()}
    />
  );
}

function useNewComment({ attractionId, name, user, connections, onSending, onSent }: Omit<Props, 'isHidden'>) {
  const [text, setText] = useDraft(`${OWN_DRAFTS}comment.${attractionId}`);
  const [fault, setFault] = useState<Fault | null>(null);
  const { run } = useOneAtATime();
  const [attempts] = useState(createAttempts);
  const tellUnseen = useNotifyUnseen();

  function write(next: string) {
    setText(next);
    setFault(null);
  }

  async function send() {
    const sent = text.trim();
    setFault(null);
    if (sent === '') {
      if (fault !== null) await untilGone();
      return setFault({ id: 'comment.empty' });
    }
    const comment = { attractionId, attractionName: name, text: sent, attempt: attempts.of(sent) };
    const sending = addComment(comment, user, connections);
    onSending();
    const added = await sending;
    if (added.is === 'failed') {
      tellUnseen(added.fault);
      return setFault(added.fault);
    }
    attempts.settle();
    setText('');
    if (added.is === 'sent') onSent();
  }

  return { text, fault, write, send: () => run(send) };
}
