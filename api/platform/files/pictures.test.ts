import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { IMAGE_BYTES_MAX } from '#common/limits.ts';
import { badFiles } from '../../../tests/support/made/badPictures.ts';
import {
  cameraJpeg,
  partsOf,
  quarters,
  quartersOf,
  SECRETS,
  tallJpeg,
  UPRIGHT,
} from '../../../tests/support/made/madePictures.ts';
import { blurOf, encode, narrowed, type Pixels, square, withPixels } from './pictures.ts';

const decoded = (file: Buffer) => withPixels(file, async (pixels) => pixels);
const FORMATS = ['jpg', 'avif'] as const;

describe('a photo of a camera', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'held as orientation %i says comes out upright, in every format',
    async (orientation) => {
      const file = await cameraJpeg({ orientation, width: 800, height: 600 });
      expect((await sharp(file).metadata()).orientation).toBe(orientation);
      const pixels = await decoded(file);
      expect([pixels.width, pixels.height]).toEqual([800, 600]);
      for (const format of FORMATS) {
        expect(await quartersOf(await encode(pixels, format))).toEqual(UPRIGHT);
        expect(await quartersOf(await encode(await square(pixels, 100), format))).toEqual(UPRIGHT);
        expect(await quartersOf(await encode(await narrowed(pixels, 240), format))).toEqual(UPRIGHT);
      }
    },
  );

  // Issue "What people add": Photos come out upright and without any metadata in every size and format; §3 Image
  //   files
  test('is stored without any data that the camera wrote beside the pixels', async () => {
    const file = await cameraJpeg();
    for (const word of ['Kamerad', 'Exif', 'Somebody Private', 'ICC_PROFILE']) expect(file.includes(word)).toBe(true);
    const pixels = await decoded(file);
    const sizes: Pixels[] = [pixels, await square(pixels, 100), await square(pixels, 200), await narrowed(pixels, 240)];
    for (const size of sizes) {
      for (const format of FORMATS) {
        const written = await encode(size, format);
        expect(SECRETS.filter((word) => written.includes(word))).toEqual([]);
        const { exif, icc, xmp, iptc, orientation, comments } = await sharp(written).metadata();
        expect([exif, icc, xmp, iptc, comments]).toEqual([undefined, undefined, undefined, undefined, undefined]);
        expect([undefined, 1]).toContain(orientation);
      }
    }
    expect(SECRETS.filter((word) => !file.includes(word))).toEqual([]);
    expect(() => partsOf(file)).toThrow('behind the picture');
  });

  test('is made smaller when it is large, and never larger', async () => {
    expect(await decoded(await quarters({ width: 5000, height: 3000 }).jpeg().toBuffer())).toMatchObject({
      width: 2560,
      height: 1536,
    });
    expect(await decoded(await quarters({ width: 300, height: 200 }).jpeg().toBuffer())).toMatchObject({
      width: 300,
      height: 200,
    });
  });

  test('may be so tall that it could not be written 240 px wide, and is narrower then', async () => {
    const pixels = await decoded(await tallJpeg());
    expect([pixels.width, pixels.height]).toEqual([37, 2560]);
    const small = await narrowed(pixels, 240);
    expect([small.width, small.height]).toEqual([231, 16_000]);
    for (const format of FORMATS)
      expect(await sharp(await encode(small, format)).metadata()).toMatchObject({ width: 231, height: 16_000 });
  });

  test.each([
    [1200, 900, 180],
    [901, 1777, 473],
    [2560, 37, 3],
    [40, 2560, 15_360],
  ])('of %i × %i px is resized to 240 px by its width alone', async (width, height, narrowedHeight) => {
    const data = await quarters({ width, height }).raw().toBuffer();
    const raw = { raw: { width, height, channels: 3 } } as const;
    const byWidth = await sharp(data, raw).resize({ width: 240 }).raw().toBuffer();
    const small = await narrowed({ data, width, height }, 240);
    expect([small.width, small.height, small.data.equals(byWidth)]).toEqual([240, narrowedHeight, true]);
  });

  test.each(['png', 'webp', 'avif'] as const)('may be a %s', async (format) => {
    const pixels = await decoded(await quarters({ width: 400, height: 300 }).toFormat(format).toBuffer());
    expect(await quartersOf(await encode(pixels, 'jpg'))).toEqual(UPRIGHT);
  });

  test('may be grey, or have transparent parts, which are white then', async () => {
    const grey = await decoded(
      await quarters({ width: 400, height: 300 }).greyscale().toColourspace('b-w').jpeg().toBuffer(),
    );
    expect(grey.data.length).toBe(400 * 300 * 3);
    const clear = await sharp({
      create: { width: 300, height: 300, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    expect([...(await decoded(clear)).data.subarray(0, 3)]).toEqual([255, 255, 255]);
  });

  test('has a placeholder of a few pixels', async () => {
    const blur = await blurOf(await decoded(await cameraJpeg()));
    expect([(await sharp(blur).metadata()).format, blur.length < 300]).toEqual(['webp', true]);
  });
});

describe('a file that is not taken', async () => {
  // Issue "What people add": SVG, HTML, polyglots, bombs, truncated files and renamed programs are refused, and
  //   nothing is stored
  test.each([...(await badFiles())])('%s', async (_what, file, fault) => {
    await expect(decoded(file)).rejects.toMatchObject({ name: 'PictureError', fault });
  });

  test('more bytes than are allowed', async () => {
    await expect(decoded(Buffer.alloc(IMAGE_BYTES_MAX + 1))).rejects.toMatchObject({ fault: 'tooLarge' });
  });
});

test('a photo with data that a phone appended is not refused', async () => {
  const photo = await cameraJpeg();
  const preview = await quarters({ width: 320, height: 240 }).jpeg().toBuffer();
  expect(
    await decoded(Buffer.concat([photo, preview, Buffer.from('SEFHe\0\0\0\x01\0\0\0SEFT', 'latin1')])),
  ).toMatchObject({ width: 1200 });
});

test('large pictures of the costly kinds are decoded one by one', async () => {
  const small = await quarters({ width: 400, height: 300 }).jpeg().toBuffer();
  const large = await sharp({ create: { width: 4100, height: 3000, channels: 3, background: 'grey' } })
    .png()
    .toBuffer();
  let running = 0;
  let most = 0;
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const all = [1, 2, 3].map(() =>
    withPixels(large, async () => {
      running += 1;
      most = Math.max(most, running);
      await ended;
      running -= 1;
    }),
  );
  // There is room beside it for a small one.
  await withPixels(small, async () => undefined);
  end();
  await Promise.all(all);
  expect(most).toBe(1);
});

test('an AVIF may have half the pixels of others', async () => {
  const file = await sharp({ create: { width: 6000, height: 5001, channels: 3, background: 'grey' } })
    .avif({ effort: 0 })
    .toBuffer();
  await expect(decoded(file)).rejects.toMatchObject({ fault: 'tooManyPixels' });
});

test('no more than two pictures are processed at a time', async () => {
  const file = await quarters({ width: 400, height: 300 }).jpeg().toBuffer();
  let running = 0;
  let most = 0;
  let two: () => void = () => undefined;
  const twoRun = new Promise<void>((resolve) => {
    two = resolve;
  });
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    if (running === 2) two();
    await twoRun;
    running -= 1;
  };
  await Promise.all(Array.from({ length: 8 }, () => withPixels(file, work)));
  expect(most).toBe(2);
});
