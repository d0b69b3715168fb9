import { glyphPath } from './sources.mjs';

/**
 * Paths of the icons by name, each in a square of 24, as the page draws them (`web/features/category`): Maki (Mapbox,
 * CC0 1.0), Temaki (iD contributors, CC0 1.0), Font Awesome Free 7 solid (Fonticons, CC BY 4.0; scaled and rounded).
 */
export function glyphPaths(glyphs) {
  return Object.fromEntries(Object.entries(glyphs).map(([name, source]) => [name, glyphPath(source)]));
}
