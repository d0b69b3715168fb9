import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId } from 'react';
import styles from './Dialog.module.css';

interface Props {
  /** Closed by its `close`. */
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly title: ReactNode;
  readonly onClosed: () => void;
  readonly children: ReactNode;
}

/** A modal dialog that is open while it is there; closed, the browser gives the focus back. Keys in it mean nothing to what it lies over. */
export function OpenDialog({ dialog, title, onClosed, children }: Props) {
  const titleId = useId();
  useEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, [dialog]);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onKeyDown={(event: KeyboardEvent) => event.stopPropagation()}
      onCancel={(event) => event.stopPropagation()}
      onClose={(event) => {
        event.stopPropagation();
        // The browser tells of it late: it may be open again.
        if (dialog.current?.open !== true) onClosed();
      }}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
    </dialog>
  );
}
