import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { formatLocation, readLocation } from '#common/urls/viewLocation.ts';
import { useDestination } from '#web/navigation/destination.ts';
import { useOpened } from '#web/navigation/opened.ts';
import { useResets } from '#web/navigation/resets.ts';

/**
 * The photo that the popup shows stands in the URL: opening it is a step in the history, another photo takes the place
 * of the last.
 */
export interface ImagePopup {
  /** Null while the popup is closed. */
  readonly imageId: number | null;
  /** The photo that is on its way, or shows when none is: keys may come faster than the page is drawn. */
  readonly comingId: () => number | null;
  readonly open: (imageId: number) => void;
  readonly show: (imageId: number) => void;
  readonly close: () => void;
}

export function useImagePopup(): ImagePopup {
  const url = useLocation();
  const destination = useDestination();
  const read = readLocation(url);
  const imageId = read?.location.image ?? null;
  const comingId = () => readLocation(destination())?.location.image ?? null;

  const pathWith = (image: number | undefined) =>
    read === null ? url.pathname : formatLocation({ ...read.location, image }, read.rest);
  const { open, change, close } = useOpened(imageId !== null, pathWith(undefined));

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
      if (comingId() === null) open(pathWith(image));
    },
    show: (image) => change(pathWith(image)),
    close,
  };
}
