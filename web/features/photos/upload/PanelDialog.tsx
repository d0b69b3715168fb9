import { X } from 'lucide-react';
import { type ComponentProps, type RefObject, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './PanelDialog.module.css';

interface Props extends Pick<
  ComponentProps<'dialog'>,
  'onDragEnter' | 'onDragOver' | 'onDragLeave' | 'onDrop' | 'children'
> {
  readonly title: string;
  readonly onClose: () => void;
}

/**
 * A panel over the page; the URL says whether it is open. At the lower edge of a phone, in the middle of a large
 * screen.
 */
export function PanelDialog({ title, onClose, children, ...drag }: Props) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog);

  function onCancel(event: SyntheticEvent) {
    // A dismissed file chooser also fires `cancel`. Closing the panel goes back in the history.
    if (event.target !== dialog.current) return;
    event.preventDefault();
    onClose();
  }

  function onClosed() {
    // The browser fires `close` late: by then the dialog may be open again.
    if (dialog.current?.open === false) onClose();
  }

  return (
    <dialog
      ref={dialog}
      className={styles.panel}
      aria-labelledby={titleId}
      onCancel={onCancel}
      onClose={onClosed}
      {...drag}
    >
      <Head id={titleId} title={title} onClose={onClose} />
      <div className={styles.content}>{children}</div>
      <footer className={styles.foot}>
        <button type="button" className={styles.done} onClick={onClose}>
          <FormattedMessage id="upload.done" />
        </button>
      </footer>
    </dialog>
  );
}

/** Opens the dialog while the component is mounted; afterwards the element that opened it has the focus again. */
function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [dialog]);
}

function Head({ id, title, onClose }: { id: string; title: string; onClose: () => void }) {
  const intl = useIntl();
  return (
    <header className={styles.head}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      <button
        type="button"
        className={styles.close}
        aria-label={intl.formatMessage({ id: 'upload.close' })}
        onClick={onClose}
      >
        <X size={24} aria-hidden="true" />
      </button>
    </header>
  );
}
