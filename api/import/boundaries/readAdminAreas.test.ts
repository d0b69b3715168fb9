import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { area } from '@turf/turf';
import { afterAll, describe, expect, test } from 'vitest';
import { faultOf, listener, sharedData } from '#api/import/records/readerTestSupport.ts';
import { municipalityByCode } from '#common/municipalities/municipalities.ts';
import type { AdminAreaRecord } from './adminArea.ts';
import { readAdminAreas } from './readAdminAreas.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'taival-boundaries-'));
afterAll(() => rmSync(folder, { recursive: true }));

const square = [
  [
    [24, 60],
    [25, 60],
    [25, 61],
    [24, 61],
    [24, 60],
  ],
];

function feature(
  properties: Readonly<Record<string, unknown>>,
  coordinates: unknown = square,
  type = 'Polygon',
): unknown {
  return { type: 'Feature', properties, geometry: { type, coordinates } };
}

const vantaa = feature({ NATCODE: '092', NAMEFIN: 'Vantaa', NAMESWE: 'Vanda' });
const helsinki = feature({ NATCODE: '091', NAMEFIN: 'Helsinki', NAMESWE: 'Helsingfors' });

function write(text: string): string {
  const file = path.join(folder, 'areas.geojson');
  writeFileSync(file, text);
  return file;
}

const readText = (text: string, options = listener()): Promise<AdminAreaRecord[]> =>
  readAdminAreas(write(text), options);
const read = (features: readonly unknown[], options = listener()): Promise<AdminAreaRecord[]> =>
  readText(JSON.stringify({ type: 'FeatureCollection', features }), options);
const fault = (text: string): Promise<string> => faultOf(readText(text), folder);

describe('a boundary file', () => {
  test('gives municipalities by their three-digit code', async () => {
    expect(await read([helsinki])).toEqual([
      {
        code: '091',
        level: 'MUNICIPALITY',
        nameFi: 'Helsinki',
        nameSv: 'Helsingfors',
        bbox: [24, 60, 25, 61],
        geometry: { type: 'Polygon', coordinates: square },
      },
    ]);
  });

  test('gives regions by their two-digit code, as R and the code', async () => {
    expect(
      await read([feature({ NATCODE: '05', NAMEFIN: 'Kanta-Häme', NAMESWE: 'Egentliga Tavastland' })]),
    ).toMatchObject([{ code: 'R05', level: 'REGION', nameFi: 'Kanta-Häme' }]);
  });

  test('may name its fields as Statistics Finland does', async () => {
    const areas = await read([
      feature({ kunta: '091', nimi: 'Helsinki', namn: 'Helsingfors', name: 'Helsinki' }),
      feature({ maakunta: '01', nimi: 'Uusimaa', namn: 'Nyland', name: 'Uusimaa' }),
    ]);
    expect(areas).toMatchObject([
      { code: '091', nameSv: 'Helsingfors' },
      { code: 'R01', nameFi: 'Uusimaa', nameSv: 'Nyland' },
    ]);
  });

  test('with one name only uses it in both languages', async () => {
    expect(await read([feature({ NATCODE: '005', NAMEFIN: 'Alajärvi', NAMESWE: null })])).toMatchObject([
      { nameFi: 'Alajärvi', nameSv: 'Alajärvi' },
    ]);
  });

  test('gives its good features and lists the bad ones, by code or number', async () => {
    const heard = listener();
    const areas = await read(
      [
        helsinki,
        feature({ NATCODE: '049', NAMEFIN: 'Espoo' }, [24, 60], 'Point'),
        feature({ NATCODE: '235', NAMEFIN: 'Kauniainen' }, [
          [
            [24, 60],
            [25, 60],
            [24, 60],
          ],
        ]),
        feature({ NATCODE: '257', NAMEFIN: 'Kirkkonummi' }, [
          [
            [24, 60],
            [25, null],
            [25, 61],
            [24, 60],
          ],
        ]),
        feature({ NATCODE: '858', NAMEFIN: 'Tuusula' }, [
          [
            [385_000, 6_672_000],
            [390_000, 6_672_000],
            [390_000, 6_680_000],
            [385_000, 6_672_000],
          ],
        ]),
        feature({ NATCODE: '753', NAMEFIN: 'Sipoo' }, [
          [
            [60, 24],
            [61, 24],
            [61, 25],
            [60, 24],
          ],
        ]),
        feature({ NATCODE: '543' }),
        feature({ name: 'Suomi' }),
        { type: 'Feature', properties: { NATCODE: '755' }, geometry: null },
        'text',
      ],
      heard,
    );
    expect(areas.map(({ code }) => code)).toEqual(['091']);
    expect(heard.skipped).toEqual([
      { ref: '049', reason: 'is a Point, not a polygon' },
      { ref: '235', reason: 'has a boundary that encloses nothing' },
      { ref: '257', reason: 'has a coordinate that is not a pair of degrees' },
      { ref: '858', reason: 'has projected coordinates; WGS84 degrees (EPSG:4326) are needed' },
      { ref: '753', reason: 'lies outside Finland: longitude and latitude may be swapped' },
      { ref: '543', reason: 'has no name (NAMEFIN)' },
      {
        ref: 'feature 8',
        reason: 'has no municipality code (NATCODE of three digits) and no region code (two digits)',
      },
      { ref: '755', reason: 'has no properties or no geometry' },
      { ref: 'feature 10', reason: 'has no properties or no geometry' },
    ]);
  });

  test('with one code twice gives the last feature of it, and lists the code', async () => {
    const heard = listener();
    const areas = await read(
      [helsinki, vantaa, feature({ NATCODE: '091', NAMEFIN: 'Helsinki', NAMESWE: 'Stadi' })],
      heard,
    );
    expect(areas.map(({ nameSv }) => nameSv)).toEqual(['Stadi', 'Vanda']);
    expect(heard.skipped).toEqual([{ ref: '091', reason: 'occurs more than once; the last one counts' }]);
  });

  test('is refused in one sentence when it is another kind of file', async () => {
    expect(await fault('{"type":"Topology","objects":{}}')).toBe(
      'areas.geojson is not a boundary file: it holds no list named "features".',
    );
    expect(await fault('{"features":[]}')).toBe('areas.geojson holds no boundary.');
    expect(await fault(JSON.stringify({ features: [feature({ TEKSTI: 'Nuuksio' })] }))).toBe(
      'areas.geojson holds no boundary: feature 1 has no municipality code (NATCODE of three digits) ' +
        'and no region code (two digits).',
    );
  });

  test('is refused with the place of the fault when it is truncated or broken', async () => {
    const text = JSON.stringify({ features: [helsinki, vantaa] });
    expect(await fault(text.slice(0, 200))).toBe(
      'areas.geojson is cut short: it ends in the middle at line 1, column 201 (byte 200).',
    );
    expect(await fault(`${text.slice(0, -3)},\n,]}`)).toMatch(
      /^areas\.geojson is not JSON: the fault is at line \d, column \d+ \(byte \d+\)\.$/,
    );
    expect(await faultOf(readAdminAreas(path.join(folder, 'none.geojson'), listener()), folder)).toBe(
      'none.geojson was not found.',
    );
  });
});

const municipalities = sharedData('boundaries/municipalities-2023.geojson');
const regions = sharedData('boundaries/regions-2023.geojson');
const places = sharedData('places/wof-fi-places.geojson');

describe.skipIf(municipalities.missing || regions.missing)('the real boundaries', () => {
  test('are 309 municipalities and 19 regions, all usable', async () => {
    const heard = listener();
    const areas = [
      ...(await readAdminAreas(municipalities.file, heard)),
      ...(await readAdminAreas(regions.file, heard)),
    ];
    expect(heard.skipped).toEqual([]);
    expect(areas.filter(({ level }) => level === 'MUNICIPALITY')).toHaveLength(309);
    expect(areas.filter(({ level }) => level === 'REGION')).toHaveLength(19);
  });

  test('have the names of the table of municipalities, and about the area that the publisher states', async () => {
    const areas = await readAdminAreas(municipalities.file, listener());
    for (const { code, nameFi, nameSv } of areas) expect(municipalityByCode(code)).toMatchObject({ nameFi, nameSv });
    const total = areas.reduce((sum, { geometry }) => sum + area(geometry), 0);
    expect(total / 1e6).toBeGreaterThan(380_000);
    expect(total / 1e6).toBeLessThan(400_000);
  });

  test('cut short anywhere are refused with the place of the fault', async () => {
    const text = readFileSync(regions.file, 'utf8');
    for (const at of [1, 100, 5_000, 70_000, text.length - 1]) {
      expect(await fault(text.slice(0, at))).toMatch(
        /^areas\.geojson is cut short: it ends in the middle at line 1, column \d+ \(byte \d+\)\.$/,
      );
    }
  });

  test.skipIf(places.missing)('are not found in a file of place names, and it is not read to its end', async () => {
    expect(await faultOf(readAdminAreas(places.file, listener()), path.dirname(places.file))).toBe(
      'wof-fi-places.geojson holds no boundary: feature 1 has no municipality code (NATCODE of three digits) ' +
        'and no region code (two digits).',
    );
  });
});
