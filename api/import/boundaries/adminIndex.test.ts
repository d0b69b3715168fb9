import { describe, expect, test } from 'vitest';
import type { Position } from '#common/bounds.ts';
import { listener, sharedData } from '../testSupport.ts';
import type { AdminAreaRecord, AdminLevel } from './adminArea.ts';
import { adminIndex } from './adminIndex.ts';
import { readAdminAreas } from './readAdminAreas.ts';

function box(code: string, level: AdminLevel, west: number, east: number): AdminAreaRecord {
  const coordinates = [[[west, 60], [east, 60], [east, 61], [west, 61], [west, 60]]];
  return { code, level, nameFi: code, nameSv: code, bbox: [west, 60, east, 61], geometry: { type: 'Polygon', coordinates } };
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

  test('on a common boundary is the same whatever order the areas came in', () => {
    expect(codes(areas, [25, 60.5])).toEqual(['001', 'R01']);
    expect(codes(areas.toReversed(), [25, 60.5])).toEqual(['001', 'R01']);
  });
});

const municipalities = sharedData('boundaries/municipalities-2023.geojson');
const regions = sharedData('boundaries/regions-2023.geojson');

describe.skipIf(municipalities.missing || regions.missing)('with the real boundaries', () => {
  test('known places lie in their municipality and region', async () => {
    const index = adminIndex([...(await readAdminAreas(municipalities.file, listener())), ...(await readAdminAreas(regions.file, listener()))]);
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
      expect([place, found.municipality?.nameFi ?? 'none', found.region?.nameFi ?? 'none']).toEqual([place, municipality, region]);
    }
  });
});
