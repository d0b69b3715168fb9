import { FormattedMessage } from 'react-intl';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';

/** Leaves a dialog without a change. */
export function CloseButton({ onClose }: { onClose: () => void }) {
  return (
    <OutlineButton onClick={onClose}>
      <FormattedMessage id="delete.cancel" />
    </OutlineButton>
  );
}
