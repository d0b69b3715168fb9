import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { ImportInputError } from '#api/platform/reading.ts';
import { folderOfTests } from '../../../../tests/support/made/madeElevation.ts';
import { openGeoTiff } from './geoTiff.ts';

const PLAIN = readFileSync(fileURLToPath(new URL('../fixtures/point-int16.tif', import.meta.url)));
const GDAL_METADATA = 42_112;
const ASCII = 2;
const ENTRY_BYTES = 12;
const { write } = folderOfTests();

/** The plain file with what GDAL says of its band: a longer directory at the end, which the header points to. */
function withMetadata(items: string): Buffer {
  const text = Buffer.from(`<GDALMetadata>${items}</GDALMetadata>\0`);
  const from = PLAIN.readUInt32LE(4);
  const count = PLAIN.readUInt16LE(from);
  const entry = Buffer.alloc(ENTRY_BYTES);
  entry.writeUInt16LE(GDAL_METADATA, 0);
  entry.writeUInt16LE(ASCII, 2);
  entry.writeUInt32LE(text.length, 4);
  entry.writeUInt32LE(PLAIN.length, 8);
  const entries = Array.from({ length: count }, (_, at) =>
    PLAIN.subarray(from + 2 + at * ENTRY_BYTES, from + 2 + (at + 1) * ENTRY_BYTES),
  );
  const sorted = [...entries, entry].sort((a, b) => a.readUInt16LE(0) - b.readUInt16LE(0));
  const number = Buffer.alloc(2);
  number.writeUInt16LE(count + 1);
  const made = Buffer.concat([PLAIN, text, number, ...sorted, Buffer.alloc(4)]);
  made.writeUInt32LE(PLAIN.length + text.length, 4);
  return made;
}

async function cellsOf(tiff: Buffer): Promise<number[]> {
  const sheet = await openGeoTiff(write('sheet.tif', tiff), null);
  try {
    return Array.from((await sheet.readBlock(0, 0)).heights);
  } finally {
    await sheet.close();
  }
}

const scale = (value: string) => `<Item name="SCALE" sample="0" role="scale">${value}</Item>`;
const offset = (value: string) => `<Item name="OFFSET" sample="0" role="offset">${value}</Item>`;

describe('a GeoTIFF with words about its band', () => {
  test.each([
    ['both', offset('100') + scale('0.0100000000000000002'), (cell: number) => cell * 0.01 + 100],
    ['a scale', scale('0.1'), (cell: number) => cell * 0.1],
    ['an offset', offset('-50.5'), (cell: number) => cell - 50.5],
    ['another word', '<Item name="SOURCE" sample="0">laser</Item>', (cell: number) => cell],
  ])('of %s holds metres by them, and no height where the cell says so before', async (_what, items, metres) => {
    const plain = await cellsOf(PLAIN);
    expect(plain.some(Number.isNaN)).toBe(true);
    expect(await cellsOf(withMetadata(items))).toEqual(plain.map((cell) => Math.fround(metres(cell))));
  });

  test('of a scale may hold cells that are no heights of the earth before they are scaled', async () => {
    const inCentimetres = withMetadata(scale('0.01'));
    const firstCells = Buffer.from(Int16Array.from((await cellsOf(PLAIN)).slice(0, 4)).buffer);
    inCentimetres.writeInt16LE(28_050, inCentimetres.indexOf(firstCells));
    expect(await cellsOf(inCentimetres)).toContain(280.5);
  });

  test('of a scale that is no number is refused', async () => {
    const refused = cellsOf(withMetadata(scale('metres')));
    await expect(refused).rejects.toThrow(ImportInputError);
    await expect(refused).rejects.toThrow(/sheet\.tif has a scale or an offset that is no number\.$/);
  });

  test.each(['0', ''])('of the scale "%s", which would make it flat, is refused', async (value) => {
    await expect(cellsOf(withMetadata(scale(value)))).rejects.toThrow(/sheet\.tif has a scale of 0\.$/);
  });
});
