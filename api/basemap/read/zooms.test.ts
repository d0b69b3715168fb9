import { describe, expect, test } from 'vitest';
import { areaZoom, labelZoom } from './zooms.ts';

/** At 60° N a pixel of a 512-pixel tile is 152.87 m wide at zoom 8: 40 075 016.686 × cos 60° / 512 / 2^8. */
const PIXEL_M2_AT_8 = 152.87 ** 2;

describe('an area', () => {
  test('shows from the zoom at which it covers 36 pixels', () => {
    expect(areaZoom(PIXEL_M2_AT_8 * 37, 60, {})).toBe(8);
    expect(areaZoom(PIXEL_M2_AT_8 * 35, 60, {})).toBe(9);
    expect(areaZoom((PIXEL_M2_AT_8 * 37) / 4 ** 3, 60, {})).toBe(11);
  });

  test('may be smaller in the north, where the map is larger', () => {
    expect(areaZoom(PIXEL_M2_AT_8 * 35, 61, {})).toBe(8);
  });

  test('may show earlier or later than by its size, within the zooms that are made', () => {
    const areaM2 = (PIXEL_M2_AT_8 * 37) / 4 ** 3;
    expect(areaZoom(areaM2, 60, { early: 1 })).toBe(10);
    expect(areaZoom(areaM2, 60, { early: -1 })).toBe(12);
    expect(areaZoom(areaM2, 60, { from: 13 })).toBe(13);
    expect([areaZoom(1e12, 60, { early: 1 }), areaZoom(1, 60, { early: -1 })]).toEqual([8, 14]);
  });
});

test('a name shows when there is room: later in a lake than on an island, or only deeper than the deepest tile', () => {
  expect(labelZoom('earth', PIXEL_M2_AT_8 * 410, 60, 8)).toBe(8);
  expect(labelZoom('water', PIXEL_M2_AT_8 * 410, 60, 8)).toBe(9);
  expect(labelZoom('earth', PIXEL_M2_AT_8 * 410, 60, 12)).toBe(12);
  expect([labelZoom('water', 2000, 60, 8), labelZoom('water', 1, 60, 8)]).toEqual([15, 16]);
});
