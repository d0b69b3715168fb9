import { useSyncExternalStore } from 'react';
import { type Contrast, type Theme } from '#web/map/state/appearance.ts';

/** Follows a media query; false where there are none. */
function mediaQuery(query: string) {
  const list = typeof matchMedia === 'undefined' ? null : matchMedia(query);
  return {
    subscribe(onChange: () => void): () => void {
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    matches: () => list?.matches ?? false,
  };
}

const dark = mediaQuery('(prefers-color-scheme: dark)');
const strong = mediaQuery('(prefers-contrast: more), (forced-colors: active)');

/** The theme of the system, also while it changes. */
export function useTheme(): Theme {
  return useSyncExternalStore(dark.subscribe, dark.matches) ? 'dark' : 'light';
}

/** Whether the system asks for strong contrasts, also while it changes. */
export function useContrast(): Contrast {
  return useSyncExternalStore(strong.subscribe, strong.matches) ? 'more' : 'normal';
}
