import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { ExportedPlace } from '#api/domain/places/attractionsSql.ts';
import type { Batches } from '#api/dumps/records/batches.ts';
import { COLUMNS, type Value } from '#api/dumps/records/columns.ts';
import { geometryText } from '#api/dumps/records/geometry.ts';

/** GeoJSON features, one on each line (GeoJSONSeq without record separators), gzipped. */
export function geoJsonLines(batches: Batches): AsyncIterable<Buffer> {
  return gzipped(texts(batches, '', featureLine));
}

/** A table without geometry but `lon` and `lat`, with a line of names before it (RFC 4180), gzipped. */
export function csv(batches: Batches): AsyncIterable<Buffer> {
  return gzipped(
    texts(batches, csvLine(COLUMNS.map(({ name }) => name)), (place) =>
      csvLine(COLUMNS.map(({ value }) => value(place))),
    ),
  );
}

async function* texts(
  batches: Batches,
  before: string,
  line: (place: ExportedPlace) => string,
): AsyncGenerator<string> {
  if (before !== '') yield before;
  for await (const batch of batches) yield batch.map(line).join('');
}

/** The line of a place, without fields whose value is unknown. */
function featureLine(place: ExportedPlace): string {
  const { id, bbox } = place;
  const known = COLUMNS.flatMap(({ name, value }) => {
    const content = value(place);
    return name === 'id' || content === null ? [] : [[name, content] as const];
  });
  const box = JSON.stringify(bbox);
  const properties = JSON.stringify({ id, ...Object.fromEntries(known) });
  return `{"type":"Feature","id":${id},"bbox":${box},"geometry":${geometryText(place)},"properties":${properties}}\n`;
}

function csvLine(values: readonly Value[]): string {
  return `${values.map(csvField).join(',')}\r\n`;
}

function csvField(value: Value): string {
  if (value === null) return '';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A failure of the texts ends the reading with the same error. */
async function* gzipped(from: AsyncIterable<string>): AsyncGenerator<Buffer> {
  const gzip = createGzip();
  const feeding = pipeline(Readable.from(from), gzip).then(
    () => null,
    (error: unknown) => ({ error }),
  );
  for await (const chunk of gzip) yield chunk;
  const failed = await feeding;
  if (failed !== null) throw failed.error;
}
