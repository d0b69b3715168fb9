import { Readable } from 'node:stream';
import type { ExportedPlace } from '#api/domain/places/attractionsSql.ts';
import type { Language } from '#common/languages.ts';
import { attractionJson, propertiesJson } from './attractionJson.ts';

/**
 * A GeoJSON FeatureCollection as a stream: one batch is in memory at a time, made when the client has read the one
 * before.
 */
export function featureCollection(batches: AsyncIterable<readonly ExportedPlace[]>, language: Language): Readable {
  return Readable.from(chunks(batches, language), { objectMode: false });
}

async function* chunks(batches: AsyncIterable<readonly ExportedPlace[]>, language: Language): AsyncGenerator<string> {
  let separator = '';
  yield '{"type":"FeatureCollection","features":[';
  for await (const batch of batches) {
    yield separator + batch.map((place) => placeFeature(place, language)).join(',\n');
    separator = ',\n';
  }
  yield ']}\n';
}

/**
 * A GeoJSON Feature as text, `more` among its properties; the geometry is stored as GeoJSON text and passed on as it
 * is.
 */
export function placeFeature(
  place: ExportedPlace,
  language: Language,
  more: Readonly<Record<string, unknown>> = {},
): string {
  const { id, pos, bbox, ...list } = attractionJson(place, language);
  const geometry = place.geometry ?? JSON.stringify({ type: 'Point', coordinates: pos });
  const properties = JSON.stringify({ ...list, pos, ...propertiesJson(place, language), ...more });
  const box = JSON.stringify(bbox);
  return `{"type":"Feature","id":${id},"bbox":${box},"geometry":${geometry},"properties":${properties}}`;
}
