import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useResets } from '#web/navigation/resets.ts';
import { usePressOutside } from '#web/ui/layout/usePressOutside.ts';

interface Opening {
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  /** Around the button and what it opens. */
  readonly root: RefObject<HTMLDivElement | null>;
  readonly button: RefObject<HTMLButtonElement | null>;
}

/**
 * What a button of the map opens beside itself: Escape closes it, back to the button from within, and so do a press
 * elsewhere and a new beginning.
 */
export function useOpening(): Opening {
  const [open, setOpen] = useState(false);
  const resets = useResets();
  const [openedAfter, setOpenedAfter] = useState(resets);
  if (resets !== openedAfter) {
    setOpenedAfter(resets);
    setOpen(false);
  }
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  usePressOutside(
    root,
    open,
    useCallback(() => setOpen(false), []),
  );
  useEffect(() => {
    if (!open) return undefined;
    const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key !== 'Escape' || defaultPrevented) return;
      if (root.current?.contains(document.activeElement)) button.current?.focus();
      setOpen(false);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);
  return { open, setOpen, root, button };
}
