import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { collect, faultOf } from '#api/import/records/readerTestSupport.ts';
import type { SourceRecord } from '#api/import/records/record.ts';
import { projectRoot } from '#api/platform/paths.ts';
import { ID_RANGES } from '#common/places/attractionId.ts';
import { readStarter } from './readStarter.ts';
import { starterId } from './starterId.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'taival-starter-'));
const table = path.join(folder, 'prisma', 'starter', 'places.tsv');
mkdirSync(path.dirname(table), { recursive: true });
afterAll(() => rmSync(folder, { recursive: true }));

const HEADER =
  'ref\tcategory\tname_fi\tname_sv\tname_en\tlon\tlat\tmunicipality\twikipedia\twikidata\tarea_km2\tlength_km\twww';

/** The records of a table of these rows. */
async function read(...rows: readonly string[]): Promise<SourceRecord[]> {
  writeFileSync(table, [HEADER, ...rows].map((row) => `${row}\n`).join(''));
  return collect((await readStarter(folder)).records);
}

const castle =
  'hame-castle\thistoric/castle\tHämeen linna\tTavastehus slott\tHäme ' +
  'Castle\t24.4587\t61.0036\tHämeenlinna\tfi:Hämeen linna\tQ1135049\t\t\thttps://www.kansallismuseo.fi';

describe('a row of the starter table', () => {
  test('is a record at its position, with an id of its own and its municipality’s code', async () => {
    expect(await read(castle)).toEqual([
      {
        source: 'starter',
        ref: 'hame-castle',
        proposedId: starterId('hame-castle'),
        category: 'historic/castle',
        type: 'POINT',
        names: { fi: 'Hämeen linna', sv: 'Tavastehus slott', en: 'Häme Castle' },
        position: [24.4587, 61.0036],
        bbox: [24.4587, 61.0036, 24.4587, 61.0036],
        geometry: { type: 'Point', coordinates: [24.4587, 61.0036] },
        areaM2: null,
        lengthM: null,
        properties: { wikipedia: 'fi:Hämeen linna', www: 'https://www.kansallismuseo.fi' },
        wikidata: 'Q1135049',
        municipalities: ['109'],
        sourceDate: null,
      },
    ]);
  });

  test('of a park is an area of the stated size, of a trail a path of the stated length, both at a point', async () => {
    const [park, trail, reserve, rapids] = await read(
      'nuuksio\tboundary/national_park\tNuuksion kansallispuisto\t\t\t24.5\t60.3\tEspoo;Kirkkonummi;Vihti\t\t\t55\t\t',
      'karhunkierros\troute/hiking\tKarhunkierros\t\t\t29.2\t66.4\tKuusamo;Salla\t\t\t\t82\t',
      'malla\tleisure/nature_reserve\tMallan luonnonpuisto\t\t\t20.7\t69.05\tEnontekiö\t\t\t\t\t',
      'ruunaa\twaterway/rapids\tRuunaan kosket\t\t\t30.45\t63.38\tLieksa\t\t\t\t31\t',
    );
    expect(park).toMatchObject({
      type: 'AREA',
      areaM2: 55_000_000,
      lengthM: null,
      municipalities: ['049', '257', '927'],
      geometry: { type: 'Point' },
    });
    expect(trail).toMatchObject({ type: 'PATH', areaM2: null, lengthM: 82_000, geometry: { type: 'Point' } });
    expect(reserve).toMatchObject({
      type: 'AREA',
      areaM2: null,
      names: { fi: 'Mallan luonnonpuisto' },
      properties: {},
      wikidata: null,
    });
    expect(rapids).toMatchObject({ type: 'PATH', lengthM: 31_000 });
    expect(Object.keys(park?.names ?? {})).toEqual(['fi']);
  });

  test('that is wrong is named with its line', async () => {
    const wrong = async (row: string): Promise<string> =>
      (await faultOf(read(castle, row), folder)).replace('prisma/starter/', '');
    expect(await wrong(castle.replace('historic/castle', 'historic/palace'))).toBe(
      'places.tsv, line 3: category is not in the catalogue.',
    );
    expect(await wrong(castle.replace('24.4587', 'east'))).toBe('places.tsv, line 3: lon is no number of degrees.');
    expect(await wrong(castle.replace('\tHämeenlinna\t', '\tTavastehus;Tavastia\t'))).toBe(
      'places.tsv, line 3: municipality names no municipality: Tavastia.',
    );
    expect(await wrong(castle.replace('Hämeen linna\tTav', '\tTav'))).toBe('places.tsv, line 3: name_fi is empty.');
    expect(await wrong(castle.replace('\t\t\thttps', '\tlarge\t\thttps'))).toBe(
      'places.tsv, line 3: area_km2 is no number.',
    );
    expect(await wrong(castle.replace('hame-castle', 'skansen').replace('24.4587', '18.06'))).toBe(
      'places.tsv: skansen lies outside Finland.',
    );
    expect(await wrong(castle)).toBe('places.tsv: hame-castle and hame-castle have the same id.');
    expect(await wrong('half a row')).toMatch(/^places\.tsv is no table: .*line 3.*\.$/);
    expect(await faultOf(readStarter(path.join(folder, 'none')), folder)).toBe(
      'none/prisma/starter/places.tsv could not be read.',
    );
  });
});

describe('the id of a starter place', () => {
  test('is the same at every load, and lies in the range of curated places', () => {
    expect(starterId('nuuksio-national-park')).toBe(starterId('nuuksio-national-park'));
    for (const ref of ['a', 'nuuksio-national-park', 'x'.repeat(100)]) {
      expect(starterId(ref)).toBeLessThan(ID_RANGES.own);
      expect(starterId(ref)).toBeGreaterThanOrEqual(ID_RANGES.curated);
    }
  });

  test('does not change from one release to the next', () => {
    expect(starterId('nuuksio-national-park')).toBe(212_354_106_654_256);
  });
});

describe('the embedded table', () => {
  test('is read whole: every row has its own id', async () => {
    const input = await readStarter(projectRoot);
    const records = await collect(input.records);
    const rows =
      readFileSync(path.join(projectRoot, 'prisma', 'starter', 'places.tsv'), 'utf8')
        .trim()
        .split('\n').length - 1;
    expect(records).toHaveLength(rows);
    expect(new Set(records.map(({ proposedId }) => proposedId)).size).toBe(rows);
    expect(input).toMatchObject({
      source: 'starter',
      coverage: { bounds: null, types: null, municipalities: null },
      dataDate: null,
    });
  });

  test('is read the same after a byte order mark and with Windows line ends', async () => {
    cpSync(path.join(projectRoot, 'prisma', 'starter', 'places.tsv'), table);
    const plain = await collect((await readStarter(folder)).records);
    writeFileSync(table, `\ufeff${readFileSync(table, 'utf8').replaceAll('\n', '\r\n')}`);
    expect(await collect((await readStarter(folder)).records)).toEqual(plain);
  });
});
