import { FormattedMessage } from 'react-intl';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { OpenDialog } from '#web/ui/feedback/OpenDialog.tsx';
import { AccountForm } from '#web/ui/forms/AccountForm.tsx';
import type { Fault } from '#web/ui/forms/fault.ts';
import { useForm } from '#web/ui/forms/useForm.ts';

interface Props {
  /** How many are to be deleted. */
  readonly count: number;
  /** Gives what is wrong, which the dialog shows; null where nothing is. */
  readonly onDelete: () => Promise<Fault | null>;
  readonly onClose: () => void;
}

/** Asks whether to delete photos. */
export function DeletePhotosDialog({ count, onDelete, onClose }: Props) {
  const form = useForm({
    check: () => ({}),
    send: async () => {
      const fault = await onDelete();
      return fault && { failure: fault };
    },
    problem: 'photos.deleteFailed',
  });
  return (
    <OpenDialog title={<FormattedMessage id="photo.deleteQuestion" values={{ count }} />} onClose={onClose}>
      <p>
        <FormattedMessage id="photo.deleteText" values={{ count }} />
      </p>
      <AccountForm
        form={form}
        submit="photo.deleteSend"
        method="post"
        isDangerous
        beside={
          <OutlineButton onClick={onClose}>
            <FormattedMessage id="photo.cancel" />
          </OutlineButton>
        }
      />
    </OpenDialog>
  );
}
