import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { openNamelessFile } from '#api/platform/files/namelessFile.ts';
import { ImportInputError } from '#api/platform/reading.ts';
import { gridText } from '../../../../tests/support/made/gridText.ts';
import { folderOfTests } from '../../../../tests/support/made/madeElevation.ts';
import { closeSheets, openSheets } from './openSheets.ts';
import type { Sheet } from './sheet.ts';

// The GeoTIFFs are GDAL's (fixtures/make.mjs): one grid in every form, of which `model.asc` is the text.
const FIXTURES = fileURLToPath(new URL('../fixtures', import.meta.url));
const fixture = (name: string) => path.join(FIXTURES, name);
const { folder, write } = folderOfTests();

/** Opens a sheet and reads all of its cells. */
async function read(file: string, crs: number | null = null): Promise<Omit<Sheet, 'readBlock'> & { cells: number[] }> {
  const spool = await openNamelessFile(tmpdir());
  const sheets = await openSheets([file], {
    crs,
    spool: { descriptor: spool.descriptor, end: 0 },
    progress: () => undefined,
  });
  try {
    const [sheet] = sheets;
    if (sheet === undefined) throw new Error('no sheet');
    const cells: number[] = Array.from({ length: sheet.columns * sheet.rows }, () => NaN);
    for (let y = 0; y * sheet.blockRows < sheet.rows; y++)
      for (let x = 0; x * sheet.blockColumns < sheet.columns; x++) {
        const block = await sheet.readBlock(x, y);
        block.heights.forEach((height, at) => {
          const row = y * sheet.blockRows + Math.floor(at / block.columns);
          cells[row * sheet.columns + x * sheet.blockColumns + (at % block.columns)] = height;
        });
      }
    return { ...sheet, cells };
  } finally {
    await closeSheets(sheets);
    spool.close();
  }
}

const SMALL = { west: 384_000, south: 7_542_000, columns: 3, rows: 2, height: (x: number, y: number) => 10 * y + x };

describe('a grid of text', () => {
  test('gives its cells from the north, NaN where there is none, and lies where its header says', async () => {
    const height = (x: number, y: number) => (x === 1 && y === 1 ? NaN : 10 * y + x + 0.25);
    const sheet = await read(write('small.asc', gridText({ ...SMALL, height })));
    expect(sheet).toMatchObject({
      columns: 3,
      rows: 2,
      west: 384_000,
      north: 7_542_020,
      cellWidth: 10,
      cellHeight: 10,
    });
    expect(sheet.crs.code).toBe(3067);
    expect(sheet.cells).toEqual([0.25, 1.25, 2.25, 10.25, NaN, 12.25]);
  });

  test.each([
    [
      'in upper case with numbers in scientific notation',
      (text: string) =>
        text.replace(/^.*_|^n|^x|^y|^c/gm, (s) => s.toUpperCase()).replace('10 11 12', '1.0e+01 1.1E1 12'),
    ],
    ['with lines of Windows and blanks at their ends', (text: string) => text.replaceAll('\n', ' \r\n')],
    ['in one line of cells', (text: string) => text.replace('0 1 2\n', '0 1 2 ')],
    [
      'by the centre of its corner',
      (text: string) =>
        text.replace('xllcorner 384000', 'xllcenter 384005').replace('yllcorner 7542000', 'YLLCENTER 7542005'),
    ],
    ['without a word for no height', (text: string) => text.replace('NODATA_value -9999\n', '')],
  ])('%s is read', async (_what, change) => {
    const sheet = await read(write('changed.asc', change(gridText(SMALL))));
    expect(sheet).toMatchObject({ west: 384_000, north: 7_542_020, cells: [0, 1, 2, 10, 11, 12] });
  });

  test('may be packed, and may have its system beside it or named', async () => {
    const text = gridText({ ...SMALL, west: 24, south: 60, cellM: 0.001 });
    expect((await read(write('packed.asc.gz', gzipSync(gridText(SMALL))))).cells).toEqual([0, 1, 2, 10, 11, 12]);
    expect((await read(write('named.asc', text), 4326)).crs.code).toBe(4326);
    write('beside.prj', 'GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984"]]');
    expect((await read(write('beside.asc', text))).crs.code).toBe(4326);
  });

  test('has no height where a value is impossible for land, such as -32768', async () => {
    expect(
      (await read(write('deep.asc', gridText({ ...SMALL, height: (x) => (x === 0 ? -32_768 : 3) })))).cells,
    ).toEqual([NaN, 3, 3, NaN, 3, 3]);
  });
});

describe('a GeoTIFF', () => {
  test.each([
    'float32-strips',
    'float32-strips-deflate',
    'float32-tiles-lzw',
    'int16-tiles-deflate',
    'uint16-strips-lzw',
    'int16-big',
    'point-int16',
  ])('%s holds the same as the text', async (name) => {
    const [sheet, text] = [await read(fixture(`${name}.tif`)), await read(fixture('model.asc'))];
    expect(sheet.cells).toEqual(text.cells);
    expect(sheet.cells.filter(Number.isNaN).length).toBeGreaterThan(9);
    const { columns, rows, west, north, cellWidth, cellHeight } = text;
    expect(sheet).toMatchObject({ columns, rows, west, north, cellWidth, cellHeight });
  });

  test.each([
    ['degrees', 4326],
    ['mercator', 3857],
  ] as const)('in %s says so', async (name, code) => {
    expect((await read(fixture(`${name}.tif`))).crs.code).toBe(code);
  });
});

describe('a file that is no elevation model', () => {
  const tiff = readFileSync(fixture('float32-tiles-lzw.tif'));
  const text = gridText(SMALL);
  test.each([
    ['is not there', () => path.join(folder, 'none.tif'), /none\.tif cannot be read: it is not there/],
    ['is a page of an error', () => write('a.asc', '<!DOCTYPE html><html></html>'), /a\.asc is no elevation model/],
    ['is empty', () => write('b.asc', ''), /b\.asc is no elevation model/],
    ['is packed nonsense', () => write('c.asc.gz', gzipSync('nothing')), /c\.asc\.gz is no elevation model/],
    ['ends too early', () => write('d.asc', text.slice(0, -4)), /d\.asc is cut short: it has 5 of 6 heights\./],
    ['ends in its header', () => write('e.asc', text.slice(0, 30)), /e\.asc is cut short: it ends within its header\./],
    [
      'is packed and cut',
      () => write('f.asc.gz', gzipSync(text).subarray(0, -9)),
      /f\.asc\.gz (?:cannot be read|is cut)/,
    ],
    ['has too many cells', () => write('g.asc', `${text} 1`), /g\.asc has more heights than its header says\./],
    ['has words for cells', () => write('h.asc', text.replace('11', 'x')), /no number in row 2, column 2, but "x"\./],
    ['has no cells', () => write('i.asc', text.replace('ncols 3', 'ncols 0')), /says that it has 0 × 2 cells\./],
    ['does not say where it is', () => write('j.asc', text.replace(/xll.*\n/, '')), /has no xllcorner or xllcenter\./],
    [
      'has another header',
      () => write('k.asc', text.replace('cellsize', 'size')),
      /has "size", which no ASCII grid has/,
    ],
    ['is half a GeoTIFF', () => write('l.tif', tiff.subarray(0, 1200)), /l\.tif is (?:cut short|damaged)/],
    ['is the head of one', () => write('m.tif', tiff.subarray(0, 7)), /m\.tif (?:has no cells|is )/],
    [
      'is a damaged one',
      () => write('n.tif', Buffer.concat([tiff.subarray(0, -2000), Buffer.alloc(2000, 255)])),
      /n\.tif /,
    ],
    ['has another system', () => fixture('other-crs.tif'), /has EPSG:2393, which is not read/],
    ['has two bands', () => fixture('two-bands.tif'), /has 2 bands/],
    ['lies nowhere', () => fixture('nowhere.tif'), /does not say where it lies|reference system/],
  ])('since it %s is refused in one sentence', async (_what, file, sentence) => {
    const refused = read(file());
    await expect(refused).rejects.toThrow(ImportInputError);
    await expect(refused).rejects.toThrow(sentence);
    await expect(refused).rejects.toThrow(/^[^.]*(?:\.\w[^.]*)*\.$/);
  });

  test('since its system is unknown is refused', async () => {
    write('odd.prj', 'PROJCS["KKJ_Finland_Zone_3"]');
    await expect(read(write('odd.asc', text))).rejects.toThrow(/odd\.prj names a reference system that is not read/);
    await expect(read(write('crs.asc', text), 1234)).rejects.toThrow('EPSG:1234 is not read.');
  });
});
