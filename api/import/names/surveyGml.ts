import { createReadStream } from 'node:fs';
import { type SaxesOptions, SaxesParser } from 'saxes';
import { ImportInputError } from '#api/platform/reading.ts';
import { xmlDecoder } from '#common/xmlDecoder.ts';

/**
 * The fields of a `PlaceNameSimple`, and `pos`, the position, "easting northing". Fields without a value are missing.
 */
export type SurveyFields = ReadonlyMap<string, string>;

const FEATURE = 'PlaceNameSimple';
const POSITION = 'pos';

/**
 * Reads the names of a package "Place names, simplified" of the land survey: a GML FeatureCollection, whose members are
 * flat elements and a point each. Throws ImportInputError with one sentence for a file that is not well-formed or holds
 * something else.
 */
export async function* surveyFeatures(file: string): AsyncGenerator<SurveyFields> {
  const reader = new FeatureReader();
  const parser = new SaxesParser<SaxesOptions>({ position: false, xmlns: false });
  parser.on('opentag', ({ name }) => reader.open(localName(name)));
  parser.on('text', (text) => reader.text(text));
  parser.on('cdata', (text) => reader.text(text));
  parser.on('closetag', ({ name }) => reader.close(localName(name)));
  let decoder: TextDecoder | null = null;
  let count = 0;
  const taken = () => {
    const features = reader.take();
    count += features.length;
    return features;
  };
  try {
    for await (const chunk of createReadStream(file)) {
      decoder ??= xmlDecoder(chunk);
      parser.write(decoder.decode(chunk, { stream: true }));
      yield* taken();
    }
    parser.write(decoder?.decode() ?? '').close();
  } catch (cause) {
    throw new ImportInputError(`${file} is no file of place names, or a broken one.`, { cause });
  }
  yield* taken();
  if (count === 0) throw new ImportInputError(`${file} is no file of place names: it has no ${FEATURE}.`);
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

class FeatureReader {
  #done: SurveyFields[] = [];
  #fields: Map<string, string> | null = null;
  #value = '';

  open(name: string): void {
    if (name === FEATURE) this.#fields = new Map();
    this.#value = '';
  }

  text(text: string): void {
    if (this.#fields !== null) this.#value += text;
  }

  close(name: string): void {
    if (this.#fields === null) return;
    if (name === FEATURE) {
      this.#done.push(this.#fields);
      this.#fields = null;
    } else if (this.#value.trim() !== '') this.#fields.set(name, this.#value.trim());
    this.#value = '';
  }

  take(): SurveyFields[] {
    const features = this.#done;
    this.#done = [];
    return features;
  }
}

/** Easting and northing, metres in ETRS-TM35FIN; null where there is none. */
export function eastingNorthing(fields: SurveyFields): readonly [number, number] | null {
  const [easting = NaN, northing = NaN, ...rest] = (fields.get(POSITION) ?? '').split(/\s+/).map(Number);
  return rest.length <= 1 && Number.isFinite(easting) && Number.isFinite(northing) ? [easting, northing] : null;
}
