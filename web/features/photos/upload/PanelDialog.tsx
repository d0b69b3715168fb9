import { X } from 'lucide-react';
import { type ComponentProps, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './PanelDialog.module.css';

interface Props extends Pick<
  ComponentProps<'dialog'>,
  'onDragEnter' | 'onDragOver' | 'onDragLeave' | 'onDrop' | 'children'
> {
  readonly title: string;
  readonly onClose: () => void;
}

/** A panel over the page whose openness stands in the URL: at the lower edge of a phone, in the middle of a large screen. */
export function PanelDialog({ title, onClose, children, ...drag }: Props) {
  const intl = useIntl();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);

  function onCancel(event: SyntheticEvent) {
    // A file chooser that is dismissed tells of it too; closing goes through the history.
    if (event.target !== dialog.current) return;
    event.preventDefault();
    onClose();
  }

  function onClosed() {
    // The browser tells of it late: the dialog may be open again.
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
      <header className={styles.head}>
        <h2 id={titleId} tabIndex={-1}>
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
      <div className={styles.content}>{children}</div>
      <footer className={styles.foot}>
        <button type="button" className={styles.done} onClick={onClose}>
          <FormattedMessage id="upload.done" />
        </button>
      </footer>
    </dialog>
  );
}
