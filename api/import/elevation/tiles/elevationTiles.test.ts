import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { decodeTile } from '#api/elevation/terrariumTile.ts';
import type { Position } from '#common/geo/bounds.ts';
import { gridText, type MadeGrid } from '../../../../tests/support/made/gridText.ts';
import { folderOfTests, tilesOfSheets } from '../../../../tests/support/made/madeElevation.ts';
import { finlandCrs } from '../sheets/crs.ts';
import { encodeTile } from './encode.ts';

const { write } = folderOfTests();
const tm35 = finlandCrs();

/** Position of a point in the metres of Finland. */
function at(x: number, y: number): Position {
  return tm35.to([x, y]);
}

const WEST = 384_000;
const SOUTH = 7_542_000;
/** A slope that rises by a metre in each cell to the east and half of one to the south. */
const SLOPE: MadeGrid = { west: WEST, south: SOUTH, columns: 60, rows: 40, height: (x, y) => 200 + x + y / 2 };

/** The part of a grid from a column and row on. */
const partOf = (grid: MadeGrid, [left, top]: [number, number], columns: number, rows: number): MadeGrid => ({
  west: grid.west + 10 * left,
  south: grid.south + 10 * (grid.rows - top - rows),
  columns,
  rows,
  height: (x, y) => grid.height(x + left, y + top),
});

let files = 0;
const sheet = (grid: MadeGrid) => write(`sheet${(files += 1)}.asc`, gridText(grid));

describe('tiles of a slope', () => {
  test('give its heights between the cells, at all zooms', async () => {
    const made = await tilesOfSheets([sheet(SLOPE)]);
    expect(made.maxZoom).toBe(14);
    // The middle of the cell 30, 20 is at 305, 195.
    const expected = 200 + 30 + 10;
    const point = at(WEST + 305, SOUTH + 195);
    for (const [zoom, withinM] of [
      [14, 0.07],
      [13, 0.07],
      [12, 0.2],
      [11, 0.5],
    ] as const) {
      const [height] = await made.heightsAt([point], zoom);
      expect(Math.abs((height ?? NaN) - expected)).toBeLessThan(withinM);
    }
  });

  test('of a ridge cut off a quarter less of it than heights in the middle of each pixel would', async () => {
    const top = 30;
    const ridge = { ...SLOPE, height: (x: number) => 500 - 4 * Math.abs(x - top) };
    const made = await tilesOfSheets([sheet(ridge)]);
    // Here it runs through the middle of a pixel, there between two.
    const along = Array.from({ length: 390 }, (_, metre) => at(WEST + 10 * top + 5, SOUTH + 5 + metre));
    const missing = (await made.heightsAt(along)).map((height) => 500 - (height ?? NaN));
    // A pixel is 3.6 m wide: a straight line from one to the next would cut 0.72 m off. Heights are rounded to 1/8 m.
    expect(Math.max(...missing)).toBeLessThan(0.54 + 1 / 16);
  });

  test('of cells of 30 m end at z13', async () => {
    expect((await tilesOfSheets([sheet({ ...SLOPE, cellM: 30 })])).maxZoom).toBe(13);
  });

  test('are squares of 256 pixels, packed without loss', async () => {
    const { tiles } = await tilesOfSheets([sheet(SLOPE)]);
    for (const body of tiles.values())
      expect(await sharp(body).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256, hasAlpha: false });
  });
});

describe('sheets of one model', () => {
  test('equal the whole that they were cut from, in any order', async () => {
    const whole = await tilesOfSheets([sheet(SLOPE)]);
    const west = sheet(partOf(SLOPE, [0, 0], 25, 40));
    const north = sheet(partOf(SLOPE, [25, 0], 35, 15));
    const south = sheet(partOf(SLOPE, [25, 15], 35, 25));
    for (const order of [
      [west, north, south],
      [south, west, north],
    ]) {
      const parts = await tilesOfSheets(order);
      expect([...parts.tiles.keys()].toSorted()).toEqual([...whole.tiles.keys()].toSorted());
      for (const [key, body] of whole.tiles) expect(parts.tiles.get(key)?.equals(body), key).toBe(true);
    }
  });

  test('may overlap: the one that is named first goes before', async () => {
    const flat = { ...SLOPE, height: () => 7 };
    const made = await tilesOfSheets([sheet(partOf(SLOPE, [0, 0], 30, 40)), sheet(flat)]);
    const [west, east] = await made.heightsAt([at(WEST + 105, SOUTH + 195), at(WEST + 505, SOUTH + 195)]);
    expect([Math.abs((west ?? 0) - 220) < 0.1, east]).toEqual([true, 7]);
  });

  test('of a finer model go before those of a coarser one', async () => {
    const coarse = sheet({ ...SLOPE, west: WEST - 200, columns: 30, rows: 30, cellM: 40, height: () => 7 });
    const made = await tilesOfSheets([coarse, sheet({ ...SLOPE, height: () => 90 })]);
    expect(await made.heightsAt([at(WEST + 300, SOUTH + 200), at(WEST - 100, SOUTH + 200)])).toEqual([90, 7]);
  });
});

describe('a cell without height', () => {
  const hole = (x: number, y: number) => x >= 20 && x < 40 && y >= 10 && y < 30;

  test('has none in the tiles, and none is made up around it', async () => {
    const made = await tilesOfSheets([sheet({ ...SLOPE, height: (x, y) => (hole(x, y) ? NaN : 100) })]);
    const [inside, edge, outside, beside] = await made.heightsAt([
      at(WEST + 300, SOUTH + 200),
      at(WEST + 205, SOUTH + 200),
      at(WEST + 195, SOUTH + 200),
      at(WEST - 30, SOUTH + 200),
    ]);
    expect([inside, edge, outside, beside]).toEqual([null, null, 100, null]);
    const [key = ''] = [...made.tiles.keys()].filter((name) => name.startsWith('14/'));
    const { metres } = await decodeTile(made.tiles.get(key) ?? Buffer.alloc(0));
    expect(new Set(metres)).toEqual(new Set([NaN, 100]));
  });

  test('gives no tile where no cell has one', async () => {
    const made = await tilesOfSheets([sheet({ ...SLOPE, columns: 600, height: (x) => (x < 30 ? 5 : NaN) })]);
    const all = await tilesOfSheets([sheet({ ...SLOPE, columns: 600, height: () => 5 })]);
    expect(made.tiles.size).toBeLessThan(all.tiles.size);
  });

  test('differs from sea at 0 m and from land below the sea, which have their heights', async () => {
    const made = await tilesOfSheets([sheet({ ...SLOPE, height: (x) => (x < 30 ? 0 : -2.5) })]);
    expect(await made.heightsAt([at(WEST + 100, SOUTH + 200), at(WEST + 500, SOUTH + 200)])).toEqual([0, -2.5]);
  });
});

test('a model in degrees gives the heights that it has in metres', async () => {
  const fixtures = new URL('../fixtures/', import.meta.url).pathname;
  const [metres, degrees] = [
    await tilesOfSheets([`${fixtures}model.asc`]),
    await tilesOfSheets([`${fixtures}degrees.tif`]),
  ];
  const points = Array.from({ length: 20 }, (_point, n) => at(WEST + 120 + 10 * n, SOUTH + 150 + 6 * n));
  const [a, b] = [await metres.heightsAt(points), await degrees.heightsAt(points)];
  // GDAL has interpolated them once more.
  a.forEach((height, n) => expect(Math.abs((height ?? NaN) - (b[n] ?? NaN))).toBeLessThan(2));
});

test('a tile of the lowest and the highest land is exact after packing', async () => {
  const heights = Float32Array.from({ length: 256 ** 2 }, (_height, n) => (n % 3 === 0 ? NaN : -430 + n * 0.125));
  const { metres } = await decodeTile(await encodeTile(heights, 13));
  expect(metres).toEqual(heights);
});
