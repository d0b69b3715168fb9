import { expect, test } from 'vitest';
import { lineRecord, pointRecord, squareRecord } from '../../../../tests/support/made/madeRecords.ts';
import { sizeOf } from './sizeOf.ts';

test('a place of unknown size is as large as its box, a point has none', () => {
  const unknown = { areaM2: null, lengthM: null };
  const area = squareRecord([25, 61], 0.1, { ref: 'a' });
  expect(sizeOf(area)).toEqual({ areaM2: area.areaM2, lengthM: null });
  const surface = sizeOf({ ...area, ...unknown }).areaM2 ?? 0;
  expect(surface / (area.areaM2 ?? 0)).toBeCloseTo(1, 0);
  const line = lineRecord(
    [
      [25, 61],
      [25, 61.1],
    ],
    { ref: 'b' },
  );
  expect(sizeOf({ ...line, ...unknown }).lengthM).toBeCloseTo(11_120, -2);
  expect(sizeOf({ ...pointRecord([25, 61], { ref: 'c' }), ...unknown })).toEqual(unknown);
});
