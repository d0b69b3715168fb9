import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Coverage, SourceRecord } from '#api/import/records/record.ts';
import type { Skipped } from '#api/platform/reading.ts';
import { categoryOf } from '#common/catalogue/catalogue.ts';
import { LOI_CATEGORIES, NAMED_LOIS } from './loiTypes.ts';
import { type LoiOptions, readLois } from './readLois.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lois-'));
});
afterAll(() => rm(folder, { recursive: true }));

const idOf = (number: number): string => `0000000${number}-1111-4111-8111-111111111111`;

const point = (lon = 24.4, lat = 61) => ({
  type: 'FeatureCollection',
  features: [{ type: 'Feature', geometry: { type: 'Point', coordinates: [lon, lat, 101.5] }, properties: {} }],
});

/** Made for tests in the form of the published schema: LIPAS's own documents are not at hand. */
const firePit = (number: number, more: Readonly<Record<string, unknown>> = {}) => ({
  id: idOf(number),
  'event-date': '2026-05-01T08:00:00.000Z',
  status: 'active',
  'loi-category': 'outdoor-recreation-facilities',
  'loi-type': 'fire-pit',
  name: { fi: 'Lammen tulipaikka', se: 'Eldplatsen' },
  description: { fi: 'Puut vajassa.' },
  'accessible?': true,
  accessibility: { fi: 'Luiska' },
  'use-structure-during-fire-warning': true,
  images: [{ url: 'https://example.org/kuva.jpg', description: { fi: 'Kuva' } }],
  geometries: point(),
  ...more,
});

interface Read {
  readonly records: SourceRecord[];
  readonly skipped: Skipped[];
  readonly coverage: Coverage;
  readonly dataDate: string | null;
}

async function read(documents: readonly unknown[], options: Partial<LoiOptions> = {}): Promise<Read> {
  const file = path.join(folder, 'lois.json');
  await writeFile(file, JSON.stringify({ items: documents }));
  return readFrom(file, options);
}

async function readFrom(source: string, options: Partial<LoiOptions> = {}): Promise<Read> {
  const [records, skipped]: [SourceRecord[], Skipped[]] = [[], []];
  const input = await readLois(source, { onSkip: (one) => skipped.push(one), progress: () => undefined, ...options });
  for await (const record of input.records) records.push(record);
  return { records, skipped, coverage: input.coverage, dataDate: input.dataDate };
}

test('a site for fires that has to be booked says so', async () => {
  const { records } = await read([firePit(1, { 'loi-type': 'reservation-campsite' }), firePit(2)]);
  expect(records.map(({ properties }) => properties.facts?.['to-be-booked'])).toEqual([true, undefined]);
});

test('a fire site is a place, with whether it may be used while a wildfire warning is in force', async () => {
  const { records, dataDate } = await read([firePit(1)]);
  expect(records).toEqual([
    {
      source: 'lipas',
      ref: `loi/${idOf(1)}`,
      proposedId: null,
      category: 'leisure/firepit',
      names: { fi: 'Lammen tulipaikka', sv: 'Eldplatsen' },
      type: 'POINT',
      position: [24.4, 61],
      bbox: [24.4, 61, 24.4, 61],
      geometry: { type: 'Point', coordinates: [24.4, 61] },
      areaM2: null,
      lengthM: null,
      properties: {
        description: 'Puut vajassa.',
        accessibility: 'yes: Luiska',
        facts: { 'use-structure-during-fire-warning': true, photos: { fi: 'https://example.org/kuva.jpg · Kuva' } },
      },
      wikidata: null,
      municipalities: [],
      sourceDate: '2026-05-01',
    },
  ]);
  expect(dataDate).toBe('2026-05-01');
});

describe('is left out', () => {
  test.each([
    ['what is planned', { status: 'planned' }],
    ['what is closed for good', { status: 'out-of-service-permanently' }],
    ['a woodshed', { 'loi-type': 'woodshed' }],
    ['a well, of which nobody says that one may drink', { 'loi-type': 'well' }],
    ['a hazard', { 'loi-category': 'water-conditions', 'loi-type': 'hazard' }],
  ])('without a word: %s', async (_, more) => {
    expect(await read([firePit(1, more)])).toMatchObject({ records: [], skipped: [] });
  });

  test.each([
    ['has no name', { name: {}, 'loi-type': 'monument' }],
    ['has no usable geometry', { geometries: {} }],
    ['has no usable geometry', { geometries: point(NaN) }],
    ['lies outside Finland', { geometries: point(12, 55) }],
  ])('with a reason: it %s', async (reason, more) => {
    const { records, skipped } = await read([firePit(1, more)]);
    expect(records).toEqual([]);
    expect(skipped).toEqual([{ ref: `loi/${idOf(1)}`, reason }]);
  });

  test('what occurs again later, and what lies outside the area', async () => {
    const documents = [firePit(1), firePit(2, { geometries: point(25) }), firePit(1, { name: { fi: 'Uusi' } })];
    const { records, skipped } = await read(documents, { area: [24, 60, 24.5, 62] });
    expect(records.map(({ names }) => names)).toEqual([{ fi: 'Uusi' }]);
    expect(skipped).toEqual([{ ref: `loi/${idOf(1)}`, reason: 'occurs more than once; the last one counts' }]);
  });
});

test('one that is closed for now says so; a fire site needs no name', async () => {
  const { records } = await read([firePit(1, { name: {}, status: 'out-of-service-temporarily' })]);
  expect(records[0]?.names).toEqual({});
  expect(records[0]?.properties.facts).toMatchObject({ status: ['out-of-service-temporarily'] });
});

test('a file is complete for the area that the options name only, and never for sites', async () => {
  expect((await read([firePit(1)])).coverage).toEqual({ bounds: null, types: [], municipalities: null, part: 'lois' });
  expect((await read([firePit(1)], { area: [24, 60, 25, 62] })).coverage).toEqual({
    bounds: [24, 60, 25, 62],
    types: null,
    municipalities: null,
    part: 'lois',
  });
});

test('a file of something else is refused', async () => {
  await expect(read([{ 'lipas-id': 5 }])).rejects.toThrow('holds no locations of interest');
});

test('every type is shown under a category of the catalogue', () => {
  for (const key of Object.values(LOI_CATEGORIES)) expect(categoryOf(key), key).not.toBeNull();
  for (const type of NAMED_LOIS) expect(LOI_CATEGORIES, type).toHaveProperty(type);
});

test('where the pages of the interface shift, nothing vanishes by them, and it says so', async () => {
  const page = { items: [firePit(1)], pagination: { 'total-pages': 1, 'total-items': 2 } };
  const server = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(page)),
  );
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const { coverage, skipped } = await readFrom(`http://127.0.0.1:${port}/v2`);
  server.closeAllConnections();
  server.close();
  expect(coverage.types).toEqual([]);
  expect(skipped.map(({ ref }) => ref)).toEqual(['lois']);
});
