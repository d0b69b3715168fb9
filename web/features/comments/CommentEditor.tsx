import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNotifyUnseen } from '#web/features/account/useNotifyUnseen.ts';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { useOneAtATime } from '#web/ui/buttons/useOneAtATime.ts';
import type { Fault } from '#web/ui/forms/fault.ts';
import { untilGone } from '#web/ui/forms/gone.ts';
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
  const { fault, isSending, clear, save } = useSaving(id, onEnd);
  const field = useRef<HTMLTextAreaElement>(null);
  useFocusAtEnd(field);
  useEffect(() => {
    if (fault !== null) field.current?.focus();
  }, [fault]);

  function cancel() {
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
        clear();
      }}
      onSubmit={() => void save(draft.trim())}
      onEscape={cancel}
      beside={
        <OutlineButton aria-disabled={isSending} onClick={cancel}>
          <FormattedMessage id="comment.cancel" />
        </OutlineButton>
      }
    />
  );
}

/** Saves the text of a comment; `fault` is the text of the last failure, until `clear` or the next attempt. */
function useSaving(id: string, onEnd: () => void) {
  const [fault, setFault] = useState<Fault | null>(null);
  const { isBusy, run } = useOneAtATime();
  const tellUnseen = useNotifyUnseen();

  async function save(text: string) {
    setFault(null);
    if (text === '') {
      if (fault !== null) await untilGone();
      return setFault({ id: 'comment.empty' });
    }
    const failure = await editComment(id, text);
    if (failure === null) return onEnd();
    tellUnseen(failure);
    setFault(failure);
  }

  return { fault, isSending: isBusy, clear: () => setFault(null), save: (text: string) => run(() => save(text)) };
}
