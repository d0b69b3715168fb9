import { type Bitmap2D, correction, generate } from 'lean-qr';
import { escapeHtml } from '#common/escapeHtml.ts';

/** Modules of white around the code, as the standard asks (ISO/IEC 18004). */
const QUIET = 4;
/** Width of the sign in its own units; a printer scales it. */
const WIDTH = 400;
const NAME_PX = 26;
const ADDRESS_PX = 15;
/** Letters of a line of the name, and lines at most. */
const LINE_LETTERS = 26;
const LINES_MAX = 3;
const LINE_HEIGHT = 1.25;

/** The text of a sign under its code: a name, and the address for people who type it. */
export interface Sign {
  /** The address that the code holds. */
  readonly address: string;
  readonly name: string;
}

/** A QR code with the place's name and the short address under it, as an SVG document to print. */
export function signSvg({ address, name }: Sign): string {
  // Level M is read with 15 % of the code worn off.
  const code = generate(address, { minCorrectionLevel: correction.M });
  const side = code.size + 2 * QUIET;
  const lines = linesOf(name);
  const below = WIDTH + NAME_PX * 0.6;
  const height = Math.ceil(below + lines.length * NAME_PX * LINE_HEIGHT + ADDRESS_PX * 2);
  const scale = WIDTH / side;
  const font = 'text-anchor="middle" font-family="Atkinson Hyperlegible, Helvetica, Arial, sans-serif"';
  const text = (y: number, px: number, words: string, weight: number) =>
    `<text x="${WIDTH / 2}" y="${round(y)}" font-size="${px}" font-weight="${weight}" ${font}>` +
    `${escapeHtml(words)}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}">`,
    `<title>${escapeHtml(name)}</title>`,
    `<rect width="${WIDTH}" height="${height}" fill="#fff"/>`,
    `<path transform="scale(${round(scale)})" shape-rendering="crispEdges" d="${modules(code)}"/>`,
    ...lines.map((line, at) => text(below + at * NAME_PX * LINE_HEIGHT, NAME_PX, line, 700)),
    text(height - ADDRESS_PX, ADDRESS_PX, address.replace(/^https?:\/\//, ''), 400),
    '</svg>',
  ].join('\n');
}

/** The dark modules as a path: a run of each row is one rectangle. */
function modules(code: Bitmap2D): string {
  const runs: string[] = [];
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) {
      if (!code.get(x, y)) continue;
      const from = x;
      while (x + 1 < code.size && code.get(x + 1, y)) x += 1;
      runs.push(`M${from + QUIET} ${y + QUIET}h${x - from + 1}v1h${from - x - 1}z`);
    }
  }
  return runs.join('');
}

/** A name in lines that fit under the code, broken between words; what is too long ends with an ellipsis. */
function linesOf(name: string): string[] {
  const lines: string[] = [];
  for (const word of name.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= LINE_LETTERS) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word.length <= LINE_LETTERS ? word : `${word.slice(0, LINE_LETTERS - 1)}…`);
  }
  return lines.length <= LINES_MAX ? lines : [...lines.slice(0, LINES_MAX - 1), `${lines[LINES_MAX - 1] ?? ''} …`];
}

function round(n: number): number {
  return Number(n.toFixed(3));
}
