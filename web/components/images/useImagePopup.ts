import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { formatLocation, readLocation } from '#common/viewLocation.ts';

/** The photo that the popup shows stands in the URL: opening it is a step in the history, another photo takes the place of the last. */
export interface ImagePopup {
  /** Null while the popup is closed. */
  readonly imageId: number | null;
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
  const navigate = useNavigate();
  const read = readLocation(url);
  const imageId = read?.location.image ?? null;
  /** The entry of the history that is being left: a step back takes a moment, and a second one would leave the place. */
  const left = useRef<string | null>(null);

  const pathWith = (image: number | undefined) => (read === null ? url.pathname : formatLocation({ ...read.location, image }, read.rest));
  return {
    imageId,
    open: (image) => void navigate(pathWith(image), { state: OPENED_HERE, preventScrollReset: true }),
    show: (image) => void navigate(pathWith(image), { state: url.state, replace: true, preventScrollReset: true }),
    close: () => {
      if (left.current === url.key || imageId === null) return;
      left.current = url.key;
      if (isOpenedHere(url.state)) void navigate(-1);
      else void navigate(pathWith(undefined), { replace: true, preventScrollReset: true });
    },
  };
}
