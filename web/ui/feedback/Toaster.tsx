import { X } from 'lucide-react';
import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { hideToast, useToast } from './toasts.ts';
import styles from './Toaster.module.css';

/** Shows one notice at a time, announced politely; it stays while it has the pointer or the focus, which it gives back when it is closed. */
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
  const place = useRef<HTMLDivElement>(null);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  const from = useRef<EventTarget | null>(null);
  function onFocus({ relatedTarget }: FocusEvent) {
    from.current = relatedTarget;
    hold();
  }
  function close() {
    const back =
      from.current instanceof HTMLElement && from.current.isConnected
        ? from.current
        : document.getElementById('content');
    if (place.current?.contains(document.activeElement)) back?.focus({ preventScroll: true });
    hideToast();
  }
  return (
    <div ref={place} className={styles.place}>
      <div
        className={styles.toast}
        data-shown={toast !== null}
        data-warning={toast?.isWarning}
        onPointerEnter={hold}
        onPointerLeave={release}
        onFocus={onFocus}
        onBlur={release}
      >
        <output>
          {toast !== null && (
            <ToLink to={toast.to} onClick={hideToast}>
              <FormattedMessage id={toast.message} values={toast.values} />
            </ToLink>
          )}
        </output>
        {toast !== null && (
          <button
            type="button"
            className={styles.close}
            aria-label={intl.formatMessage({ id: 'toast.close' })}
            onClick={close}
          >
            <X size={20} aria-hidden="true" />
          </button>
        )}
      </div>
    </div>
  );
}

/** The way on, where there is one. */
function ToLink({ to, onClick, children }: { to: string | undefined; onClick: () => void; children: ReactNode }) {
  if (to === undefined) return children;
  return (
    <Link className={styles.way} to={to} onClick={onClick}>
      {children}
    </Link>
  );
}
