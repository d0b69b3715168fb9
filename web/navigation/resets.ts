import { useEffect } from 'react';
import { INSTALLED_APP_RESET_MS } from '#common/limits.ts';
import { createStore, useStore } from '#web/data/store.ts';

const resets = createStore(0);

/**
 * A number that grows with every reset, when the installed app becomes visible after a long time: the map then starts
 * over, and popups close (RULINGS 5).
 */
export function useResets(): number {
  return useStore(resets, (count) => count);
}

/**
 * Resets the installed app when it becomes visible after more than 60 s (SPEC §4); does nothing where `installed` is
 * false.
 */
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
