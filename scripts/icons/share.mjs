import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';

/**
 * The picture that shared links show (api/http/pages/document.ts): the mark and the name on a hillside of contour
 * lines.
 */
const WIDTH = 1200;
const HEIGHT = 630;

/**
 * Letters of one stroke, like the mark: path data with the baseline at y = 0, in units of the cap height 100, and their
 * advance.
 */
const LETTERS = [
  ['M0-100H76M38-100V0', 88],
  ['M60-66V0M60-33A30 33 0 1 0 0-33A30 33 0 1 0 60-33', 88],
  ['M0-66V0M0-98V-97', 26],
  ['M0-66L29 0L58-66', 84],
  ['M60-66V0M60-33A30 33 0 1 0 0-33A30 33 0 1 0 60-33', 88],
  ['M0-104V0', 0],
];

function word() {
  let x = 0;
  return LETTERS.map(([path, advance]) => {
    const letter = `<path transform="translate(${x} 0)" d="${path}"/>`;
    x += advance;
    return letter;
  }).join('');
}

/** Contour lines of two hills, each smaller than the one around it. */
function contours() {
  const hill = (x, y, steps, reach) =>
    Array.from({ length: steps }, (_, at) => {
      const r = reach * (1 - at / steps);
      const [a, b, c] = [r, r * 0.74, r * 0.55];
      return (
        `M${x - a} ${y}C${x - a} ${y - b} ${x - c} ${y - b * 0.95} ${x} ${y - c}S${x + a} ${y - b} ${x + a} ${y}` +
        `S${x + c} ${y + b} ${x} ${y + c * 1.1}S${x - a} ${y + b} ${x - a} ${y}Z`
      );
    }).join('');
  return hill(980, 150, 9, 560) + hill(190, 640, 6, 330);
}

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"
  viewBox="0 0 ${WIDTH} ${HEIGHT}">
  <rect width="${WIDTH}" height="${HEIGHT}" fill="#1c6642"/>
  <path d="${contours()}" fill="none" stroke="#2f7d56" stroke-width="3"/>
  <path d="M-20 560C330 560 330 420 560 430S800 500 900 390S1010 250 1060 190"
    fill="none" stroke="#fff" stroke-width="14" stroke-linecap="round" stroke-dasharray="2 30"/>
  <circle cx="1072" cy="166" r="30" fill="#f6b26b" stroke="#fff" stroke-width="10"/>
  <g transform="translate(96 316) scale(1.9)" fill="none"
    stroke="#fff" stroke-width="15" stroke-linecap="round" stroke-linejoin="round">${word()}</g>
</svg>`;

/** The picture as PNG, without any font: what it looks like must not depend on the machine that draws it. */
export async function drawSharePicture() {
  return sharp(new Resvg(SVG).render().asPng())
    .png({ compressionLevel: 9, effort: 10, palette: true, colours: 64 })
    .toBuffer();
}
