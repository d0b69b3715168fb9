import { WifiOff, X } from 'lucide-react';
import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatDate, formatTime } from '#common/format.ts';
import { useShownAsOf } from '#web/data/connection.ts';
import { useStore } from '#web/data/store.ts';
import { PwaTexts } from '#web/i18n/PwaTexts.tsx';
import { useFocusReturn } from '#web/ui/feedback/useFocusReturn.ts';
import { isConnectionLost, newVersion } from './notices.ts';
import { StarterNote } from './StarterNote.tsx';
import styles from './Notices.module.css';

/**
 * Notices about the app itself: that the connection is lost, with the date of the data shown, that there is a new
 * version, and to its operator that there are more data. They cover nothing of the page.
 */
export function Notices() {
  const { place, onFocusFrom, returnFocus } = useFocusReturn();
  return (
    <Suspense fallback={null}>
      <PwaTexts>
        <div ref={place} className={styles.notices} onFocus={({ relatedTarget }) => onFocusFrom(relatedTarget)}>
          {/* Always rendered: a screen reader announces only changes of an existing status element. */}
          <div role="status">
            <ConnectionLost />
          </div>
          <div role="status">
            <NewVersion returnFocus={returnFocus} />
          </div>
          <StarterNote returnFocus={returnFocus} />
        </div>
      </PwaTexts>
    </Suspense>
  );
}

function ConnectionLost() {
  const shown = useStore(isConnectionLost, (lost) => lost);
  const shownAsOf = useShownAsOf();
  if (!shown) return null;
  const date = shownAsOf === null ? null : new Date(shownAsOf);
  return (
    <p className={styles.notice}>
      <WifiOff size={20} aria-hidden="true" />
      <span>
        {date === null ? (
          <FormattedMessage id="pwa.lost" />
        ) : (
          <FormattedMessage id="pwa.lostShown" values={{ date: formatDate(date), time: formatTime(date) }} />
        )}
      </span>
    </p>
  );
}

function NewVersion({ returnFocus }: { returnFocus: () => void }) {
  const intl = useIntl();
  const takeOver = useStore(newVersion, (offered) => offered);
  if (takeOver === null) return null;
  return (
    <div className={styles.notice}>
      <span className={styles.text}>
        <FormattedMessage id="pwa.newVersion" />
      </span>
      <button type="button" className={styles.action} onClick={takeOver}>
        <FormattedMessage id="pwa.take" />
      </button>
      <button
        type="button"
        className={styles.close}
        aria-label={intl.formatMessage({ id: 'pwa.later' })}
        title={intl.formatMessage({ id: 'pwa.later' })}
        onClick={() => {
          returnFocus();
          newVersion.set(null);
        }}
      >
        <X size={20} aria-hidden="true" />
      </button>
    </div>
  );
}
