import { useEffect } from 'react';
import { DRAWER_SHOWS_AFTER_MS } from '#common/limits.ts';
import { readStored, writeStored } from '#web/data/storage.ts';

const KEY = 'menuSeen';

/**
 * Opens the drawer once for a visitor who has not seen it open within a first minute; for one who is writing then, a
 * minute later: the open drawer moves the search field down.
 */
export function useFirstShowing(open: boolean, setOpen: (open: boolean) => void): void {
  useEffect(() => {
    if (open) writeStored(KEY, '1');
    if (open || readStored(KEY) !== null) return undefined;
    const timer = setInterval(() => {
      if (!document.activeElement?.matches('input:not([type=radio],[type=checkbox]),textarea')) setOpen(true);
    }, DRAWER_SHOWS_AFTER_MS);
    return () => clearInterval(timer);
  }, [open, setOpen]);
}
