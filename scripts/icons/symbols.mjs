import { GLYPH_SIZE, glyphPath } from './sources.mjs';

const CREDITS =
  'Maki (Mapbox, CC0 1.0), Temaki (iD contributors, CC0 1.0), Font Awesome Free 7 solid (Fonticons, CC BY 4.0; scaled and rounded)';

/**
 * One SVG file with a symbol per icon, for `<svg><use href="/static/icons.svg#name"/></svg>`. Each symbol takes the colour of the text
 * where it is used: it would not inherit a fill from this file's root.
 */
export function symbolsOf(glyphs) {
  const symbols = Object.entries(glyphs).map(
    ([name, source]) => `<symbol id="${name}" viewBox="0 0 ${GLYPH_SIZE} ${GLYPH_SIZE}" fill="currentColor"><path d="${glyphPath(source)}"/></symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg"><!-- ${CREDITS} -->\n${symbols.join('\n')}\n</svg>\n`;
}
