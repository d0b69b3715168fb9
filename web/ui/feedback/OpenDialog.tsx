import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import styles from './Dialog.module.css';

interface Props {
  readonly title: ReactNode;
  /** Called by Escape too; the parent then removes the dialog. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A modal dialog that is open while it is mounted; the browser restores the focus when it is removed. Key events inside
 * do not reach the page below.
 */
export function OpenDialog({ title, onClose, children }: Props) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed before it leaves the document, because the browser restores the focus only then.
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);

  function onCancel(event: SyntheticEvent) {
    event.stopPropagation();
    // Closed at once: the browser's own close event comes later, when the dialog may have been opened again.
    event.preventDefault();
    onClose();
  }

  function onClosed(event: SyntheticEvent) {
    event.stopPropagation();
    // The browser may have closed the dialog by itself. If it is open, it has been opened again and the event is out of
    // date.
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
