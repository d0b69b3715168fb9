import { Check, X } from 'lucide-react';
import type { Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#web/ui/buttons/Button.tsx';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import styles from './BulkBar.module.css';

interface Props {
  readonly bar: Ref<HTMLDivElement>;
  readonly count: number;
  /** Null when all photos of the list are in that state already. */
  readonly onApprove: (() => void) | null;
  readonly onReject: (() => void) | null;
  readonly onClear: () => void;
}

/**
 * The buttons for all chosen photos; the bar stays in sight while the list scrolls. It is rendered before any photo is
 * chosen, so that screen readers announce the count.
 */
export function BulkBar({ bar, count, onApprove, onReject, onClear }: Props) {
  const intl = useIntl();
  return (
    <div ref={bar} className={count > 0 ? styles.bar : 'spoken'}>
      <p role="status">{count > 0 && <FormattedMessage id="admin.chosen" values={{ count }} />}</p>
      {count > 0 && (
        <>
          {onApprove && (
            <Button aria-label={intl.formatMessage({ id: 'admin.approveChosen' })} onClick={onApprove}>
              <Check size={20} aria-hidden="true" />
              <FormattedMessage id="admin.approve" />
            </Button>
          )}
          {onReject && (
            <OutlineButton isDangerous aria-label={intl.formatMessage({ id: 'admin.rejectChosen' })} onClick={onReject}>
              <X size={20} aria-hidden="true" />
              <FormattedMessage id="admin.reject" />
            </OutlineButton>
          )}
          <button type="button" className={styles.clear} onClick={onClear}>
            <FormattedMessage id="admin.chooseNone" />
          </button>
        </>
      )}
    </div>
  );
}
