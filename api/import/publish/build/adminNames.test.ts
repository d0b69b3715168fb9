import { describe, expect, test } from 'vitest';
import type { AdminAreaRecord, AdminLevel } from '#api/import/boundaries/adminArea.ts';
import { adminIndex } from '#api/import/boundaries/adminIndex.ts';
import { loadRecord } from '#api/import/publish/core/loaded.ts';
import { lineRecord, pointRecord, squareRecord } from '../../../../tests/support/made/madeRecords.ts';
import { adminNames } from './adminNames.ts';

/** A strip of so many degrees from a longitude on. */
function strip(code: string, level: AdminLevel, west: number, width: number, nameFi: string): AdminAreaRecord {
  const [east, south, north] = [west + width, 60, 62];
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return {
    code,
    level,
    nameFi,
    nameSv: `${nameFi} sv`,
    bbox: [west, south, east, north],
    geometry: { type: 'Polygon', coordinates: [ring] },
  };
}

const index = adminIndex([
  strip('091', 'MUNICIPALITY', 24, 1, 'Helsinki'),
  strip('092', 'MUNICIPALITY', 25, 1, 'Vantaa'),
  ...Array.from({ length: 6 }, (_, i) => strip(`80${i}`, 'MUNICIPALITY', 26 + i / 10, 0.1, `Kunta ${i}`)),
  strip('R01', 'REGION', 24, 3, 'Uusimaa'),
]);

const of = (record: ReturnType<typeof pointRecord>, by = index): ReturnType<typeof adminNames> =>
  adminNames(loadRecord(record, record.geometry, null), by);

describe('areas of a place', () => {
  test('are its municipality and region', () => {
    expect(of(pointRecord([24.5, 61], { ref: 'a' }))).toEqual({
      municipalities: ['091'],
      adminFi: ['Helsinki', 'Uusimaa'],
      adminSv: ['Helsinki sv', 'Uusimaa sv'],
    });
  });

  test('of a route are all it passes, the largest share first', () => {
    const line = lineRecord(
      Array.from({ length: 40 }, (_, i) => [24.7 + i / 40, 61] as const),
      { ref: 'a' },
    );
    expect(of({ ...line, position: [24.8, 61] }).adminFi).toEqual(['Vantaa', 'Helsinki', 'Uusimaa']);
  });

  test('are at most five municipalities', () => {
    const line = lineRecord(
      Array.from({ length: 60 }, (_, i) => [26.005 + i / 100, 61] as const),
      { ref: 'a' },
    );
    expect(of(line).municipalities).toHaveLength(5);
  });

  test('of an area on a border are both sides', () => {
    expect(new Set(of(squareRecord([25, 61], 0.01, { ref: 'a' })).municipalities)).toEqual(new Set(['091', '092']));
  });

  test('are what the source says where no boundary knows the place, with the region of the table', () => {
    const stated = pointRecord([10, 61], { ref: 'a', municipalities: ['109'] });
    expect(of(stated)).toEqual({
      municipalities: ['109'],
      adminFi: ['Hämeenlinna', 'Kanta-Häme'],
      adminSv: ['Tavastehus', 'Egentliga Tavastland'],
    });
    expect(of(stated, adminIndex([])).municipalities).toEqual(['109']);
  });

  test('are what the source says of a place that lies up to a kilometre across the simplified boundary', () => {
    const stated = (lon: number) => of(pointRecord([lon, 61], { ref: 'a', municipalities: ['091'] })).adminFi;
    // 0.01 degrees of longitude are 540 m there.
    expect(stated(25.01)).toEqual(['Helsinki', 'Uusimaa']);
    expect(stated(25.02)).toEqual(['Vantaa', 'Uusimaa']);
    const drawn = squareRecord([25.01, 61], 0.001, { ref: 'a', municipalities: ['091'] });
    expect(of(drawn).adminFi).toEqual(['Vantaa', 'Uusimaa']);
  });

  test('are all areas that the source names for a park or trail with only a known point', () => {
    const park = pointRecord([24.5, 61], { ref: 'a', municipalities: ['049', '257', '927'] });
    expect(of({ ...park, type: 'AREA' }).adminFi).toEqual(['Espoo', 'Kirkkonummi', 'Vihti', 'Uusimaa']);
    const drawn = squareRecord([24.5, 61], 0.01, { ref: 'a', municipalities: ['049', '257'] });
    expect(of(drawn).municipalities).toEqual(['091']);
  });

  test('are none at sea', () => {
    expect(of(pointRecord([10, 61], { ref: 'a', municipalities: ['999'] }))).toEqual({
      municipalities: [],
      adminFi: [],
      adminSv: [],
    });
  });
});
