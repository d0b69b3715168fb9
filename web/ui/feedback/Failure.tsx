import { CloudOff } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { ConnectionError, ServerError } from '#web/data/requestErrors.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { failureMessage } from './failureNotice.ts';
import styles from './Message.module.css';

/**
 * Says what went wrong, with a button that tries again: by `onRetry` after a failed request, by a reload of the page
 * otherwise.
 */
export function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const again =
    error instanceof ConnectionError || error instanceof ServerError ? onRetry : () => window.location.reload();
  return (
    <div className={styles.message} role="alert">
      <CloudOff size={32} aria-hidden="true" />
      <p>
        <FormattedMessage id={failureMessage(error)} />
      </p>
      <Button onClick={again}>
        <FormattedMessage id="failure.retry" />
      </Button>
    </div>
  );
}
