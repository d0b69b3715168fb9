import { createStore, useStore } from '#web/state/store.ts';

/** Paths by name of icon (scripts/icons); they come with the first disc that is drawn. */
const glyphs = createStore<Readonly<Record<string, string>>>({});
let asked = false;

/** The path of an icon in a square of 24; undefined until it has come. */
export function useGlyph(icon: string): string | undefined {
  if (!asked) {
    asked = true;
    import('./glyphs.json').then(({ default: all }) => glyphs.set(all), () => (asked = false));
  }
  return useStore(glyphs, (all) => all[icon]);
}
