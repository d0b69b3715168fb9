import { type FocusEvent, type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useResets } from '#web/navigation/resets.ts';
import { usePressOutside } from '#web/ui/layout/usePressOutside.ts';
import { useScrollIntoView } from '#web/ui/layout/useScrollIntoView.ts';
import styles from './ActionMenu.module.css';
import actionStyles from './Actions.module.css';

interface ActionMenuProps {
  /** Icon and word of the button. */
  readonly label: ReactNode;
  readonly open: boolean;
  readonly onPress: () => void;
  readonly onClose: () => void;
  /** Links and buttons of the popup, each of the class `way`. */
  readonly children: ReactNode;
}

/**
 * A button with a popup of several choices. Escape, a focus or a press outside the menu and a reset of the app close
 * the popup; the focus returns to the button.
 */
export function ActionMenu({ label, open, onPress, onClose, children }: ActionMenuProps) {
  const popupId = useId();
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  useScrollIntoView(popup, open);
  useCloseOnReset(onClose);
  useCloseOnEscape(open, onClose);
  usePressOutside(menu, open, onClose);
  useFocusReturn(open, popup, button);

  function onBlur(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) onClose();
  }

  return (
    <div ref={menu} className={styles.menu} onBlur={onBlur}>
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

function useCloseOnReset(onClose: () => void): void {
  const resets = useResets();
  const knownResets = useRef(resets);
  useEffect(() => {
    if (knownResets.current === resets) return;
    knownResets.current = resets;
    onClose();
  }, [resets, onClose]);
}

function useCloseOnEscape(open: boolean, onClose: () => void): void {
  useEffect(() => {
    if (!open) return;
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      onClose();
    }
    // In the capture phase, so that Escape closes the popup before anything else on the page handles the key.
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [open, onClose]);
}

/** Moves the focus to the button when a popup closes that has it. */
function useFocusReturn(
  open: boolean,
  popup: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    if (!open && popup.current?.contains(document.activeElement)) button.current?.focus();
  }, [open, popup, button]);
}
