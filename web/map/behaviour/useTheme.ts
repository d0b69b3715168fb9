import { useSyncExternalStore } from 'react';
import type { Theme } from '../layers/look.ts';

const dark = typeof matchMedia === 'undefined' ? null : matchMedia('(prefers-color-scheme: dark)');

function subscribe(onChange: () => void): () => void {
  dark?.addEventListener('change', onChange);
  return () => dark?.removeEventListener('change', onChange);
}

/** The theme of the system, also while it changes. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, () => (dark?.matches ? 'dark' : 'light'));
}
