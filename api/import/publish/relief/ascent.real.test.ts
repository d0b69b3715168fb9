import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import proj4 from 'proj4';
import { describe, expect, test } from 'vitest';
import type { Position } from '#common/geo/bounds.ts';
import { sampleLine } from '#common/relief/lineSamples.ts';
import { profileOf } from '#common/relief/profile.ts';
import points from '../../../../tests/api/elevation/gdalPoints.json' with { type: 'json' };
import { tilesOfSheets } from '../../../../tests/support/made/madeElevation.ts';
import { sharedFile } from '../../../../tests/support/product.ts';

const GRIDS = ['dem/pallas-c16-dem16m.asc.gz', 'dem/porkkavaara-c3-dem16m.asc'].map(sharedFile);
const POINTS_OF_EACH = 250;
const LINES_OF_EACH = 5;
const { forward } = proj4('+proj=longlat +ellps=GRS80 +no_defs', '+proj=utm +zone=35 +ellps=GRS80 +units=m +no_defs');

/** Heights of a grid of text, bilinear between the centres of its cells; null where one of the four has none. */
function readGrid(file: string): (position: Position) => number | null {
  const bytes = readFileSync(file);
  const lines = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString().split('\n');
  const [columns = 0, rows = 0, west = 0, south = 0, size = 1] = lines
    .slice(0, 5)
    .map((line) => Number(line.trim().split(/\s+/)[1]));
  const cells = lines.slice(6).join(' ').trim().split(/\s+/).map(Number);
  const cell = (column: number, row: number) => {
    const isInside = column >= 0 && row >= 0 && column < columns && row < rows;
    const height = isInside ? cells[row * columns + column] : undefined;
    return height !== undefined && height > -999 ? height : NaN;
  };
  return ([lon, lat]) => {
    const [x = 0, y = 0] = forward([lon, lat]);
    const [column, row] = [(x - west) / size - 0.5, (south + rows * size - y) / size - 0.5];
    const [left, top] = [Math.floor(column), Math.floor(row)];
    const [dx, dy] = [column - left, row - top];
    const upper = cell(left, top) * (1 - dx) + cell(left + 1, top) * dx;
    const lower = cell(left, top + 1) * (1 - dx) + cell(left + 1, top + 1) * dx;
    const height = upper * (1 - dy) + lower * dy;
    return Number.isNaN(height) ? null : height;
  };
}

/** Lines of three points within one of the grids, all of whose samples have a height in it. */
function linesIn(at: number, height: (position: Position) => number | null) {
  const own = points
    .slice(at * POINTS_OF_EACH, (at + 1) * POINTS_OF_EACH)
    .map(([lon = 0, lat = 0]) => [lon, lat] as const);
  return (
    own
      .flatMap((_, i) => sampleLine([own.slice(i, i + 3)]) ?? [])
      .filter((samples) => samples.points.every((point) => height(point) !== null))
      // On level ground a metre would be a large share.
      .filter((samples) => (profileOf(samples, samples.points.map(height))?.ascentM ?? 0) > 20)
      .slice(0, LINES_OF_EACH)
  );
}

// Issue "Relief": ascent of ten lines against the same line on the raw grid within 5 %
describe.runIf(GRIDS.every((file) => file !== null))('the ascent of lines through the real grids', () => {
  test.each([0, 1])('is within 5 % of that on the raw grid %d', async (at) => {
    const file = GRIDS[at] ?? '';
    const raw = readGrid(file);
    const made = await tilesOfSheets([file]);
    const lines = linesIn(at, raw);
    expect(lines).toHaveLength(LINES_OF_EACH);
    for (const samples of lines) {
      const expected = profileOf(samples, samples.points.map(raw));
      const found = profileOf(samples, await made.heightsAt(samples.points));
      expect(Math.abs((found?.ascentM ?? NaN) / (expected?.ascentM ?? NaN) - 1)).toBeLessThan(0.05);
    }
  });
});
