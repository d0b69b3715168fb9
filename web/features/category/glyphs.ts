import { useSyncExternalStore } from 'react';
import { createStore } from '#web/data/store.ts';

/** Paths by name of icon (scripts/icons), once they have come. */
const glyphs = createStore<Readonly<Record<string, string>>>({});
let coming: Promise<void> | null = null;

/** Fetches the glyphs, once: what will draw some calls it while its data is on the way. */
export function loadGlyphs(): void {
  coming ??= import('./glyphs.json').then(
    ({ default: all }) => glyphs.set(all),
    () => {
      coming = null;
    },
  );
}

function follow(listener: () => void): () => void {
  loadGlyphs();
  return glyphs.subscribe(listener);
}

/** The path of an icon in a square of 24; undefined until it has come. */
export function useGlyph(icon: string): string | undefined {
  return useSyncExternalStore(follow, () => glyphs.get()[icon]);
}
