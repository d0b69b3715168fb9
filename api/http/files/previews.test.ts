import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NotFoundError, RateLimitedError } from '#api/domain/core/errors.ts';
import { type Files, openFiles } from '#api/platform/files/files.ts';
import { PREVIEW_SIZE } from '#common/places/imageFiles.ts';
import { quarters } from '../../../tests/support/made/madePictures.ts';
import { previewsOf } from './previews.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'taival-previews-'));
let files: Files;

beforeAll(async () => {
  files = await openFiles({ dataDir: folder, bucket: null });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function stored(count: number, width = 400, height = 300): Promise<string[]> {
  const photo = await quarters({ width, height }).jpeg().toBuffer();
  const keys = Array.from({ length: count }, (_, at) => `images/1/${width}x${height}_${at}.jpg`);
  for (const key of keys) await files.put(key, photo);
  return keys;
}

test.each([
  [2560, 37],
  [37, 2560],
  [2560, 1920],
])('a stored photo of %i × %i px has a preview', async (width, height) => {
  const [key = ''] = await stored(1, width, height);
  expect(await sharp(await previewsOf(files)(key)).metadata()).toMatchObject({ format: 'jpeg', ...PREVIEW_SIZE });
});

test('many previews at once are all made, also where few of them fit into the cache', async () => {
  const keys = await stored(12);
  const { length } = await previewsOf(files)(keys[0] ?? '');
  const pictures = await Promise.all(keys.map(previewsOf(files, length + keys.length / 2)));
  expect(pictures.map((picture) => picture.length)).toEqual(keys.map(() => length));
});

test('more at once than may be queued are asked to wait; many for one picture are not', async () => {
  const keys = await stored(60);
  const previewAt = previewsOf(files);
  const settled = await Promise.allSettled(keys.map(previewAt));
  const refused = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused.length).toBeGreaterThan(0);
  for (const reason of refused) expect(reason).toBeInstanceOf(RateLimitedError);
  const one = previewsOf(files);
  expect(new Set(await Promise.all(keys.map(() => one(keys[0] ?? '')))).size).toBe(1);
});

test('a photo whose file is gone has none', async () => {
  await expect(previewsOf(files)('images/1/gone.jpg')).rejects.toThrow(NotFoundError);
});
