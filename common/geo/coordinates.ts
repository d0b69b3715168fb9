import { COORDINATE_DECIMALS } from '#common/limits.ts';
import { containsPosition, FINLAND_BOUNDS, type Position } from './bounds.ts';

/** Longer input is no coordinate; the limit also bounds the work of the patterns below. */
const INPUT_MAX = 80;

const FRACTION = String.raw`(?:[.,]\d{1,20})?(?!\d)`;
const WHOLE = String.raw`\d{1,3}(?![\d.,])`;
const SIXTIETHS = String.raw`\d{1,2}`;

/** Patterns of one angle in each notation; every group is a number. Repeated spaces are removed before. */
const ANGLES = {
  degrees: String.raw`(\d{1,3}${FRACTION}) ?°?`,
  minutes: String.raw`(${WHOLE})(?: ?° ?| )(${SIXTIETHS}${FRACTION}) ?'?`,
  seconds: String.raw`(${WHOLE})(?: ?° ?| )(${SIXTIETHS}(?![\d.,]))(?: ?' ?| )(${SIXTIETHS}${FRACTION}) ?"?`,
} as const;

/** Two angles of one notation, each with an optional letter before or after it. */
const PAIRS = Object.values(ANGLES).map(
  (angle) => new RegExp(`^([NPEI]?) ?${angle} ?([NPEI]?)(?: ?[,;] ?| ?)([NPEI]?) ?${angle} ?([NPEI]?)$`),
);

/** Replaces the different signs that people and devices write for the same mark by one, and repeated spaces by one. */
function tidy(query: string): string {
  return query
    .toUpperCase()
    .replace(/[º˚]/g, '°')
    .replace(/[′’‘ʹ´`]/g, "'")
    .replace(/[″”“ʺ]|''/g, '"')
    .replace(/^\s*\((.*)\)\s*$/, '$1')
    .replace(/([NPEI]) ?:/g, '$1')
    .replace(/ ?\/ ?/g, ', ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** `[degrees, minutes?, seconds?]` to degrees; null when minutes or seconds reach 60. */
function toDegrees(numbers: readonly string[]): number | null {
  const [degrees = 0, minutes = 0, seconds = 0] = numbers.map((text) => Number(text.replace(',', '.')));
  return minutes < 60 && seconds < 60 ? degrees + minutes / 60 + seconds / 3600 : null;
}

type Axis = 'lat' | 'lon' | null;

function axisOf(letter: string): Axis {
  if (letter === '') return null;
  return letter === 'N' || letter === 'P' ? 'lat' : 'lon';
}

/** The axes of both angles by their four possible letters; null when the letters contradict each other. */
function axesOf(letters: readonly [string, string, string, string]): readonly [Axis, Axis] | null {
  const [before, middle, second, after] = letters;
  // With a letter in front of the first angle, a lone one between the two belongs to the second: "N 60 E 24".
  const prefixed = before !== '' && middle !== '' && second === '' && after === '';
  const [first, ownAfter, ownBefore] = prefixed ? [before, '', middle] : [before, middle, second];
  if ((first !== '' && ownAfter !== '') || (ownBefore !== '' && after !== '')) return null;
  const axes = [axisOf(first || ownAfter), axisOf(ownBefore || after)] as const;
  return axes[0] !== null && axes[0] === axes[1] ? null : axes;
}

/**
 * Reads a coordinate pair (SPEC §5): decimal degrees, degrees and minutes, or degrees, minutes and seconds, with
 * optional N/P and E/I letters, decimal comma or point, in either order. Null unless it lies inside Finland's box.
 */
export function parseCoordinates(query: string): Position | null {
  if (query.length > INPUT_MAX) return null;
  const text = tidy(query);
  for (const pair of PAIRS) {
    const position = readPair(pair.exec(text));
    if (position !== null) return position;
  }
  return null;
}

function readPair(match: RegExpExecArray | null): Position | null {
  if (match === null) return null;
  const groups = match.slice(1).map((group) => group ?? '');
  const count = (groups.length - 4) / 2;
  const [before = '', middle = '', second = '', after = ''] = [0, count + 1, count + 2, 2 * count + 3].map(
    (at) => groups[at],
  );
  const axes = axesOf([before, middle, second, after]);
  const a = toDegrees(groups.slice(1, count + 1));
  const b = toDegrees(groups.slice(count + 3, 2 * count + 3));
  if (axes === null || a === null || b === null) return null;
  const bare = axes[0] === null && axes[1] === null;
  // Two bare whole numbers ("60 24", "60,24") are more likely words of a search than a place.
  if (bare && count === 1 && !match[0].includes('°') && !groups.some((group) => /[.,]/.test(group))) return null;
  const latFirst = bare ? a > b : axes[0] === 'lat' || axes[1] === 'lon';
  const position: Position = latFirst ? [b, a] : [a, b];
  return containsPosition(FINLAND_BOUNDS, position) ? position : null;
}

/** Name of a coordinate point, `60.17180, 24.94150` (lat, lon), which `parseCoordinates` and other maps can read. */
export function formatCoordinates([lon, lat]: Position): string {
  return `${lat.toFixed(COORDINATE_DECIMALS)}, ${lon.toFixed(COORDINATE_DECIMALS)}`;
}

/**
 * The position rounded to about 100 m: near enough to sort a list by, too coarse to find a person by. Requests by GET
 * use it, because their addresses are stored in caches.
 */
export function roughPosition([lon, lat]: Position): Position {
  return [Number(lon.toFixed(3)), Number(lat.toFixed(3))];
}
