import { useMemo, useSyncExternalStore } from 'react';
import type { Extent } from './zoom.ts';

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** The window's size in px, as it changes. */
export function useScreen(): Extent {
  const width = useSyncExternalStore(subscribe, () => window.innerWidth);
  const height = useSyncExternalStore(subscribe, () => window.innerHeight);
  return useMemo(() => ({ width, height }), [width, height]);
}
