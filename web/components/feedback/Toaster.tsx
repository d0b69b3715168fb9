import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { hideToast, useToast } from './toasts.ts';
import styles from './Toaster.module.css';

/** Shows one notice at a time, announced politely; it stays while it has the pointer or the focus. */
export function Toaster() {
  const intl = useIntl();
  const toast = useToast();
  const [held, setHeld] = useState(false);
  // What is gone loses pointer and focus without a word.
  if (toast === null && held) setHeld(false);
  const left = useRef(0);
  useEffect(() => {
    left.current = toast?.durationMs ?? 0;
  }, [toast]);
  useEffect(() => {
    if (toast === null || held) return undefined;
    const began = Date.now();
    const timer = setTimeout(hideToast, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - began;
    };
  }, [toast, held]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    <div className={styles.place}>
      <div className={styles.toast} data-shown={toast !== null} onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={release}>
        <output>{toast !== null && <FormattedMessage id={toast.message} />}</output>
        {toast !== null && (
          <button type="button" className={styles.close} aria-label={intl.formatMessage({ id: 'toast.close' })} onClick={hideToast}>
            <X size={20} aria-hidden="true" />
          </button>
        )}
      </div>
    </div>
  );
}
