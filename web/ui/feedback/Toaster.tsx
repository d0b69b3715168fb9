import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { hideToast, type Toast, useToast } from './toasts.ts';
import { useFocusReturn } from './useFocusReturn.ts';
import styles from './Toaster.module.css';

/**
 * Shows one notice at a time, announced politely. It stays while it has the pointer or the focus; when it is closed,
 * the focus returns to where it was before.
 */
export function Toaster() {
  const toast = useToast();
  const { hold, release } = useHiding(toast);
  const { place, onFocusFrom, returnFocus } = useFocusReturn();
  return (
    <div ref={place} className={styles.place}>
      <div
        className={styles.toast}
        data-shown={toast !== null}
        data-warning={toast?.isWarning}
        onPointerEnter={hold}
        onPointerLeave={release}
        onFocus={({ relatedTarget }) => {
          onFocusFrom(relatedTarget);
          hold();
        }}
        onBlur={release}
      >
        <output>
          {toast !== null && (
            <ToLink key={toast.at} to={toast.to} onClick={hideToast}>
              <FormattedMessage id={toast.message} values={toast.values} />
            </ToLink>
          )}
        </output>
        {toast !== null && (
          <CloseButton
            onClick={() => {
              returnFocus();
              hideToast();
            }}
          />
        )}
      </div>
    </div>
  );
}

/** Hides a notice after its duration; the time in which it is held does not count. */
function useHiding(toast: Toast | null) {
  const [held, setHeld] = useState(false);
  // An element that is removed gets no pointerleave or blur event, so a hidden notice is released here.
  if (toast === null && held) setHeld(false);
  const leftMs = useRef(0);
  useEffect(() => {
    leftMs.current = toast?.durationMs ?? 0;
  }, [toast]);
  useEffect(() => {
    if (toast === null || held) return undefined;
    const began = Date.now();
    const timer = setTimeout(hideToast, leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= Date.now() - began;
    };
  }, [toast, held]);
  return { hold: () => setHeld(true), release: () => setHeld(false) };
}

function CloseButton({ onClick }: { onClick: () => void }) {
  const intl = useIntl();
  return (
    <button
      type="button"
      className={styles.close}
      aria-label={intl.formatMessage({ id: 'toast.close' })}
      onClick={onClick}
    >
      <X size={20} aria-hidden="true" />
    </button>
  );
}

/** Makes the text of the notice a link, where the notice leads somewhere. */
function ToLink({ to, onClick, children }: { to: string | undefined; onClick: () => void; children: ReactNode }) {
  if (to === undefined) return children;
  return (
    <Link className={styles.way} to={to} onClick={onClick}>
      {children}
    </Link>
  );
}
