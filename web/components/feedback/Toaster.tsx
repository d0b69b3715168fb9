import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { hideToast, useToast } from './toasts.ts';
import styles from './Toaster.module.css';

/** Shows one notice at a time, announced politely; it stays while it has the pointer or the focus. */
export function Toaster() {
  const toast = useToast();
  const [held, setHeld] = useState(false);
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
  return (
    <output className={styles.place}>
      {toast !== null && (
        <span className={styles.toast} onPointerEnter={() => setHeld(true)} onPointerLeave={() => setHeld(false)}>
          <FormattedMessage id={toast.message} />
        </span>
      )}
    </output>
  );
}
