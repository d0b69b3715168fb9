import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { formatLocation, readLocation } from '#common/viewLocation.ts';
import { useDestination } from '#web/state/destination.ts';
import { useResets } from '#web/state/resets.ts';

/** The photo that the popup shows stands in the URL: opening it is a step in the history, another photo takes the place of the last. */
export interface ImagePopup {
  /** Null while the popup is closed. */
  readonly imageId: number | null;
  /** The photo that is on its way, or shows when none is: keys may come faster than the page is drawn. */
  readonly comingId: () => number | null;
  readonly open: (imageId: number) => void;
  readonly show: (imageId: number) => void;
  readonly close: () => void;
}

/** What an entry of the history carries where the popup was opened from the page before it. */
const OPENED_HERE = { popup: 'opened' } as const;

function isOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'popup' in state && state.popup === OPENED_HERE.popup;
}

export function useImagePopup(): ImagePopup {
  const url = useLocation();
  const destination = useDestination();
  const navigate = useNavigate();
  const read = readLocation(url);
  const imageId = read?.location.image ?? null;
  /** A step back takes a moment, and a second one would leave the place. */
  const closedAt = useRef<string>(undefined);
  const comingId = () => readLocation(destination())?.location.image ?? null;

  const pathWith = (image: number | undefined) => (read === null ? url.pathname : formatLocation({ ...read.location, image }, read.rest));
  function close() {
    if (closedAt.current === url.key || imageId === null) return;
    closedAt.current = url.key;
    if (isOpenedHere(url.state)) void navigate(-1);
    else void navigate(pathWith(undefined), { replace: true, preventScrollReset: true });
  }

  const resets = useResets();
  const knownResets = useRef(resets);
  useEffect(() => {
    if (knownResets.current === resets) return;
    knownResets.current = resets;
    close();
  });

  return {
    imageId,
    comingId,
    // Pressed twice before the popup has come, it is one step.
    open: (image) => {
      if (comingId() === null) void navigate(pathWith(image), { state: OPENED_HERE, preventScrollReset: true });
    },
    show: (image) => void navigate(pathWith(image), { state: url.state, replace: true, preventScrollReset: true }),
    close,
  };
}
