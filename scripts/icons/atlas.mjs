import { Resvg } from '@resvg/resvg-js';
import potpack from 'potpack';
import sharp from 'sharp';
import { GLYPH_SIZE, glyphPath } from './sources.mjs';

/** A disc of 24 CSS pixels at three times the density, with a clear pixel around it against bleeding neighbours. */
const DENSITY = 3;
const DISC = 24;
const RING = 1.5;
/** The ring of a dot, which is drawn at 10 pixels. */
const DOT_RING = 4;
const GLYPH = 16;
const SIDE = DISC * DENSITY;
const GAP = 1;
const MAX_SIDE = 2048;

/**
 * Where the disc of every pair stands: `{ "nature/lean-to": { x, y, width, height, anchorX, anchorY, mask } }` as
 * deck.gl's IconLayer reads it.
 */
export function layOut(names) {
  const boxes = names.map((name) => ({ name, w: SIDE + 2 * GAP, h: SIDE + 2 * GAP, x: 0, y: 0 }));
  const { w, h } = potpack(boxes);
  if (Math.max(w, h) > MAX_SIDE)
    throw new Error(`The atlas of ${names.length} discs is ${w} × ${h} px, more than ${MAX_SIDE}`);
  const place = ({ x, y }) => ({
    x: x + GAP,
    y: y + GAP,
    width: SIDE,
    height: SIDE,
    anchorX: SIDE / 2,
    anchorY: SIDE / 2,
    mask: false,
  });
  const mapping = Object.fromEntries(names.map((name) => [name, place(boxes.find((box) => box.name === name))]));
  return { width: w, height: h, mapping };
}

/** A disc; one without a glyph is drawn smaller, as a dot, and its ring is wider so that it still shows. */
function disc({ x, y }, colour, ring, path) {
  const scale = (GLYPH / GLYPH_SIZE) * DENSITY;
  const offset = ((DISC - GLYPH) / 2) * DENSITY;
  const radius = (DISC / 2) * DENSITY;
  const centre = `cx="${x + radius}" cy="${y + radius}"`;
  return [
    `<circle ${centre} r="${radius}" fill="${ring}"/>`,
    `<circle ${centre} r="${radius - (path === null ? DOT_RING : RING) * DENSITY}" fill="${colour}"/>`,
    path === null
      ? ''
      : `<path transform="translate(${x + offset} ${y + offset}) scale(${scale})" fill="#fff" d="${path}"/>`,
  ].join('');
}

/** The atlas as a PNG of few colours. `pairs`: name in the mapping, colour of the disc, source of the glyph. */
export async function draw({ width, height, mapping }, pairs, ring) {
  const discs = pairs.map(({ name, colour, source }) =>
    disc(mapping[name], colour, ring, source === null ? null : glyphPath(source)),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${discs.join('')}</svg>`;
  const png = new Resvg(svg).render().asPng();
  return sharp(png).png({ palette: true, colours: 256, compressionLevel: 9, effort: 10, dither: 0 }).toBuffer();
}
