import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Of something over the page that stands in the URL. */
export interface Opened {
  /** Goes to the URL that has it, as a step of the history. */
  readonly open: (path: string) => void;
  /** Shows something else there, which is no step. */
  readonly change: (path: string) => void;
  /** Takes the step back that opened it; where a link or a reload did, its URL is replaced. */
  readonly close: () => void;
}

/** What an entry of the history carries where its URL was opened from the page before it. */
const OPENED_HERE = { popup: 'opened' } as const;

function isOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'popup' in state && state.popup === OPENED_HERE.popup;
}

/** How something over the page is opened and closed (docs/decisions/0018); `closedPath` is the URL without it. */
export function useOpened(isOpen: boolean, closedPath: string): Opened {
  const url = useLocation();
  const navigate = useNavigate();
  /** A step back takes a moment, and a second one would leave the page. */
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
