import { setImmediate } from 'node:timers/promises';
import { SaxesParser } from 'saxes';
import { InvalidInputError } from '#api/domain/core/errors.ts';
import { GPX_BYTES_MAX, GPX_PLACES_MAX } from '#common/limits.ts';
import { rounded, type TrackPoint } from './ownPlacesNew.ts';

/** A waypoint, route or track of a file. */
export interface GpxItem {
  /** Its name, else its description; empty without either. */
  readonly title: string;
  /** Its points with readable coordinates, by the segments of a track; a waypoint and a route have one segment. */
  readonly segments: readonly (readonly TrackPoint[])[];
}

/** Characters read at a time; between them others have their turn. */
const SLICE = 2 ** 15;
/** GPX nests five deep, its extensions a little deeper. */
const DEPTH_MAX = 50;
/** Most attributes of one element. */
const ATTRIBUTES_MAX = 50;
/** Longest name of an element, with its prefix: the name is compared again for each element within. */
const TAG_MAX = 100;
/** Characters that are read of a text. */
const TEXT_MAX = 1000;

/**
 * The places of a GPX 1.0 or 1.1 file, read element by element. No entities but XML's own are known, the document type
 * is ignored, and elements that are no places are skipped. Throws InvalidInputError('gpx'): `tooLong` over 5 MB,
 * `notGpx` for a text that is not well-formed or no GPX, `tooMany` over 500 places.
 */
export async function readGpx(text: string): Promise<GpxItem[]> {
  if (Buffer.byteLength(text) > GPX_BYTES_MAX) throw new InvalidInputError('gpx', 'tooLong');
  // Without what some programs put before the declaration: a byte order mark, an empty line.
  const xml = text.trim();
  const file = new GpxFile();
  const parser = new SaxesParser({ position: false, xmlns: false });
  parser.on('attribute', () => file.countAttribute());
  parser.on('opentag', ({ name, attributes }) => file.open(name, attributes));
  parser.on('text', (part) => file.hear(part));
  parser.on('cdata', (part) => file.hear(part));
  parser.on('closetag', () => file.close());
  for (let at = 0; at < xml.length; at += SLICE) {
    parse(() => parser.write(xml.slice(at, at + SLICE)));
    await setImmediate();
  }
  parse(() => parser.close());
  return file.items.map(({ name, description, segments }) => ({ title: name || description, segments }));
}

/** The parser throws plain errors where XML is not well-formed. */
function parse(step: () => unknown): void {
  try {
    step();
  } catch (error) {
    throw error instanceof InvalidInputError ? error : new InvalidInputError('gpx', 'notGpx');
  }
}

interface OpenItem {
  name: string;
  description: string;
  readonly segments: TrackPoint[][];
}

/** Paths of elements, without the prefixes of their namespaces. */
const ITEMS: ReadonlySet<string> = new Set(['gpx/wpt', 'gpx/rte', 'gpx/trk']);
const SEGMENTS: ReadonlySet<string> = new Set(['gpx/wpt', 'gpx/rte', 'gpx/trk/trkseg']);
const POINTS: ReadonlySet<string> = new Set(['gpx/wpt', 'gpx/rte/rtept', 'gpx/trk/trkseg/trkpt']);
/** Names in the longest of these. */
const PATH_MAX = 4;

/** The items read of a file so far. Throws InvalidInputError('gpx'). */
class GpxFile {
  readonly items: OpenItem[] = [];
  readonly #path: string[] = [];
  #attributes = 0;
  #text = '';
  /** Whether the point that was opened last has readable coordinates. */
  #isPointTaken = false;

  countAttribute(): void {
    this.#attributes += 1;
    if (this.#attributes > ATTRIBUTES_MAX) throw new InvalidInputError('gpx', 'notGpx');
  }

  open(tag: string, { lat, lon }: Readonly<Record<string, string>>): void {
    this.#path.push(tag.slice(tag.indexOf(':') + 1));
    if (this.#path[0] !== 'gpx' || this.#path.length > DEPTH_MAX || tag.length > TAG_MAX)
      throw new InvalidInputError('gpx', 'notGpx');
    this.#attributes = 0;
    this.#text = '';
    const path = pathOf(this.#path);
    if (ITEMS.has(path)) {
      if (this.items.length >= GPX_PLACES_MAX) throw new InvalidInputError('gpx', 'tooMany');
      this.items.push({ name: '', description: '', segments: [] });
    }
    const segments = this.items.at(-1)?.segments;
    if (SEGMENTS.has(path)) segments?.push([]);
    if (!POINTS.has(path)) return;
    const point = pointOf(lon, lat);
    this.#isPointTaken = point !== null;
    if (point !== null) segments?.at(-1)?.push(point);
  }

  hear(part: string): void {
    if (this.#text.length < TEXT_MAX) this.#text += part.slice(0, TEXT_MAX);
  }

  close(): void {
    const name = this.#path.pop();
    const text = tidy(this.#text);
    this.#text = '';
    const item = this.items.at(-1);
    if (item === undefined || text === '') return;
    const parent = pathOf(this.#path);
    if (name === 'name' && ITEMS.has(parent)) item.name ||= text;
    if (name === 'desc' && ITEMS.has(parent)) item.description ||= text;
    if (name === 'ele' && POINTS.has(parent) && this.#isPointTaken) raise(item.segments.at(-1), Number(text));
  }
}

/** Elements nested deeper than a waypoint are skipped. */
function pathOf(names: readonly string[]): string {
  return names.length > PATH_MAX ? '' : names.join('/');
}

const DEGREES = /^\s*[+-]?\d{1,3}(?:\.\d*)?\s*$/;

/** Null where it has no readable coordinates. */
function pointOf(lon = '', lat = ''): TrackPoint | null {
  if (!DEGREES.test(lon) || !DEGREES.test(lat)) return null;
  return [rounded(Number(lon)), rounded(Number(lat))];
}

/** Higher, or deeper, is nothing on earth; GPX writes heights without exponents. */
const METRES_MAX = 20_000;

/** Gives the point that was read last its height. */
function raise(segment: TrackPoint[] | undefined, metres: number): void {
  const point = segment?.at(-1);
  if (segment !== undefined && point !== undefined && Math.abs(metres) <= METRES_MAX)
    segment[segment.length - 1] = [point[0], point[1], rounded(metres)];
}

/** One line, without what is no text. */
function tidy(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}
