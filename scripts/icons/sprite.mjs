import { Resvg } from '@resvg/resvg-js';
import potpack from 'potpack';
import sharp from 'sharp';
import { GLYPH_SIZE, glyphPath } from './sources.mjs';

/** Images of the base map's style (docs/base-tiles.md, `pois`): the glyph and its side in CSS pixels. */
const GLYPHS = {
  peak: ['maki:triangle', 10],
  station: ['maki:rail', 15],
  ferry_terminal: ['maki:ferry', 16],
  aerodrome: ['maki:airport', 16],
  helipad: ['maki:heliport', 15],
  lighthouse: ['maki:lighthouse', 16],
  windmill: ['maki:windmill', 16],
  tower: ['temaki:tower', 15],
  waterfall: ['maki:waterfall', 15],
  cave_entrance: ['temaki:natural_arch', 15],
};

/** Patterns that repeat without a seam: what is drawn, and width and height in CSS pixels. */
const PATTERNS = {
  // The lines of wet ground, as on the land survey's maps.
  bog: {
    width: 28,
    height: 16,
    draw: (colour) => lines(colour.water, 1, ['M2 3.5H13', 'M18 3.5H24', 'M9 11.5H26', 'M0 11.5H4']),
  },
  rock: {
    width: 36,
    height: 32,
    draw: (colour) =>
      lines(colour.stone, 1, [
        'M4 7l3-2.5 2.5 2',
        'M22 5l2.5-2 3 2.5',
        'M14 19l3-2.5 2.5 2',
        'M29 25l2.5-2 2.5 2.5',
        'M5 28l2-1.5',
      ]),
  },
};

/** Ink and halo of the glyphs, strokes of the patterns. */
const COLOURS = {
  light: { ink: '#4A554E', halo: '#FFFFFF', water: '#8DB9CF', stone: '#B3AB9D' },
  dark: { ink: '#C9D4CD', halo: '#0F1411', water: '#3E6A80', stone: '#626A64' },
};

/** Nothing to see: stands where attractions take room from names. */
const ROOM = { name: 'room', width: 1, height: 1, svg: '' };

const HALO = 1.5;
const GAP = 1;

function lines(colour, width, paths) {
  return `<path d="${paths.join('')}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
}

function glyph(source, side, { ink, halo }) {
  const scale = side / GLYPH_SIZE;
  const shape = `<path transform="translate(${HALO} ${HALO}) scale(${scale})" d="${glyphPath(source)}"`;
  return (
    `${shape} fill="${halo}" stroke="${halo}" stroke-width="${(2 * HALO) / scale}" ` +
    `stroke-linejoin="round"/>${shape} fill="${ink}"/>`
  );
}

function images(colours) {
  return [
    ROOM,
    ...Object.entries(GLYPHS).map(([name, [source, side]]) => ({
      name,
      width: side + 2 * HALO,
      height: side + 2 * HALO,
      svg: glyph(source, side, colours),
    })),
    ...Object.entries(PATTERNS).map(([name, { width, height, draw }]) => ({ name, width, height, svg: draw(colours) })),
  ];
}

/** A sprite as MapLibre reads it: `{ json, png }` of a theme at a pixel ratio. */
export async function drawSprite(theme, pixelRatio) {
  const boxes = images(COLOURS[theme]).map((image) => ({
    ...image,
    w: (image.width + 2 * GAP) * pixelRatio,
    h: (image.height + 2 * GAP) * pixelRatio,
    x: 0,
    y: 0,
  }));
  const { w, h } = potpack(boxes);
  const placed = boxes.map(({ name, width, height, x, y, svg }) => ({
    name,
    width: width * pixelRatio,
    height: height * pixelRatio,
    x: x + GAP * pixelRatio,
    y: y + GAP * pixelRatio,
    svg,
  }));
  // Each image is cut off at its own box: a stroke over a pattern's edge would reach into its neighbour.
  const drawn = placed.map(
    ({ x, y, width, height, svg }) =>
      `<svg x="${x}" y="${y}" width="${width}" height="${height}" ` +
      `viewBox="0 0 ${width / pixelRatio} ${height / pixelRatio}">${svg}</svg>`,
  );
  const png = new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}">${drawn.join('')}</svg>`)
    .render()
    .asPng();
  const rows = placed
    .map(
      ({ name, x, y, width, height }) =>
        `${JSON.stringify(name)}:${JSON.stringify({ x, y, width, height, pixelRatio })}`,
    )
    .sort();
  return {
    json: `{\n${rows.join(',\n')}\n}\n`,
    png: await sharp(png).png({ compressionLevel: 9, effort: 10 }).toBuffer(),
  };
}

export const SPRITE_THEMES = Object.keys(COLOURS);
