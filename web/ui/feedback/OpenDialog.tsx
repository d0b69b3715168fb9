import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import styles from './Dialog.module.css';

interface Props {
  readonly title: ReactNode;
  /** Takes it away; called by Escape too. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal dialog that is open while it is there; taken away, the browser gives the focus back. Keys in it mean nothing to what it lies over. */
export function OpenDialog({ title, onClose, children }: Props) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed before it leaves the page: afterwards the focus would be lost.
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);

  function onCancel(event: SyntheticEvent) {
    event.stopPropagation();
    // It goes at once: the browser would tell of its closing later, when it may be asked for again.
    event.preventDefault();
    onClose();
  }

  function onClosed(event: SyntheticEvent) {
    event.stopPropagation();
    // The browser has closed it without asking; what is open again is meant no more.
    if (dialog.current?.open !== true) onClose();
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onKeyDown={(event: KeyboardEvent) => event.stopPropagation()}
      onCancel={onCancel}
      onClose={onClosed}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
    </dialog>
  );
}
