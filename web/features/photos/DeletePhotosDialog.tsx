import { FormattedMessage } from 'react-intl';
import { ConfirmDialog } from '#web/ui/feedback/ConfirmDialog.tsx';
import type { Fault } from '#web/ui/forms/fault.ts';

interface Props {
  /** How many are to be deleted. */
  readonly count: number;
  /** Gives what is wrong, which the dialog shows; null where nothing is. */
  readonly onDelete: () => Promise<Fault | null>;
  readonly onClose: () => void;
}

/** Asks whether to delete photos. */
export function DeletePhotosDialog({ count, onDelete, onClose }: Props) {
  return (
    <ConfirmDialog
      title={<FormattedMessage id="photo.deleteQuestion" values={{ count }} />}
      text={<FormattedMessage id="photo.deleteText" values={{ count }} />}
      submit="photo.deleteSend"
      problem="photos.deleteFailed"
      send={async () => {
        const fault = await onDelete();
        return fault && { failure: fault };
      }}
      onClose={onClose}
    />
  );
}
