import { booleanPointInPolygon } from '@turf/turf';
import { describe, expect, test } from 'vitest';
import { listener, sharedData } from '#api/import/records/readerTestSupport.ts';
import type { Position } from '#common/geo/bounds.ts';
import type { AdminAreaRecord, AdminLevel } from './adminArea.ts';
import { adminIndex } from './adminIndex.ts';
import { readAdminAreas } from './readAdminAreas.ts';

function box(code: string, level: AdminLevel, west: number, east: number): AdminAreaRecord {
  const coordinates = [
    [
      [west, 60],
      [east, 60],
      [east, 61],
      [west, 61],
      [west, 60],
    ],
  ];
  return {
    code,
    level,
    nameFi: code,
    nameSv: code,
    bbox: [west, 60, east, 61],
    geometry: { type: 'Polygon', coordinates },
  };
}

const areas = [box('002', 'MUNICIPALITY', 25, 26), box('001', 'MUNICIPALITY', 24, 25), box('R01', 'REGION', 24, 26)];

function codes(of: readonly AdminAreaRecord[], position: Position): (string | undefined)[] {
  const { municipality, region } = adminIndex(of).locate(position);
  return [municipality?.code, region?.code];
}

describe('the municipality of a position', () => {
  test('is found with its region', () => {
    expect(codes(areas, [24.5, 60.5])).toEqual(['001', 'R01']);
    expect(codes(areas, [25.5, 60.5])).toEqual(['002', 'R01']);
  });

  test('is absent outside of all areas, and where none are loaded', () => {
    expect(codes(areas, [27, 60.5])).toEqual([undefined, undefined]);
    expect(codes([], [24.5, 60.5])).toEqual([undefined, undefined]);
    expect(codes(areas.slice(0, 2), [24.5, 60.5])).toEqual(['001', undefined]);
  });

  test('on a common boundary is one of the two, the same for any order of the areas', () => {
    const found = codes(areas, [25, 60.5]);
    expect(['001', '002']).toContain(found[0]);
    expect(codes(areas.toReversed(), [25, 60.5])).toEqual(found);
  });

  test('in a hole of one area is not in it', () => {
    const [island] = [box('003', 'MUNICIPALITY', 24, 26)];
    const hole = [
      [24.5, 60.4],
      [24.5, 60.6],
      [24.7, 60.6],
      [24.7, 60.4],
      [24.5, 60.4],
    ];
    const pierced: AdminAreaRecord = {
      ...island,
      geometry: {
        type: 'MultiPolygon',
        coordinates: [[...(island.geometry.type === 'Polygon' ? island.geometry.coordinates : []), hole]],
      },
    };
    expect(codes([pierced], [24.6, 60.5])).toEqual([undefined, undefined]);
    expect(codes([pierced], [24.4, 60.5])).toEqual(['003', undefined]);
    expect(codes([pierced], [24.4, 60.4])).toEqual(['003', undefined]);
  });
});

describe('a finely drawn boundary', () => {
  test('gives the same answers as a plain point-in-polygon test', () => {
    const ring = Array.from({ length: 3_001 }, (_, n): [number, number] => {
      const angle = ((n % 3_000) / 3_000) * 2 * Math.PI;
      const radius = 0.4 + 0.1 * Math.sin(60 * angle);
      return [25 + radius * Math.cos(angle), 60.5 + radius * Math.sin(angle)];
    });
    const star: AdminAreaRecord = {
      ...box('001', 'REGION', 24, 26),
      bbox: [24.5, 60, 25.5, 61],
      geometry: { type: 'Polygon', coordinates: [ring] },
    };
    const index = adminIndex([star]);
    let inside = 0;
    for (let n = 0; n < 2_000; n += 1) {
      const position: Position = [24.5 + ((n * 0.754_877_666) % 1), 60 + ((n * 0.569_840_29) % 1)];
      const found = index.locate(position).region !== undefined;
      expect(found).toBe(booleanPointInPolygon([...position], star.geometry));
      if (found) inside += 1;
    }
    expect(inside).toBeGreaterThan(800);
    expect(inside).toBeLessThan(1_200);
  });
});

const municipalities = sharedData('boundaries/municipalities-2023.geojson');
const regions = sharedData('boundaries/regions-2023.geojson');

describe.skipIf(municipalities.missing || regions.missing)('with the real boundaries', () => {
  test('known places lie in their municipality and region', async () => {
    const index = adminIndex([
      ...(await readAdminAreas(municipalities.file, listener())),
      ...(await readAdminAreas(regions.file, listener())),
    ]);
    const known: readonly [string, Position, string, string][] = [
      ['Häme Castle', [24.4587, 61.0036], 'Hämeenlinna', 'Kanta-Häme'],
      ['Ukko-Koli', [29.8046, 63.0966], 'Lieksa', 'Pohjois-Karjala'],
      ['Kebnekaise is in Sweden', [18.5, 67.9], 'none', 'none'],
      ['Mariehamn', [19.94, 60.1], 'Maarianhamina', 'Ahvenanmaan maakunta'],
      ['Tampere Cathedral', [23.7745, 61.5013], 'Tampere', 'Pirkanmaa'],
      ['Utsjoki church', [27.0083, 69.9], 'Utsjoki', 'Lappi'],
    ];
    for (const [place, position, municipality, region] of known) {
      const found = index.locate(position);
      expect([place, found.municipality?.nameFi ?? 'none', found.region?.nameFi ?? 'none']).toEqual([
        place,
        municipality,
        region,
      ]);
    }
  });

  test('agree with a plain point-in-polygon test of every area', async () => {
    const all = await readAdminAreas(municipalities.file, listener());
    const index = adminIndex(all);
    for (let n = 0; n < 2_000; n += 1) {
      // Low-discrepancy points over the whole country.
      const position: Position = [20 + 11 * ((n * 0.754_877_666) % 1), 60 + 10 * ((n * 0.569_840_29) % 1)];
      const plain = all
        .filter(({ geometry }) => booleanPointInPolygon([...position], geometry))
        .map(({ code }) => code);
      expect(index.locate(position).municipality?.code).toBe(plain[0]);
      expect(plain.length).toBeLessThan(2);
    }
  });
});
