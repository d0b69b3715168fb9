import { describe, expect, test } from 'vitest';
import { imagePath, readImageFile, THUMB_FORMATS, THUMB_SIZES, thumbPath } from './imageFiles.ts';

const NAME = { attractionId: 100_000_000_512_345, filename: 'k3v9x0a7q2m5r8t1w4z6' };
const fileOf = (path: string) => path.split('/').at(-1) ?? '';

describe('the files of a photo', () => {
  test('have the paths of SPEC §3', () => {
    expect(imagePath(NAME)).toBe('/images/100000000512345/k3v9x0a7q2m5r8t1w4z6.jpg');
    expect(thumbPath(NAME, '200sq', 'avif')).toBe('/thumbs/100000000512345/k3v9x0a7q2m5r8t1w4z6_200sq.avif');
  });

  test('are read as they are written', () => {
    expect(readImageFile(fileOf(imagePath(NAME)))).toEqual({ filename: NAME.filename, size: null, format: 'jpg' });
    for (const size of THUMB_SIZES) {
      for (const format of THUMB_FORMATS)
        expect(readImageFile(fileOf(thumbPath(NAME, size, format)))).toEqual({ filename: NAME.filename, size, format });
    }
  });

  test.each([
    '',
    '.jpg',
    'k3v9x0a7q2m5r8t1w4z6',
    'k3v9x0a7q2m5r8t1w4z6.png',
    'k3v9x0a7q2m5r8t1w4z6.avif',
    'k3v9x0a7q2m5r8t1w4z6_300sq.jpg',
    'k3v9x0a7q2m5r8t1w4z6_.jpg',
    'K3V9X0A7Q2M5R8T1W4Z6.jpg',
    '../k3v9x0a7q2m5r8t1w4z6.jpg',
    'k3v9x0a7q2m5r8t1w4z6.jpg\n',
    'short.jpg',
    `${'a'.repeat(65)}.jpg`,
    'k3v9x0a7q2m5r8t1w4z6_100sq.jpg.avif',
    'k3v9x0a7q2m5r8t1w4z6_100sq_200sq.jpg',
  ])('%j names none', (file) => {
    expect(readImageFile(file)).toBeNull();
  });
});
