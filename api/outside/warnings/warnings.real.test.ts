import { readFileSync } from 'node:fs';
import type { GeometryCollection, Position } from 'geojson';
import proj4 from 'proj4';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { capText, type MadeArea, type MadeMessage } from '../../../tests/support/made/madeWarnings.ts';
import { sharedFile } from '../../../tests/support/product.ts';
import { type CapMessage, capMessageOf } from './capMessage.ts';
import { polygonContains } from './capPolygons.ts';
import { REGIONS } from './regions.ts';
import { xmlElements } from './xmlElements.ts';

// Real warnings of the institute, in the form of its map service: no public archive has them as CAP. Here they are put
// into messages of the profile, and have to come out of those as they are.

const FILES = [
  'wfs-weather-2020-05-27-all-types-dev',
  'wfs-weather-2020-09-03-forestfire-grassfire-thunder-wind-polygons',
  'wfs-weather-2020-09-03-forestfire-polygon',
  'wfs-weather-2020-09-16-storm-aila-rain-wind',
  'wfs-weather-2020-09-22-forestfire-grassfire-hot',
  'wfs-weather-2021-01-11-cold-pedestrian-traffic',
  'wfs-weather-2021-03-17-traffic-polygons-coverage-refs',
  'cap-derived-2024-05-20-first11',
] as const;
const files = FILES.flatMap((name) => sharedFile(`fmi-warnings/${name}.json`) ?? []);
const regions = sharedFile('boundaries/regions-2023.geojson');

const TO_DEGREES = proj4('+proj=utm +zone=35 +ellps=GRS80 +units=m +no_defs');

const feature = z.object({
  geometry: z.custom<GeometryCollection>().nullable(),
  properties: z.object({
    warning_context: z.string(),
    effective_from: z.string(),
    effective_until: z.string(),
    publication_time: z.string(),
    severity: z.string(),
    reference: z.string().nullable(),
    representative_x: z.number().nullable(),
    representative_y: z.number().nullable(),
    info_fi: z.string(),
  }),
});
type Feature = z.output<typeof feature>;

const LEVELS = { 'level-1': 'green', 'level-2': 'yellow', 'level-3': 'orange', 'level-4': 'red' } as const;

function featuresOf(file: string): Feature[] {
  const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const collection = z.object({ features: z.array(z.unknown()) });
  const derived = z.object({ data: z.object({ weather_finland_active_all: collection }) });
  const { features } = derived.safeParse(parsed).data?.data.weather_finland_active_all ?? collection.parse(parsed);
  return features.map((one) => feature.parse(one)).filter(({ properties }) => properties.reference !== null);
}

/** `county.19` by the code that the profile has for it. */
function areaOf({ geometry, properties }: Feature): MadeArea {
  const [kind = '', number = ''] = properties.reference?.split('#').at(-1)?.split('.') ?? [];
  const polygons = (geometry?.geometries ?? []).flatMap((part) =>
    part.type === 'Polygon' ? [part.coordinates] : part.type === 'MultiPolygon' ? part.coordinates : [],
  );
  const iso = [...REGIONS].find(([, region]) => String(region.number) === number)?.[0] ?? '';
  const sets: Readonly<Record<string, readonly [string, string]>> = {
    county: ['ISO 3166-2', iso],
    municipality: ['FI-kuntanumero', number],
    sea_region: ['METAREA', number],
  };
  const code = sets[kind];
  return { polygons: polygons.map(([ring = []]) => ring.map(cornerText).join(' ')), codes: code ? [code] : [] };
}

function cornerText([east = 0, north = 0]: Position): string {
  const [lon, lat] = TO_DEGREES.inverse([east, north]);
  return `${lat.toFixed(4)},${lon.toFixed(4)}`;
}

function messageOf(one: Feature, at: number): MadeMessage {
  const { properties: of } = one;
  const level = LEVELS[z.enum(['level-1', 'level-2', 'level-3', 'level-4']).parse(of.severity)];
  return {
    id: String(at),
    sent: of.publication_time,
    event: of.warning_context.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    level,
    onset: of.effective_from,
    expires: of.effective_until,
    areas: [areaOf(one)],
    description: of.info_fi,
  };
}

function read(message: MadeMessage): CapMessage | undefined {
  const messages: CapMessage[] = [];
  const elements = xmlElements([''], (element) => void messages.push(capMessageOf(element)));
  elements.write(Buffer.from(capText(message)));
  elements.end();
  return messages[0];
}

describe.skipIf(files.length < FILES.length)('real warnings', () => {
  const features = files.flatMap(featuresOf);

  test('are many, of all kinds', () => {
    expect(features.length).toBeGreaterThan(200);
    expect(new Set(features.map(({ properties }) => properties.warning_context)).size).toBe(15);
  });

  test('come out of messages with their event, colour, times and places', () => {
    for (const [at, one] of features.entries()) {
      const { properties: of } = one;
      const message = messageOf(one, at);
      const [warning] = read(message)?.warnings ?? [];
      // Advice to boaters is of the lowest level, which is no warning.
      if (of.severity === 'level-1') {
        expect(warning).toBeUndefined();
        continue;
      }
      const [, kind, number] = /#(\w+)\.(\w+)$/.exec(of.reference ?? '') ?? [];
      expect(warning).toMatchObject({
        event: message.event,
        level: message.level,
        validFrom: new Date(of.effective_from),
        validUntil: new Date(of.effective_until),
        municipalities: kind === 'municipality' ? [Number(number)] : [],
        regions: kind === 'county' ? [Number(number)] : [],
      });
      if (one.geometry !== null) expect(warning?.polygons.length).toBeGreaterThan(0);
    }
  });

  test('with a polygon lie where the institute puts their names', () => {
    const placed = features.filter(
      ({ geometry, properties }) => geometry !== null && properties.representative_x !== null,
    );
    expect(placed.length).toBeGreaterThan(3);
    for (const [at, one] of placed.entries()) {
      const { representative_x: x, representative_y: y } = one.properties;
      const [lon = 0, lat = 0] = TO_DEGREES.inverse([x ?? 0, y ?? 0]);
      const polygons = read(messageOf(one, at))?.warnings[0]?.polygons ?? [];
      expect(polygons.some((polygon) => polygonContains(polygon, [lon, lat]))).toBe(true);
    }
  });
});

test.skipIf(regions === null)('each region has its position inside its boundary', () => {
  const collection = z.object({
    features: z.array(
      z.object({
        properties: z.object({ NATCODE: z.string() }),
        geometry: z.object({ type: z.string(), coordinates: z.array(z.unknown()) }),
      }),
    ),
  });
  const { features } = collection.parse(JSON.parse(readFileSync(regions ?? '', 'utf8')));
  const ring = z.array(z.tuple([z.number(), z.number()]).rest(z.number()));
  const containing = (number: number) =>
    features.flatMap(({ properties, geometry }) => {
      const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
      const outlines = polygons.map((polygon) => ring.parse(z.array(z.unknown()).parse(polygon)[0]));
      const { inside } = [...REGIONS.values()].find((region) => region.number === number) ?? {
        inside: [0, 0] as const,
      };
      return outlines.some((outline) => polygonContains({ type: 'Polygon', coordinates: [outline] }, inside))
        ? [Number(properties.NATCODE)]
        : [];
    });
  const numbers = [...REGIONS.values()].map(({ number }) => number);
  expect(numbers.map(containing)).toEqual(numbers.map((number) => [number]));
  expect(numbers.toSorted((a, b) => a - b)).toEqual(
    features.map(({ properties }) => Number(properties.NATCODE)).toSorted((a, b) => a - b),
  );
});
