import { useEffect } from 'react';
import { DRAWER_SHOWS_AFTER_MS } from '#common/limits.ts';
import { readStored, writeStored } from '#web/data/storage.ts';

const KEY = 'menuSeen';

/** Opens the drawer once for a visitor who has not seen it open within a first minute. */
export function useFirstShowing(open: boolean, setOpen: (open: boolean) => void): void {
  useEffect(() => {
    if (open) writeStored(KEY, '1');
    if (open || readStored(KEY) !== null) return undefined;
    const timer = setTimeout(() => setOpen(true), DRAWER_SHOWS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [open, setOpen]);
}
