import { useSyncExternalStore } from 'react';
import { createStore } from '#web/data/store.ts';

/** SVG paths by icon name (scripts/icons); empty until they have been loaded. */
const glyphs = createStore<Readonly<Record<string, string>>>({});
let loading: Promise<void> | null = null;

/** Loads the glyphs, once. A loader whose page will draw glyphs calls it while the page's data is in flight. */
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

/** The SVG path of an icon in a square of 24 × 24; undefined until the glyphs have been loaded. */
export function useGlyph(icon: string): string | undefined {
  return useSyncExternalStore(follow, () => glyphs.get()[icon]);
}
