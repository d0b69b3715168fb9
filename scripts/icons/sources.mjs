import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { optimize } from 'svgo';

const require = createRequire(import.meta.url);
const makiFolder = `${dirname(require.resolve('@mapbox/maki/package.json'))}/icons`;
const temakiFolder = `${dirname(require.resolve('@rapideditor/temaki/package.json'))}/icons`;

/** All path data of a one-colour SVG file, and its view box as `[x, y, width, height]`. */
function fromFile(file) {
  const svg = readFileSync(file, 'utf8');
  const shapes = [...svg.matchAll(/<(path|circle|rect|polygon|ellipse|g|line)\b[^>]*>/g)].map(([tag]) => tag);
  const other = shapes.filter((tag) => !tag.startsWith('<path') || /\b(transform|fill-rule|opacity)=/.test(tag));
  if (other.length > 0) throw new Error(`${file} holds more than plain paths: ${other[0]}`);
  const paths = shapes.map((tag) => /\bd="([^"]+)"/.exec(tag)?.[1] ?? '');
  const viewBox = /\bviewBox="([^"]+)"/.exec(svg)?.[1] ?? '';
  return { path: paths.join(''), viewBox: viewBox.split(/[\s,]+/).map(Number) };
}

/** Font Awesome as data: `[width, height, …, path]`. */
function fromFontAwesome(name) {
  const variable = `fa${name.replace(/(^|-)([a-z])/g, (_, __, letter) => letter.toUpperCase())}`;
  const [width, height, , , path] = require(`@fortawesome/free-solid-svg-icons/${variable}`)[variable].icon;
  return { path: [path].flat().join(''), viewBox: [0, 0, width, height] };
}

function read(source) {
  const [set, name] = source.split(':');
  if (set === 'maki') return fromFile(`${makiFolder}/${name}.svg`);
  if (set === 'temaki') return fromFile(`${temakiFolder}/${name}.svg`);
  if (set === 'fa') return fromFontAwesome(name);
  throw new Error(`${source} names no icon set`);
}

/** Side of the square a glyph stands in, and of the part of it that a square glyph fills; long ones use all of it. */
export const GLYPH_SIZE = 24;
const FILLED = 20.4;

/** The box of what is drawn, in the units of the view box. */
function drawnBox({ path, viewBox: [x, y, width, height] }) {
  const viewBox = `${x} ${y} ${width} ${height}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><path d="${path}"/></svg>`;
  return new Resvg(svg).getBBox();
}

/**
 * Path data of a glyph, centred in a square of 24 units with two decimals. All glyphs fill the same share of it
 * whatever set they come from: half-way between their longer side and their diagonal, so that wide, tall and square
 * ones look alike in size on a disc.
 */
export function glyphPath(source) {
  const glyph = read(source);
  const { x, y, width, height } = drawnBox(glyph);
  const extent = (Math.max(width, height) + Math.hypot(width, height) / Math.SQRT2) / 2;
  const scale = FILLED / extent;
  const left = GLYPH_SIZE / 2 - (x + width / 2) * scale;
  const top = GLYPH_SIZE / 2 - (y + height / 2) * scale;
  const transform = `matrix(${scale} 0 0 ${scale} ${left} ${top})`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${GLYPH_SIZE} ${GLYPH_SIZE}">` +
    `<path transform="${transform}" d="${glyph.path}"/></svg>`;
  const { data } = optimize(svg, {
    floatPrecision: 2,
    plugins: [{ name: 'convertPathData', params: { floatPrecision: 2, transformPrecision: 6 } }],
  });
  const path = /^<svg[^>]*><path d="([^"]+)"\/><\/svg>$/.exec(data)?.[1];
  if (path === undefined) throw new Error(`${source} did not become one path: ${data}`);
  return path;
}
