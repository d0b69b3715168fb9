import { describe, expect, test } from 'vitest';
import type { Position } from '#common/geo/bounds.ts';
import points from '../../../../tests/api/elevation/gdalPoints.json' with { type: 'json' };
import { tilesOfSheets } from '../../../../tests/support/made/madeElevation.ts';
import { sharedFile } from '../../../../tests/support/product.ts';

const pallas = sharedFile('dem/pallas-c16-dem16m.asc.gz');
const porkkavaara = sharedFile('dem/porkkavaara-c3-dem16m.asc');

// Issue "Relief": heights of 500 points of the real grids against bilinear interpolation by GDAL (gdalPoints.mjs).
if (pallas === null || porkkavaara === null)
  test.skip('real elevation models: ../shared/data does not lie beside the project', () => undefined);
else
  describe('heights of 500 points of the real grids', () => {
    const positions = points.map(([lon = 0, lat = 0]): Position => [lon, lat]);

    /** How far our heights are from those of a column of the table, metres, the nearest first. */
    async function differences(column: number, zoom?: number): Promise<number[]> {
      const made = await tilesOfSheets([pallas ?? '', porkkavaara ?? '']);
      const heights = await made.heightsAt(positions, zoom);
      return heights
        .map((height, at) => Math.abs((height ?? NaN) - (points[at]?.[column] ?? NaN)))
        .toSorted((a, b) => a - b);
    }

    test('are those of GDAL within 0.1 m at the finest zoom', async () => {
      const found = await differences(2);
      expect(found).toHaveLength(500);
      expect(found.at(-1)).toBeLessThan(0.1);
    });

    test('are those of GDAL within 1 m at z10', async () => {
      expect((await differences(3, 10)).at(-1)).toBeLessThan(1);
    });

    // A pixel of z10 is 60 to 75 m wide, four cells of these grids: a slope that bends within it is lost.
    test('lose at z10 what is smaller than a pixel', async () => {
      const found = await differences(2, 10);
      expect(found[250]).toBeLessThan(0.5);
      expect(found.at(-1)).toBeLessThan(6);
    });
  });
