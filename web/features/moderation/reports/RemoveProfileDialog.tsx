import { flushSync } from 'react-dom';
import { FormattedMessage } from 'react-intl';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { OpenDialog } from '#web/ui/feedback/OpenDialog.tsx';
import { AccountForm } from '#web/ui/forms/AccountForm.tsx';
import { useForm } from '#web/ui/forms/useForm.ts';

interface Props {
  readonly name: string;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Asks whether to remove the picture and the description of the named user's profile. */
export function RemoveProfileDialog({ name, onRemove, onClose }: Props) {
  const form = useForm({
    check: () => ({}),
    send: async () => {
      // The dialog closes before the case leaves the list, so that the next row can take the focus.
      flushSync(onClose);
      onRemove();
      return null;
    },
    problem: 'admin.changeFailed',
  });
  return (
    <OpenDialog title={<FormattedMessage id="admin.clearProfileQuestion" values={{ name }} />} onClose={onClose}>
      <p>
        <FormattedMessage id="admin.clearProfileText" />
      </p>
      <AccountForm
        form={form}
        submit="admin.clearProfile"
        method="post"
        isDangerous
        beside={
          <OutlineButton onClick={onClose}>
            <FormattedMessage id="comment.cancel" />
          </OutlineButton>
        }
      />
    </OpenDialog>
  );
}
