import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useTellUnseen } from '#web/features/account/useTellUnseen.ts';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import type { Fault } from '#web/ui/forms/fault.ts';
import { useFocusAtEnd } from '#web/ui/forms/useFocusAtEnd.ts';
import { editComment } from './commentChanges.ts';
import { CommentField } from './CommentField.tsx';

interface Props {
  readonly id: string;
  readonly draft: string;
  readonly onDraft: (text: string) => void;
  /** Called when the change has been saved or cancelled. */
  readonly onEnd: () => void;
}

/** Edits a comment in its place in the list. The text stays as a draft until it is saved. */
export function CommentEditor({ id, draft, onDraft, onEnd }: Props) {
  const [fault, setFault] = useState<Fault | null>(null);
  const [isSending, setSending] = useState(false);
  const tellUnseen = useTellUnseen();
  const field = useRef<HTMLTextAreaElement>(null);
  useFocusAtEnd(field);
  useEffect(() => {
    if (fault !== null) field.current?.focus();
  }, [fault]);

  async function save() {
    if (isSending) return;
    if (draft.trim() === '') return setFault({ id: 'comment.empty' });
    setSending(true);
    setFault(null);
    const wrong = await editComment(id, draft.trim());
    setSending(false);
    if (wrong === null) return onEnd();
    tellUnseen(wrong);
    setFault(wrong);
  }

  function giveUp() {
    if (!isSending) onEnd();
  }

  return (
    <CommentField
      field={field}
      label="comment.editing"
      submit="comment.save"
      text={draft}
      fault={fault}
      isSending={isSending}
      onText={(next) => {
        onDraft(next);
        setFault(null);
      }}
      onSubmit={() => void save()}
      onEscape={giveUp}
      beside={
        <OutlineButton aria-disabled={isSending} onClick={giveUp}>
          <FormattedMessage id="comment.cancel" />
        </OutlineButton>
      }
    />
  );
}
