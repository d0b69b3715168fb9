import { describe, expect, test } from 'vitest';
import { ATTRACTION_TILES_MAX_ZOOM, ATTRACTION_TILES_MIN_ZOOM } from '#common/attractionTiles.ts';
import { fromWorld, partsOf, type WorldShape, toWorld, WORLD_SIZE } from '#common/geo/worldShape.ts';
import {
  BANDS,
  bandOfZoom,
  decodeShape,
  encodeShape,
  shiftOfBand,
  toleranceOfBand,
  worldPerPixel,
} from './tileBands.ts';

describe('world coordinates', () => {
  test('run from the north-western corner of the square world', () => {
    expect(toWorld([-180, 85.051_128_78])).toEqual([0, 0]);
    expect(toWorld([180, -85.051_128_78])).toEqual([WORLD_SIZE, WORLD_SIZE]);
    expect(toWorld([0, 0])).toEqual([WORLD_SIZE / 2, WORLD_SIZE / 2]);
  });

  test('are exact to a few centimetres', () => {
    const [lon, lat] = fromWorld(...toWorld([24.938_412, 60.169_901]));
    expect(lon).toBeCloseTo(24.938_412, 6);
    expect(lat).toBeCloseTo(60.169_901, 6);
  });

  test('name the tile of a position by their leading bits', () => {
    const [x, y] = toWorld([24.9384, 60.1699]);
    expect([x >> 16, y >> 16]).toEqual([9326, 4742]);
  });
});

describe('bands', () => {
  test('cover every tile zoom once, in order', () => {
    const zooms = BANDS.flatMap(({ minZoom, maxZoom }) =>
      Array.from({ length: maxZoom - minZoom + 1 }, (_, i) => minZoom + i),
    );
    expect(zooms).toEqual(
      Array.from(
        { length: ATTRACTION_TILES_MAX_ZOOM - ATTRACTION_TILES_MIN_ZOOM + 1 },
        (_, i) => ATTRACTION_TILES_MIN_ZOOM + i,
      ),
    );
    for (const { band, minZoom, maxZoom } of BANDS) {
      expect([bandOfZoom(minZoom), bandOfZoom(maxZoom)]).toEqual([band, band]);
    }
  });

  test('have the nearest one for zooms beyond the tiles', () => {
    expect(bandOfZoom(0)).toBe(0);
    expect(bandOfZoom(19)).toBe(3);
  });

  test('simplify by less than a pixel and round to an eighth of one', () => {
    for (const { band, maxZoom } of BANDS) {
      expect(toleranceOfBand(band)).toBe(0.75 * worldPerPixel(maxZoom));
      expect(2 ** shiftOfBand(band)).toBe(worldPerPixel(maxZoom) / 8);
    }
  });
});

const lines: WorldShape = {
  type: 'PATH',
  coords: Int32Array.of(0, 0, WORLD_SIZE, WORLD_SIZE, 5, 7, 611_000_001, 1, 2, 3),
  ends: [2, 5],
  holes: [false, false],
};
const areas: WorldShape = {
  type: 'AREA',
  coords: Int32Array.of(
    0,
    0,
    160,
    0,
    160,
    160,
    0,
    0,
    16,
    16,
    32,
    16,
    32,
    32,
    16,
    16,
    800,
    800,
    960,
    800,
    960,
    960,
    800,
    800,
  ),
  ends: [4, 8, 12],
  holes: [false, true, false],
};

describe('encoded shapes', () => {
  test.each([
    ['lines', lines],
    ['areas with holes', areas],
  ])('%s come back as they were', (_, shape) => {
    expect(decodeShape(encodeShape(shape, 0))).toEqual(shape);
  });

  test('come back rounded to the unit of the band', () => {
    expect(decodeShape(encodeShape(areas, 4))).toEqual(areas);
    const rounded = decodeShape(encodeShape(lines, 4));
    expect([...rounded.coords]).toEqual([0, 0, WORLD_SIZE, WORLD_SIZE, 0, 0, 611_000_000, 0, 0, 0]);
    expect(rounded.ends).toEqual(lines.ends);
  });

  test('an empty shape stays empty', () => {
    const empty: WorldShape = { type: 'PATH', coords: new Int32Array(), ends: [], holes: [] };
    expect(decodeShape(encodeShape(empty, 4))).toEqual(empty);
  });

  test('take a few bytes a point', () => {
    const coords = new Int32Array(2000);
    for (let i = 0; i < 1000; i++) coords.set([600_000_000 + i * 700, 300_000_000 + (i % 7) * 300], 2 * i);
    const bytes = encodeShape({ type: 'PATH', coords, ends: [1000], holes: [false] }, shiftOfBand(3));
    expect(bytes.length).toBeLessThan(2600);
  });

  test('other bytes are refused', () => {
    expect(() => decodeShape(Uint8Array.of(9, 0, 0))).toThrow(RangeError);
  });

  test('parts stay apart', () => {
    expect(partsOf(areas)).toEqual([
      [0, 4],
      [4, 8],
      [8, 12],
    ]);
  });
});
