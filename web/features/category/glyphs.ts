import { useSyncExternalStore } from 'react';
import { createStore } from '#web/data/store.ts';

/** SVG paths by icon name (made by scripts/icons); empty until loaded. */
const glyphs = createStore<Readonly<Record<string, string>>>({});
let loading: Promise<void> | null = null;

/** Loads the glyphs, once. A component that will draw glyphs calls it while its own data loads. */
export function loadGlyphs(): void {
  loading ??= import('./glyphs.json').then(
    ({ default: all }) => glyphs.set(all),
    () => {
      loading = null;
    },
  );
}

function follow(listener: () => void): () => void {
  loadGlyphs();
  return glyphs.subscribe(listener);
}

/** The SVG path of an icon in a square of 24; undefined until it is loaded. */
export function useGlyph(icon: string): string | undefined {
  return useSyncExternalStore(follow, () => glyphs.get()[icon]);
}
