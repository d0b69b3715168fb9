import { readFileSync } from 'node:fs';
import { pointToPolygonDistance } from '@turf/turf';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { AdminAreaRecord } from '#api/import/boundaries/adminArea.ts';
import { readAdminAreas } from '#api/import/boundaries/readAdminAreas.ts';
import { listener, sharedData } from '#api/import/records/readerTestSupport.ts';
import { categoryOf } from '#common/catalogue/catalogue.ts';
import { type Bounds, containsPosition, FINLAND_BOUNDS, type Position } from '#common/geo/bounds.ts';
import { municipalityByName } from '#common/municipalities/municipalities.ts';

/** What the default camera shows of Hämeenlinna on a phone. */
const PHONE_CAMERA: Bounds = [24.408, 60.934, 24.525, 61.056];

/** Kilometres that a position may lie outside of its municipality: the boundaries are simplified. */
const REACH_KM = 2;

/** Kilometres for categories that stand at sea. */
const REACH_AT_SEA_KM: Readonly<Record<string, number>> = { 'man_made/lighthouse': 15 };

const degrees = z
  .string()
  .regex(/^\d+\.\d{4}$/)
  .transform(Number);
const amount = z
  .string()
  .regex(/^(\d+(\.\d+)?)?$/)
  .transform((text) => (text === '' ? null : Number(text)));
const names = z.string().transform((text) => text.split(';'));

const placeRow = z.strictObject({
  ref: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  category: z.string().min(1),
  name_fi: z.string().min(1),
  name_sv: z.string(),
  name_en: z.string(),
  lon: degrees,
  lat: degrees,
  municipality: names,
  wikipedia: z.string().regex(/^((fi|sv|en):[^\s#[\]|][^#[\]|]*)?$/),
  wikidata: z.string().regex(/^(Q[1-9]\d*)?$/),
  area_km2: amount,
  length_km: amount,
  www: z.union([z.literal(''), z.url({ protocol: /^https$/ })]),
});

const townRow = z.strictObject({
  name_fi: z.string().min(1),
  name_sv: z.string().min(1),
  name_en: z.string().min(1),
  name_se: z.string(),
  lon: degrees,
  lat: degrees,
  population: amount,
  municipality: names,
});

function readTable<T>(file: string, row: z.ZodType<T>): readonly T[] {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  const rows: unknown = parse(text, { columns: true, delimiter: '\t', quote: null, trim: false });
  return z.array(row).parse(rows);
}

const places = readTable('places.tsv', placeRow);
const towns = readTable('towns.tsv', townRow);

function positionOf({ lon, lat }: { lon: number; lat: number }): Position {
  return [lon, lat];
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, i) => values.indexOf(value) !== i);
}

describe('the starter places', () => {
  test('are at least 300, each with a key of its own', () => {
    expect(places.length).toBeGreaterThanOrEqual(300);
    expect(repeated(places.map(({ ref }) => ref))).toEqual([]);
  });

  test('stand in the order of category and name', () => {
    const keys = places.map(({ category, name_fi: name }) => `${category}\t${name}`);
    expect(keys).toEqual(keys.toSorted((a, b) => (a < b ? -1 : 1)));
  });

  test('are of categories that the catalogue knows', () => {
    expect(places.filter(({ category }) => categoryOf(category) === null).map(({ ref }) => ref)).toEqual([]);
  });

  test('hold all 41 national parks with their area', () => {
    const parks = places.filter(({ category }) => category === 'boundary/national_park');
    expect(parks).toHaveLength(41);
    expect(parks.filter(({ area_km2: area }) => area === null).map(({ ref }) => ref)).toEqual([]);
  });

  test('hold all 12 wilderness areas and 5 national hiking areas with their area', () => {
    const areas = places.filter(({ area_km2: area }) => area !== null);
    expect(areas.filter(({ category }) => category === 'my/wilderness_area')).toHaveLength(12);
    expect(areas.filter(({ category }) => category === 'my/hiking_area')).toHaveLength(5);
  });

  test('are of the closest category that the catalogue has', () => {
    const named = (pattern: RegExp) =>
      places.filter(({ name_fi: name }) => pattern.test(name)).map(({ category }) => category);
    expect(new Set(named(/erämaa$/))).toEqual(new Set(['my/wilderness_area']));
    expect(new Set(named(/tuomiokirkko$|katedraali$/))).toEqual(new Set(['building/cathedral']));
    expect(new Set(named(/(?<!tuomio)kirkko$/))).toEqual(new Set(['place_of_worship/christian', 'heritage/unesco']));
    expect(new Set(named(/taidemuseo/))).toEqual(new Set(['tourism/museum']));
  });

  test('lie in Finland', () => {
    expect(
      places.filter((place) => !containsPosition(FINLAND_BOUNDS, positionOf(place))).map(({ ref }) => ref),
    ).toEqual([]);
  });

  test('fill the default camera of a phone, with places to hike and to swim among them', () => {
    const seen = places.filter((place) => containsPosition(PHONE_CAMERA, positionOf(place)));
    const kinds = seen.map(({ category }) => categoryOf(category)?.kind);
    expect(seen.length).toBeGreaterThanOrEqual(18);
    expect(kinds.filter((kind) => kind === 'hiking').length).toBeGreaterThanOrEqual(4);
    expect(kinds).toContain('swimming');
  });

  test('are each told once', () => {
    expect(repeated(places.map(({ name_fi: name, lon, lat }) => `${name} ${lon} ${lat}`))).toEqual([]);
    expect(repeated(places.map(({ wikidata }) => wikidata).filter((id) => id !== ''))).toEqual([]);
  });
});

describe('the starter towns', () => {
  test('are at least 120, each told once and within Finland', () => {
    expect(towns.length).toBeGreaterThanOrEqual(120);
    expect(repeated(towns.map(({ name_fi: name, municipality }) => `${name} ${municipality.join(';')}`))).toEqual([]);
    expect(
      towns.filter((town) => !containsPosition(FINLAND_BOUNDS, positionOf(town))).map(({ name_fi: name }) => name),
    ).toEqual([]);
  });
});

test('every municipality named is one of the 309', () => {
  const named = new Set([...places, ...towns].flatMap(({ municipality }) => municipality));
  expect([...named].filter((name) => municipalityByName(name)?.nameFi !== name)).toEqual([]);
});

const boundaries = sharedData('boundaries/municipalities-2023.geojson');

describe.skipIf(boundaries.missing)('against the boundaries of the municipalities', () => {
  let byName: ReadonlyMap<string, AdminAreaRecord> = new Map();

  beforeAll(async () => {
    const areas = await readAdminAreas(boundaries.file, listener());
    byName = new Map(areas.map((area) => [area.nameFi, area]));
  });

  /** Kilometres from the position to the nearest of the municipalities; negative inside. */
  function outside(position: Position, municipalities: readonly string[]): number {
    const distances = municipalities.map((name) => {
      const area = byName.get(name);
      return area === undefined
        ? Infinity
        : pointToPolygonDistance([...position], area.geometry, { units: 'kilometers' });
    });
    return Math.min(...distances);
  }

  test('every place lies in a municipality that it names', () => {
    const astray = places.filter(
      (place) => outside(positionOf(place), place.municipality) > (REACH_AT_SEA_KM[place.category] ?? REACH_KM),
    );
    expect(astray.map(({ ref }) => ref)).toEqual([]);
  });

  test('every town lies in its municipality', () => {
    const astray = towns.filter((town) => outside(positionOf(town), town.municipality) > REACH_KM);
    expect(astray.map(({ name_fi: name }) => name)).toEqual([]);
  });
});
