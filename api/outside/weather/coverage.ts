import { SaxesParser } from 'saxes';
import type { Position } from '#common/geo/bounds.ts';

/** Measurements of one moment at one point. A parameter that was not measured or forecast is null. */
export interface CoverageRow {
  readonly position: Position;
  /** Unix time, ms. */
  readonly time: number;
  readonly values: readonly (number | null)[];
}

interface CoveragePoint {
  readonly name: string;
  readonly position: Position;
}

/** The content of an answer of the weather service (`gmlcov:MultiPointCoverage`). */
export interface Coverage {
  /** Names of the parameters, in the order of each row's values; in lower case. */
  readonly fields: readonly string[];
  readonly rows: readonly CoverageRow[];
  /** Stations or places that the rows are of. */
  readonly points: readonly CoveragePoint[];
  /** When the model's run began, Unix time in ms; null of observations. */
  readonly analysisTime: number | null;
}

/** The service refused the question (`ows:ExceptionReport`); its words are not repeated: they hold the question. */
export class WeatherRefusal extends Error {
  override readonly name = 'WeatherRefusal';
  readonly code: string;
  /** It has nothing of that place, which is no fault of the service. */
  readonly isNoData: boolean;

  constructor(code: string, isNoData: boolean) {
    super(`the weather service refused the question with ${code}`);
    this.code = code;
    this.isNoData = isNoData;
  }
}

/** Longest text of an element; a row takes less than 200 characters, and an answer has a few hundred rows. */
const TEXT_MAX = 2_000_000;
const DEPTH_MAX = 40;
const FIELDS_MAX = 100;
const ROWS_MAX = 20_000;

/** Words of the service where it knows the point but has no data of it. */
const NO_DATA = /no data available|no locations found|no stations/i;

/**
 * Reads an answer of the WFS. Throws WeatherRefusal for an exception report, Error for any other answer. No
 * entities but XML's own are known.
 */
export function readCoverage(xml: string): Coverage {
  const reading = new CoverageReading();
  const parser = new SaxesParser({ position: false, xmlns: false });
  parser.on('error', (error) => {
    // Addresses in the attributes of links, of which nothing is read, are not always escaped.
    if (!error.message.endsWith('disallowed character.')) throw error;
  });
  parser.on('doctype', () => {
    throw new Error('the weather service answered with a document type, which has no place there');
  });
  parser.on('opentag', ({ name, attributes }) => reading.open(localName(name), attributes));
  parser.on('text', (part) => reading.hear(part));
  parser.on('cdata', (part) => reading.hear(part));
  parser.on('closetag', () => reading.close());
  parser.write(xml).close();
  return reading.coverage();
}

class CoverageReading {
  readonly #path: string[] = [];
  readonly #fields: string[] = [];
  readonly #points: CoveragePoint[] = [];
  #text = '';
  #name = '';
  #isCollection = false;
  #isEmpty = false;
  #analysisTime: number | null = null;
  #positions: readonly number[] = [];
  #values: readonly (number | null)[] = [];
  #exception: { code: string; text: string } | null = null;

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#path.push(name);
    this.#text = '';
    if (this.#path.length > DEPTH_MAX) throw new Error('the weather service answered with something nested too deep');
    if (name === 'FeatureCollection' && this.#path.length === 1) {
      this.#isCollection = true;
      this.#isEmpty = attributes['numberReturned'] === '0';
    }
    if (name === 'Exception')
      this.#exception ??= { code: (attributes['exceptionCode'] ?? 'unknown').slice(0, 60), text: '' };
    if (name === 'field' && this.#path.at(-2) === 'DataRecord' && this.#fields.length < FIELDS_MAX)
      this.#fields.push((attributes['name'] ?? '').toLowerCase());
  }

  hear(part: string): void {
    if (this.#text.length < TEXT_MAX) this.#text += part;
  }

  close(): void {
    const name = this.#path.pop() ?? '';
    const parent = this.#path.at(-1) ?? '';
    const text = this.#text.trim();
    this.#text = '';
    if (name === 'positions') this.#positions = numbersOf(text, 'a position').map((n) => n ?? Number.NaN);
    else if (name === 'doubleOrNilReasonTupleList') this.#values = numbersOf(text, 'a value');
    else if (name === 'name' && parent === 'Point') this.#name = text.slice(0, 200);
    else if (name === 'pos' && parent === 'Point') this.#addPoint(text);
    else if (name === 'timePosition' && this.#path.includes('NamedValue')) this.#analysisTime = timeOf(text);
    else if (name === 'ExceptionText' && this.#exception !== null) this.#exception.text += `${text} `;
  }

  coverage(): Coverage {
    if (this.#exception !== null) throw new WeatherRefusal(this.#exception.code, NO_DATA.test(this.#exception.text));
    if (!this.#isCollection)
      throw new Error('the weather service answered with something other than a feature collection');
    return { fields: this.#fields, rows: this.#rows(), points: this.#points, analysisTime: this.#analysisTime };
  }

  #addPoint(text: string): void {
    const [lat, lon] = numbersOf(text, 'a point');
    if (typeof lat === 'number' && typeof lon === 'number')
      this.#points.push({ name: this.#name, position: [lon, lat] });
    this.#name = '';
  }

  #rows(): CoverageRow[] {
    const width = this.#fields.length;
    const count = this.#positions.length / 3;
    if (count === 0 && this.#isEmpty) return [];
    if (width === 0 || !Number.isInteger(count) || count > ROWS_MAX || count * width !== this.#values.length)
      throw new Error('the weather service answered with rows that do not fit their columns');
    return Array.from({ length: count }, (_, at) => {
      const [lat = Number.NaN, lon = Number.NaN, seconds = Number.NaN] = this.#positions.slice(3 * at, 3 * at + 3);
      if (![lat, lon, seconds].every(Number.isFinite))
        throw new Error('the weather service answered with rows without a place or a time');
      return {
        position: [lon, lat] as const,
        time: seconds * 1000,
        values: this.#values.slice(width * at, width * (at + 1)),
      };
    });
  }
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** Numbers between white space; `NaN` is null. */
function numbersOf(text: string, what: string): (number | null)[] {
  if (text === '') return [];
  return text.split(/\s+/).map((word) => {
    if (/^nan$/i.test(word)) return null;
    const number = Number(word);
    if (!Number.isFinite(number)) throw new Error(`the weather service answered with ${what} that is no number`);
    return number;
  });
}

function timeOf(text: string): number | null {
  const time = Date.parse(text);
  return Number.isNaN(time) ? null : time;
}
