import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '#web/i18n/messages.ts';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { AccountForm } from '#web/ui/forms/AccountForm.tsx';
import { type Refusal, useForm } from '#web/ui/forms/useForm.ts';
import { OpenDialog } from './OpenDialog.tsx';

interface Props {
  /** The question. */
  readonly title: ReactNode;
  /** What will happen. */
  readonly text: ReactNode;
  /** The text of the button that does it. */
  readonly submit: MessageId;
  /** The text of the button that leaves the dialog without a change. */
  readonly cancel?: MessageId;
  /** The text for an error that `send` throws. */
  readonly problem: MessageId;
  /** Does it, once however often the button is clicked; a refusal is shown in the dialog. */
  readonly send: () => Promise<Refusal | null>;
  readonly onClose: () => void;
}

/** Asks whether to do something that cannot be undone, or that everybody would notice. */
export function ConfirmDialog({ title, text, submit, cancel = 'comment.cancel', problem, send, onClose }: Props) {
  const form = useForm({ check: () => ({}), send, problem });
  return (
    <OpenDialog title={title} onClose={onClose}>
      <p>{text}</p>
      <AccountForm
        form={form}
        submit={submit}
        method="post"
        isDangerous
        beside={
          <OutlineButton onClick={onClose}>
            <FormattedMessage id={cancel} />
          </OutlineButton>
        }
      />
    </OpenDialog>
  );
}
