import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { faultOf, listener, sharedData } from '#api/import/records/readerTestSupport.ts';
import type { PlaceNameRecord } from './placeName.ts';
import { readPlaceNames } from './readPlaceNames.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'taival-names-'));
afterAll(() => rmSync(folder, { recursive: true }));

const MAALAHTI = 907_199_243;

function feature(
  properties: Readonly<Record<string, unknown>>,
  coordinates: unknown = [21.55, 62.94],
  type = 'Point',
): unknown {
  return {
    type: 'Feature',
    properties: { wof_id: 101_750_001, placetype: 'locality', ...properties },
    geometry: { type, coordinates },
  };
}

const malax = feature({
  name: 'Maalahti',
  name_fi: 'Maalahti',
  name_sv: 'Malax',
  name_en: 'Maalahti',
  name_se: 'Maalahti',
  population: 5_500,
  localadmin_id: MAALAHTI,
});
const municipality = feature(
  { wof_id: MAALAHTI, placetype: 'localadmin', name: 'Maalahti', name_fi: 'Maalahti', name_sv: 'Malax' },
  [21.4, 62.8],
);

const readText = (text: string, options = listener()): Promise<PlaceNameRecord[]> => {
  const file = path.join(folder, 'names.geojson');
  writeFileSync(file, text);
  return readPlaceNames(file, options);
};
const read = (features: readonly unknown[], options = listener()): Promise<PlaceNameRecord[]> =>
  readText(JSON.stringify({ features }), options);
const fault = (text: string): Promise<string> => faultOf(readText(text), folder);

describe('a file of place names', () => {
  test('gives a settlement’s names in the languages in which they differ, with its municipality’s name', async () => {
    expect(await read([malax, municipality])).toEqual([
      {
        id: 101_750_001,
        kind: 'locality',
        nameFi: 'Maalahti',
        nameSv: 'Malax',
        nameEn: null,
        nameSe: null,
        municipality: 'Maalahti',
        population: 5_500,
        position: [21.55, 62.94],
      },
    ]);
  });

  test('gives a municipality also where no settlement has its name', async () => {
    expect(await read([municipality])).toMatchObject([{ id: MAALAHTI, kind: 'localadmin', municipality: 'Maalahti' }]);
  });

  test('names a municipality that is missing in it after the settlement of its name', async () => {
    const names = await read([
      feature({ name: 'Petolahti', wof_id: 101_750_002, localadmin_id: MAALAHTI }, [21.3, 62.8]),
      feature({ name: 'Bergö', wof_id: 101_750_003, localadmin_id: 5 }, [21.2, 62.95]),
      malax,
    ]);
    expect(names.map(({ nameFi, municipality: of }) => `${nameFi}: ${of}`).toSorted()).toEqual([
      'Bergö: null',
      'Maalahti: Maalahti',
      'Petolahti: Maalahti',
    ]);
  });

  test('with places of one name near each other gives the most populous and lists the others', async () => {
    const heard = listener();
    const names = await read(
      [
        feature({ wof_id: 1_000_001, name: 'Tuulos', population: 10 }, [24.83, 61.11]),
        feature({ wof_id: 1_000_002, name: 'Tuulos', population: 900, placetype: 'neighbourhood' }, [24.84, 61.12]),
        feature({ wof_id: 1_000_003, name: 'Tuulos' }, [27, 63]),
      ],
      heard,
    );
    expect(names.map(({ id }) => id)).toEqual([1_000_002, 1_000_003]);
    expect(heard.skipped).toEqual([{ ref: '1000001', reason: 'is the same place as 1000002' }]);
  });

  test('without a Finnish name uses the local one', async () => {
    expect(await read([feature({ name: 'Batsmora', name_sv: 'Båtsmora' })])).toMatchObject([
      { nameFi: 'Batsmora', nameSv: 'Båtsmora', municipality: null, population: 0 },
    ]);
  });

  test('leaves out places that nobody searches for, and former ones', async () => {
    const heard = listener();
    const names = await read(
      [
        malax,
        feature({ wof_id: 85_633_143, placetype: 'country', name: 'Suomi' }),
        feature({ wof_id: 1_108_000_001, placetype: 'county', name: 'Lahti' }),
        feature({ wof_id: 1_108_000_002, name: 'Ent. kunta', is_current: 0 }),
      ],
      heard,
    );
    expect(names.map(({ nameFi }) => nameFi)).toEqual(['Maalahti']);
    expect(heard.skipped).toEqual([]);
  });

  test('gives its good features and lists the bad ones, by id or number', async () => {
    const heard = listener();
    const names = await read(
      [
        feature({ wof_id: 'x', name: 'Ei' }),
        feature({ wof_id: 99, name: 'Ei' }),
        feature({ wof_id: 3_000_000_000, name: 'Ei' }),
        feature({ wof_id: 1_000_011, name: ' ' }),
        feature({ wof_id: 1_000_012, name: 'Ei' }, [[21, 62]], 'LineString'),
        feature({ wof_id: 1_000_013, name: 'Ei' }, ['21', 62]),
        feature({ wof_id: 1_000_014, name: 'Ei' }, [18.06, 59.33]),
        { type: 'Feature', properties: { wof_id: 1_000_015 } },
        null,
        malax,
        feature({ name: 'Petolahti', population: 1e300 }),
      ],
      heard,
    );
    expect(names).toMatchObject([{ id: 101_750_001, nameFi: 'Petolahti', population: 0 }]);
    expect(heard.skipped).toEqual([
      { ref: 'feature 1', reason: 'has no wof_id and placetype' },
      { ref: '99', reason: 'has an id beyond the range of place names' },
      { ref: '3000000000', reason: 'has an id beyond the range of place names' },
      { ref: '1000011', reason: 'has no name' },
      { ref: '1000012', reason: 'has no position' },
      { ref: '1000013', reason: 'has no position' },
      { ref: '1000014', reason: 'lies outside Finland' },
      { ref: '1000015', reason: 'has no wof_id and placetype' },
      { ref: 'feature 9', reason: 'has no wof_id and placetype' },
      { ref: '101750001', reason: 'occurs more than once; the last one counts' },
    ]);
  });

  test('is refused in one sentence when it is something else, truncated or broken', async () => {
    expect(await fault('[1]')).toBe('names.geojson is not a file of place names: it holds no list named "features".');
    expect(await fault('{"features":[]}')).toBe('names.geojson holds no place name.');
    expect(await fault(JSON.stringify({ features: [{ properties: { NATCODE: '091' } }] }))).toBe(
      'names.geojson holds no place name: feature 1 has no wof_id and placetype.',
    );
    expect(await fault('{"features":[{"properties":')).toBe(
      'names.geojson is cut short: it ends in the middle at line 1, column 28 (byte 27).',
    );
    expect(await fault('{"features":[{]}')).toBe(
      'names.geojson is not JSON: the fault is at line 1, column 15 (byte 14).',
    );
  });
});

const real = sharedData('places/wof-fi-places.geojson');

describe.skipIf(real.missing)('the real gazetteer', () => {
  test('gives nearly all settlements, each once, most of them with their municipality', async () => {
    const heard = listener();
    const names = await readPlaceNames(real.file, heard);
    expect(names.length).toBeGreaterThan(13_000);
    expect(new Set(names.map(({ id }) => id)).size).toBe(names.length);
    expect(names.filter(({ municipality }) => municipality !== null).length / names.length).toBeGreaterThan(0.9);
    const reasons = new Set(heard.skipped.map(({ reason }) => reason.replace(/\d+/, 'N')));
    expect([...reasons].toSorted()).toEqual(['has no name', 'is the same place as N', 'lies outside Finland']);
  });

  test('knows cities in all their languages, once', async () => {
    const names = await readPlaceNames(real.file, listener());
    const helsinki = names.filter(({ nameFi }) => nameFi === 'Helsinki');
    expect(helsinki).toEqual([
      {
        id: 101_748_417,
        kind: 'locality',
        nameFi: 'Helsinki',
        nameSv: 'Helsingfors',
        nameEn: null,
        nameSe: 'Helsset',
        municipality: 'Helsinki',
        population: 620_982,
        position: [24.99935, 60.20787],
      },
    ]);
    for (const town of ['Espoo', 'Hämeenlinna', 'Rovaniemi', 'Ylöjärvi', 'Koski Tl', 'Maarianhamina']) {
      expect([town, names.filter(({ nameFi, kind }) => nameFi === town && kind !== 'region').length]).toEqual([
        town,
        1,
      ]);
    }
  });

  test('cut short is refused', async () => {
    const text = readFileSync(real.file, 'utf8');
    expect(await fault(text.slice(0, 2_000_000))).toMatch(
      /^names\.geojson is cut short: it ends in the middle at line \d+, column \d+ \(byte \d+\)\.$/,
    );
  });
});
