import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Actions of an overlay (popup, panel) whose openness stands in the URL. */
interface Opened {
  /** Opens the overlay: goes to the path that has it, as a step of the history. */
  readonly open: (path: string) => void;
  /** Shows other content in the overlay: replaces the path, without a step. */
  readonly change: (path: string) => void;
  /**
   * Closes the overlay: goes back by the step that opened it, or replaces the URL where a link or a reload opened it.
   */
  readonly close: () => void;
}

/** State of a history entry that was opened from the page before it. */
const OPENED_HERE = { popup: 'opened' } as const;

function isOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'popup' in state && state.popup === OPENED_HERE.popup;
}

/** Opens and closes an overlay by the history (docs/decisions/0018); `closedPath` is the URL without the overlay. */
export function useOpened(isOpen: boolean, closedPath: string): Opened {
  const url = useLocation();
  const navigate = useNavigate();
  /**
   * Key of the history entry that is being closed. A step back is not instant, and a second one would leave the page.
   */
  const closedAt = useRef<string>(undefined);
  return {
    open: (path) => void navigate(path, { state: OPENED_HERE, preventScrollReset: true }),
    change: (path) => void navigate(path, { state: url.state, replace: true, preventScrollReset: true }),
    close() {
      if (closedAt.current === url.key || !isOpen) return;
      closedAt.current = url.key;
      if (isOpenedHere(url.state)) void navigate(-1);
      else void navigate(closedPath, { replace: true, preventScrollReset: true });
    },
  };
}
