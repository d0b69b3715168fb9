import { FormattedMessage } from 'react-intl';
import { LOADING_TEXT_DELAY_MS } from '#common/limits.ts';
import type { MessageId } from '#web/i18n/messages.ts';
import { useLate } from './useLate.ts';
import styles from './LoadingText.module.css';

/**
 * A text in the middle of a part that is loading; it appears only after a delay, so that a short wait shows no flash of
 * text (SPEC §9).
 */
export function LoadingText({ id }: { id: MessageId }) {
  const isLate = useLate(LOADING_TEXT_DELAY_MS);
  return (
    <p role="status" className={styles.text}>
      {isLate && <FormattedMessage id={id} />}
    </p>
  );
}
