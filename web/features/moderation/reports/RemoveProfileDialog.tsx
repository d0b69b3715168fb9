import { flushSync } from 'react-dom';
import { FormattedMessage } from 'react-intl';
import { ConfirmDialog } from '#web/ui/feedback/ConfirmDialog.tsx';

interface Props {
  readonly name: string;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Asks whether to remove the picture and the description of the named user's profile. */
export function RemoveProfileDialog({ name, onRemove, onClose }: Props) {
  return (
    <ConfirmDialog
      title={<FormattedMessage id="admin.clearProfileQuestion" values={{ name }} />}
      text={<FormattedMessage id="admin.clearProfileText" />}
      submit="admin.clearProfile"
      problem="admin.changeFailed"
      send={async () => {
        // The dialog closes before the case leaves the list, so that the next row can take the focus.
        flushSync(onClose);
        onRemove();
        return null;
      }}
      onClose={onClose}
    />
  );
}
