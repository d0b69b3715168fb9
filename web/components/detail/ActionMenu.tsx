import { type FocusEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import actionStyles from './Actions.module.css';
import styles from './ActionMenu.module.css';

interface ActionMenuProps {
  /** Icon and word of the button. */
  readonly label: ReactNode;
  readonly open: boolean;
  readonly onPress: () => void;
  readonly onClose: () => void;
  /** The ways, each of the class `way`. */
  readonly children: ReactNode;
}

/** An action that offers several ways in a popup under its button; Escape and leaving it close it. */
export function ActionMenu({ label, open, onPress, onClose, children }: ActionMenuProps) {
  const popupId = useId();
  const button = useRef<HTMLButtonElement>(null);

  function onBlur(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) onClose();
  }

  useEffect(() => {
    if (!open) return;
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      onClose();
      button.current?.focus();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open, onClose]);

  return (
    <div className={styles.menu} onBlur={onBlur}>
      <button ref={button} type="button" className={actionStyles.action} aria-expanded={open} aria-controls={popupId} onClick={onPress}>
        {label}
      </button>
      <div id={popupId} className={styles.popup} hidden={!open}>
        {children}
      </div>
    </div>
  );
}
