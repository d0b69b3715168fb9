import { CloudOff } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { ConnectionError, ServerError } from '#web/relay/errors.ts';
import { Button } from './Button.tsx';
import styles from './Failure.module.css';

/** What each failure is called; any other is the program's own. */
function messageOf(error: unknown): 'failure.connection' | 'failure.server' | 'failure.other' {
  if (error instanceof ConnectionError || isChunkFailure(error)) return 'failure.connection';
  return error instanceof ServerError ? 'failure.server' : 'failure.other';
}

/** A part of the program that did not arrive: the connection is gone, or a newer version is served. */
function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|module script failed|preload CSS/i.test(error.message);
}

/** Says what happened and offers to try again. */
export function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const again = error instanceof ConnectionError || error instanceof ServerError ? onRetry : () => window.location.reload();
  return (
    <div className={styles.failure} role="alert">
      <CloudOff size={32} aria-hidden="true" />
      <p>
        <FormattedMessage id={messageOf(error)} />
      </p>
      <Button onClick={again}>
        <FormattedMessage id="failure.retry" />
      </Button>
    </div>
  );
}
