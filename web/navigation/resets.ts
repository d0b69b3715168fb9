import { useEffect } from 'react';
import { INSTALLED_APP_RESET_MS } from '#common/limits.ts';
import { createStore, useStore } from '#web/data/store.ts';

const resets = createStore(0);

/** A number that grows when the installed app comes back after a long time: the map begins anew, popups close (RULINGS 5). */
export function useResets(): number {
  return useStore(resets, (count) => count);
}

/** Where `installed`, asks for a new beginning when the app was hidden for more than 60 s (SPEC §4). */
export function useResetAfterHiding(installed: boolean): void {
  useEffect(() => {
    if (!installed) return undefined;
    let hiddenAt: number | null = null;
    const onChange = () => {
      if (document.visibilityState === 'hidden') {
        hiddenAt = Date.now();
        return;
      }
      if (hiddenAt !== null && Date.now() - hiddenAt > INSTALLED_APP_RESET_MS) resets.set(resets.get() + 1);
      hiddenAt = null;
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [installed]);
}
