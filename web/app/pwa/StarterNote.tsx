import { X } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { config } from '#web/data/config.ts';
import { readStored, writeStored } from '#web/data/storage.ts';
import { useViewer } from '#web/features/account/viewer.ts';
import { isStarterNoteDue } from './starterNoteDue.ts';
import styles from './Notices.module.css';

const KEY = 'starterNote';
const CLOSED = 'closed';
const COMMAND = 'npm run data -- finland';

/**
 * Shows the operator, and no other visitor, the command that imports more than the starter set. Comes with the second
 * page that is opened, since it would push the first one down seconds after it was drawn. Stays closed once closed;
 * calls `returnFocus` before that.
 */
export function StarterNote({ returnFocus }: { returnFocus: () => void }) {
  const intl = useIntl();
  const isAdmin = useViewer()?.role === 'ADMIN';
  const isSecondPage = useSecondPage();
  const [isClosed, setClosed] = useState(() => readStored(KEY) === CLOSED);
  const { hostname } = window.location;
  if (!isSecondPage || isClosed || !isStarterNoteDue({ isStarterSet: config.starter, hostname, isAdmin })) return null;
  const close = () => {
    returnFocus();
    writeStored(KEY, CLOSED);
    setClosed(true);
  };
  const closeLabel = intl.formatMessage({ id: 'starterNote.close' });
  return (
    <div role="note" className={styles.notice}>
      <span className={styles.text}>
        <FormattedMessage id="starterNote.text" values={{ command: <code>{COMMAND}</code> }} />
      </span>
      <button type="button" className={styles.close} aria-label={closeLabel} title={closeLabel} onClick={close}>
        <X size={20} aria-hidden="true" />
      </button>
    </div>
  );
}

/** Whether another page has been opened since the first one; true for good then. */
function useSecondPage(): boolean {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  const [isSecond, setSecond] = useState(false);
  if (!isSecond && pathname !== first) setSecond(true);
  return isSecond;
}
