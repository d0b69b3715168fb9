import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { faultOf, listener } from '#api/import/records/readerTestSupport.ts';
import { type PlaceNameRecord, TOWN_IDS_END } from './placeName.ts';
import { readPlaceNames } from './readPlaceNames.ts';

// A MADE file in the published form: no package of the land survey lies at hand.
const folder = mkdtempSync(path.join(tmpdir(), 'taival-survey-'));
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * On the central meridian of ETRS-TM35FIN at 65° N: 0.9996 times the length of the meridian of GRS80 from the equator.
 */
const AT_65_27 = '500000.000 7208454.582';

type Row = Readonly<Record<string, string | null>>;

const VILLAGE: Row = {
  placeNameId: '41000001',
  spelling: 'Koskenkylä',
  language: 'fin',
  placeId: '11000001',
  placeType: '3010110',
  municipality: '620',
  scaleRelevance: '50000',
  placeDeletionTime: null,
};

function member(row: Row, pos: string): string {
  const fields = Object.entries({ ...VILLAGE, ...row }).map(([name, value]) =>
    value === null ? `<pnr:${name} xsi:nil="true"/>` : `<pnr:${name}>${value}</pnr:${name}>`,
  );
  const point = pos && `<gml:Point srsName="EPSG:3067"><gml:pos>${pos}</gml:pos></gml:Point>`;
  return `<gml:featureMember><pnr:PlaceNameSimple gml:id="PN_1">
    ${fields.join('\n')}<pnr:placeLocation>${point}</pnr:placeLocation></pnr:PlaceNameSimple></gml:featureMember>`;
}

function read(xml: string | Uint8Array, options = listener()): Promise<PlaceNameRecord[]> {
  const file = path.join(folder, 'placenames_simple.xml');
  writeFileSync(file, xml);
  return readPlaceNames(file, options);
}

const collection = (members: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<gml:FeatureCollection xmlns:gml="http://www.opengis.net/gml"
    xmlns:pnr="http://xml.nls.fi/Nimisto">${members.join('\n')}</gml:FeatureCollection>`;

/** The names of rows, without the embedded towns. */
async function names(rows: readonly (Row & { readonly pos?: string })[], options = listener()) {
  const all = await read(collection(rows.map(({ pos, ...row }) => member(row, pos ?? AT_65_27))), options);
  return all.filter(({ id }) => id >= TOWN_IDS_END);
}

describe('a package of the land survey', () => {
  test('gives a place its names in all languages, its municipality, and its position in degrees', async () => {
    const [place, ...others] = await names([
      VILLAGE,
      { placeNameId: '41000002', spelling: 'Forsby', language: 'swe' },
      { placeNameId: '41000003', spelling: 'Guoikagilli', language: 'sme' },
      { placeNameId: '41000004', spelling: 'Koskikylä', language: 'fin' },
    ]);
    expect(others).toEqual([]);
    expect(place).toMatchObject({
      id: 11_000_001,
      kind: 'neighbourhood',
      nameFi: 'Koskenkylä',
      nameSv: 'Forsby',
      nameSe: 'Guoikagilli',
      nameEn: null,
      municipality: 'Puolanka',
      population: 0,
    });
    expect(place?.position[0]).toBeCloseTo(27, 5);
    expect(place?.position[1]).toBeCloseTo(65, 5);
  });

  test('has names in CDATA', async () => {
    expect(await names([{ spelling: '<![CDATA[Järvi]]> &amp; <![CDATA[<Salo>]]>' }])).toMatchObject([
      { nameFi: 'Järvi & <Salo>' },
    ]);
  });

  test('is read in the encoding that it declares', async () => {
    const xml = collection([member(VILLAGE, AT_65_27)]).replace('UTF-8', 'ISO-8859-1');
    expect((await read(Buffer.from(xml, 'latin1'))).at(-1)).toMatchObject({ nameFi: 'Koskenkylä' });
  });

  test('turns eastings and northings far from the central meridian', async () => {
    // The railway stop of Oulunkylä, by the survey's own search.
    const [place] = await names([{ pos: '387322.093 6678529.481' }]);
    expect(place?.position[0]).toBeCloseTo(24.967, 2);
    expect(place?.position[1]).toBeCloseTo(60.229, 2);
  });

  test.each([
    ['a municipality', { placeType: '4010125' }, 'localadmin'],
    ['a lake on maps 1:100 000', { placeType: '2010210', scaleRelevance: '100000' }, 'nature'],
    ['a hill on maps 1:250 000', { placeType: '1010105', scaleRelevance: '250000' }, 'nature'],
    ['a pond', { placeType: '2010210', scaleRelevance: '25000' }, null],
    ['a shoal', { placeType: '1010405', scaleRelevance: '250000' }, null],
    ['a house', { placeType: '3030105', scaleRelevance: '250000' }, null],
    ['a field', { placeType: '1020305', scaleRelevance: '25000' }, null],
  ])('has %s: %s → %s', async (_, row, kind) => {
    expect((await names([VILLAGE, { spelling: 'Muu', placeId: '11000002', ...row }])).map((name) => name.kind)).toEqual(
      ['neighbourhood', ...(kind === null ? [] : [kind])],
    );
  });

  test('has a place whose only name is in Inari or Skolt Sámi', async () => {
    expect(await names([{ language: 'smn', spelling: 'Aanaar' }])).toMatchObject([{ nameFi: 'Aanaar', nameSe: null }]);
  });

  test('leaves the embedded towns in place of smaller places of their names', async () => {
    const all = await read(
      collection([member({ spelling: 'Oulu', placeType: '4010125', municipality: '564' }, '427000 7211000')]),
    );
    expect(
      all
        .filter(({ nameFi }) => nameFi === 'Oulu')
        .map(({ id, population }) => [id < TOWN_IDS_END, population > 100_000]),
    ).toEqual([[true, true]]);
  });

  test.each([
    ['no position', { pos: '' }, 'has no position'],
    ['a position in words', { pos: 'north east' }, 'has no position'],
    ['a position abroad', { pos: '500000 5000000' }, 'lies outside Finland'],
    ['no name', { spelling: null }, 'has no name'],
    ['an id that is none', { placeId: 'x' }, 'has no placeId that can be kept'],
    ['an id beyond the column', { placeId: '99999999999' }, 'has no placeId that can be kept'],
  ])('skips a row with %s, and says so', async (_, row, reason) => {
    const options = listener();
    expect(await names([{ ...row, placeNameId: '42' }, { placeId: '11000009' }], options)).toHaveLength(1);
    expect(options.skipped).toContainEqual({ ref: '42', reason });
  });

  test('refuses a file without a single place that is searched for, which would leave the towns alone', async () => {
    const ponds = collection([member({ placeType: '2010210', scaleRelevance: '25000' }, AT_65_27)]);
    expect(await faultOf(read(ponds), folder)).toMatch(/holds no place name/);
  });

  test.each([
    ['a page', '<!doctype html><html><body>Busy</body></html>'],
    ['another collection', '<gml:FeatureCollection xmlns:gml="x"></gml:FeatureCollection>'],
    ['a file that ends early', collection([member(VILLAGE, AT_65_27)]).slice(0, -40)],
    ['a file of other bytes', '<\u0000\u0001'],
  ])('refuses %s with one sentence', async (_, xml) => {
    expect(await faultOf(read(xml), folder)).toMatch(/^[^\n]*is no file of place names[^\n]*\.$/);
  });
});
