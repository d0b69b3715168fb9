import { useEffect, useRef, useState } from 'react';
import type { AttractionId } from '#common/places/attractionId.ts';
import { OWN_DRAFTS, useDraft } from '#web/data/draft.ts';
import { createAttempts } from '#web/data/relay/attempts.ts';
import { useTellUnseen } from '#web/features/account/useTellUnseen.ts';
import type { Fault } from '#web/ui/forms/fault.ts';
import { addComment, type CommentUser } from './commentChanges.ts';
import { CommentField } from './CommentField.tsx';

interface Props {
  readonly attractionId: AttractionId;
  readonly name: string;
  readonly user: CommentUser;
  readonly connections: readonly string[];
  /** The newest comment is the user's own; what was written stays for when it is not. */
  readonly isHidden: boolean;
  /** The form has gone with what was sent. */
  readonly onSending: () => void;
  readonly onSent: () => void;
}

/** Where a comment is written. The text is kept until it has arrived, whatever happens. */
export function NewCommentForm({ attractionId, name, user, connections, isHidden, onSending, onSent }: Props) {
  const [text, setText] = useDraft(`${OWN_DRAFTS}comment.${attractionId}`);
  const [fault, setFault] = useState<Fault | null>(null);
  const isSending = useRef(false);
  const [attempts] = useState(createAttempts);
  const tellUnseen = useTellUnseen();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (fault !== null) field.current?.focus();
  }, [fault]);

  async function send() {
    if (isSending.current) return;
    const sent = text.trim();
    if (sent === '') return setFault({ id: 'comment.empty' });
    isSending.current = true;
    setFault(null);
    const sending = addComment(
      { attractionId, attractionName: name, text: sent, attempt: attempts.of(sent) },
      user,
      connections,
    );
    onSending();
    const added = await sending;
    isSending.current = false;
    if (added.is === 'failed') {
      tellUnseen(added.fault);
      return setFault(added.fault);
    }
    attempts.settle();
    setText('');
    if (added.is === 'sent') onSent();
  }

  if (isHidden) return null;
  return (
    <CommentField
      field={field}
      label="comment.write"
      submit="comment.send"
      text={text}
      fault={fault}
      isSending={false}
      onText={(next) => {
        setText(next);
        setFault(null);
      }}
      onSubmit={() => void send()}
    />
  );
}
