import { z } from 'zod';
import type { MaintenanceSource } from '#api/platform/configMaintenance.ts';
import type { MaintenanceObservation, ObservationText } from './maintenanceObservation.ts';
import { CODES, OBSERVED_PROPERTIES } from './serviceMapValues.ts';
import { pastTime, placeOf, timeOf, wordsByLanguage, wordsOf } from './sourceValues.ts';

const answer = z.object({ results: z.array(z.unknown()), next: z.string().nullish() });
const id = z.union([z.number().int(), z.string().min(1).max(60)]).transform(String);
const unit = z.object({
  id,
  name: z.unknown().optional(),
  location: z.unknown().optional(),
  geometry: z.unknown().optional(),
  observations: z.array(z.unknown()).nullish(),
});
const observation = z.object({
  unit: id.optional(),
  property: z.string(),
  time: z.string(),
  expiration_time: z.string().nullish(),
  name: z.unknown().optional(),
  value: z.unknown().optional(),
});

/** °C of the water in which people swim. */
const COLDEST = -1;
const WARMEST = 30;

/** A page of the service map's answer, and the address of the next one. Throws for an answer of another form. */
export function serviceMapPage(
  body: unknown,
  source: MaintenanceSource,
  now: number,
): { readonly observations: readonly MaintenanceObservation[]; readonly next: string | null } {
  const { results, next = null } = answer.parse(body);
  const units = results.flatMap((one) => unit.safeParse(one).data ?? []);
  if (units.length === 0 && results.length > 0) throw new Error('the service map answers with units of another form');
  return { observations: units.flatMap((one) => ofUnit(one, source, now)), next };
}

function ofUnit(
  { id: unitId, name, location, geometry, observations }: z.output<typeof unit>,
  source: MaintenanceSource,
  now: number,
): MaintenanceObservation[] {
  const place = placeOf(geometry) ?? placeOf(location);
  if (place === null) return [];
  const latest = new Map<string, MaintenanceObservation>();
  for (const one of observations ?? []) {
    const read = observation.safeParse(one).data;
    // Some answers hold observations of other units.
    if (read === undefined || (read.unit ?? unitId) !== unitId) continue;
    const said = saidBy(read, now);
    const before = latest.get(read.property);
    if (said === null || (before !== undefined && before.observedAt >= said.observedAt)) continue;
    latest.set(read.property, {
      source: source.key,
      key: `${unitId}:${read.property}`,
      unit: unitId,
      name: wordsByLanguage(name),
      facility: OBSERVED_PROPERTIES[read.property]?.of ?? null,
      geometry: place,
      link: source.page.replace('{unit}', encodeURIComponent(unitId)),
      ...said,
    });
  }
  return withoutOvertaken([...latest.values()]);
}

/** Leaves out that a track was groomed where it was closed later. */
function withoutOvertaken(observations: readonly MaintenanceObservation[]): MaintenanceObservation[] {
  const closed = observations.filter(({ kind }) => kind === 'CLOSED').map(({ observedAt }) => Number(observedAt));
  return observations.filter(({ kind, observedAt }) => kind !== 'GROOMED' || Number(observedAt) > Math.max(...closed));
}

type Said = Pick<MaintenanceObservation, 'kind' | 'code' | 'value' | 'observedAt' | 'validUntil' | 'texts'>;

/** Null: nothing that visitors can use, or nothing that is still so. */
function saidBy(read: z.output<typeof observation>, now: number): Said | null {
  const property = OBSERVED_PROPERTIES[read.property];
  const observedAt = pastTime(read.time, now);
  const what = whatOf(read);
  if (property === undefined || observedAt === null || what === null) return null;
  // An end given by the source may be sooner, never later: people easily omit to update it.
  const ends = timeOf(read.expiration_time) ?? Infinity;
  const validUntil = Math.min(Number(observedAt) + property.validMs, ends);
  return validUntil <= now ? null : { ...what, observedAt, validUntil: new Date(validUntil) };
}

function whatOf({
  property,
  value,
  name,
}: z.output<typeof observation>): Omit<Said, 'observedAt' | 'validUntil'> | null {
  const kinds = OBSERVED_PROPERTIES[property]?.kinds;
  if (kinds === undefined) return null;
  if (kinds === 'text') {
    const texts = textsOf(wordsByLanguage(value), 'description');
    return Object.keys(texts).length === 0 ? null : { kind: 'NOTICE', code: property, value: null, texts };
  }
  if (kinds === 'temperature') {
    const temperature = temperatureOf(value) ?? temperatureOf(name);
    return temperature === null
      ? null
      : {
          kind: 'WATER',
          code: 'waterTemperature',
          value: temperature,
          texts: textsOf(wordsByLanguage(name), 'headline'),
        };
  }
  const word = typeof value === 'number' ? String(value) : wordsOf(value);
  const kind = Object.hasOwn(kinds, word) ? kinds[word] : undefined;
  if (kind === undefined) return null;
  return {
    kind,
    code: CODES[property]?.[word] ?? word,
    value: null,
    texts: textsOf(wordsByLanguage(name), 'headline'),
  };
}

/**
 * Degrees as a number, as a text in any language, or as a range such as `19-21`; null for what no swimming water has.
 */
function temperatureOf(value: unknown): number | string | null {
  const text = typeof value === 'number' ? String(value) : wordsOf(value) || (wordsByLanguage(value).fi ?? '');
  if (/^\d{1,3}-\d{1,3}$/.test(text)) return text;
  const degrees = /^-?\d{1,2}(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
  return degrees >= COLDEST && degrees <= WARMEST ? Math.round(10 * degrees) / 10 : null;
}

function textsOf(
  words: ReturnType<typeof wordsByLanguage>,
  part: keyof ObservationText,
): MaintenanceObservation['texts'] {
  return Object.fromEntries(
    Object.entries(words).map(([language, text]) => [language, { headline: '', description: '', [part]: text }]),
  );
}
