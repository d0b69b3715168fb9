import { type FocusEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useResets } from '#web/navigation/resets.ts';
import { useIntoView } from '#web/ui/layout/useIntoView.ts';
import actionStyles from '#web/features/detail/Actions.module.css';
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

/** An action that offers several ways in a popup under its button; Escape, leaving it and a new beginning close it. What closes gives the focus back to the button. */
export function ActionMenu({ label, open, onPress, onClose, children }: ActionMenuProps) {
  const popupId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  useIntoView(popup, open);

  const resets = useResets();
  const knownResets = useRef(resets);
  useEffect(() => {
    if (knownResets.current === resets) return;
    knownResets.current = resets;
    onClose();
  }, [resets, onClose]);

  function onBlur(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) onClose();
  }

  useLayoutEffect(() => {
    if (!open && popup.current?.contains(document.activeElement)) button.current?.focus();
  }, [open]);

  useEffect(() => {
    if (!open) return;
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      onClose();
    }
    // Before whatever else of the page Escape would end.
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [open, onClose]);

  return (
    <div className={styles.menu} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className={actionStyles.action}
        aria-expanded={open}
        aria-controls={popupId}
        onClick={onPress}
      >
        {label}
      </button>
      <div ref={popup} id={popupId} className={styles.popup} hidden={!open}>
        {children}
      </div>
    </div>
  );
}
