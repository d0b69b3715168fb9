import type { Geometry } from 'geojson';
import { z } from 'zod';
import { lineOf } from '#api/outside/encyclopedia/articleHtml.ts';
import { containsPosition, FINLAND_BOUNDS } from '#common/geo/bounds.ts';
import { type Language, LANGUAGES } from '#common/languages.ts';
import { MINUTE_MS } from '#common/time.ts';

// Values that every source may write wrongly: times, texts, geometries.

const TEXT_MAX = 300;
/** Clocks differ; what is observed later than this is an invention. */
const AHEAD_MS = 15 * MINUTE_MS;
/** The longest ski track of a town has some thousand. */
const POSITIONS_MAX = 20_000;

/** An ISO time with its offset, with or without a colon, Unix time in ms; null for any other text. */
export function timeOf(text: unknown): number | null {
  if (typeof text !== 'string' || text.length > 40) return null;
  const [, local, sign, hours, minutes] =
    /^(\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(?:Z|([+-])(\d\d):?(\d\d))$/.exec(text) ?? [];
  if (local === undefined) return null;
  const time = Date.parse(sign === undefined ? `${local}Z` : `${local}${sign}${hours}:${minutes}`);
  return Number.isNaN(time) ? null : time;
}

/** When something was seen; null for a text that is no time, and for a time to come. */
export function pastTime(text: unknown, now: number): Date | null {
  const time = timeOf(text);
  return time === null || time > now + AHEAD_MS ? null : new Date(Math.min(time, now));
}

/** The words of a text that may hold HTML, on one line; empty for what is no text, and for what stands for one. */
export function wordsOf(text: unknown): string {
  if (typeof text !== 'string') return '';
  const line = lineOf(text).replaceAll(/\p{Cc}+/gu, ' ');
  if (/^(?:todo|tba|-|\?+)$/i.test(line)) return '';
  const characters = Array.from(line);
  return characters.length <= TEXT_MAX
    ? line
    : `${characters
        .slice(0, TEXT_MAX - 1)
        .join('')
        .trimEnd()}…`;
}

const localized = z.record(z.string(), z.unknown());

/** The texts of an object by languages; those without words are left out. */
export function wordsByLanguage(texts: unknown): Partial<Record<Language, string>> {
  const read = localized.safeParse(texts).data ?? {};
  const words = LANGUAGES.map((language) => [language, wordsOf(read[language])] as const);
  return Object.fromEntries(words.filter(([, text]) => text !== ''));
}

/** Without its height. */
const position = z
  .array(z.number())
  .min(2)
  .transform(([lon = Number.NaN, lat = Number.NaN]) => [lon, lat])
  .refine(([lon = Number.NaN, lat = Number.NaN]) => containsPosition(FINLAND_BOUNDS, [lon, lat]));
const line = z.array(position).min(2);
const rings = z.array(z.array(position).min(4)).min(1);
const geometry = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Point'), coordinates: position }),
  z.object({ type: z.literal('LineString'), coordinates: line }),
  z.object({ type: z.literal('MultiLineString'), coordinates: z.array(line).min(1) }),
  z.object({ type: z.literal('Polygon'), coordinates: rings }),
  z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(rings).min(1) }),
]);

/** A geometry in Finland, of a sensible size; null for any other value. */
export function placeOf(value: unknown): Geometry | null {
  const read = geometry.safeParse(value).data;
  return read !== undefined && positionsIn(read) <= POSITIONS_MAX ? read : null;
}

function positionsIn(place: z.output<typeof geometry>): number {
  switch (place.type) {
    case 'Point':
      return 1;
    case 'LineString':
      return place.coordinates.length;
    case 'MultiLineString':
    case 'Polygon':
      return place.coordinates.flat().length;
    case 'MultiPolygon':
      return place.coordinates.flat(2).length;
  }
}
