import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#api/platform/config.ts';
import { type Bucket, startBucket } from '../../../tests/support/services/bucket.ts';
import { type Files, openFiles } from './files.ts';

// Both stores behind the one interface; the bucket is one of an S3-compatible server on this machine.
const folder = mkdtempSync(path.join(tmpdir(), 'taival-files-'));
let bucket: Bucket;
const stores: Partial<Record<string, Files>> = {};

beforeAll(async () => {
  bucket = await startBucket();
  stores['a bucket'] = bucket.files;
  stores['a folder'] = await openFiles({ dataDir: folder, bucket: null });
});

afterAll(async () => {
  await bucket.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe.each(['a folder', 'a bucket'])('files in %s', (name) => {
  const store = () => stores[name] ?? expect.unreachable();

  test('are read as they were put, with their length and a tag that changes with them', async () => {
    await store().put('images/1/one.jpg', Buffer.from('first'));
    const before = await store().getMetaData('images/1/one.jpg');
    expect(Buffer.from(await store().getBytes('images/1/one.jpg')).toString()).toBe('first');
    expect(await text(await store().getStream('images/1/one.jpg'))).toBe('first');
    expect(before.contentLength).toBe(5);
    await store().put('images/1/one.jpg', Buffer.from('second'));
    expect((await store().getMetaData('images/1/one.jpg')).etag).not.toBe(before.etag);
  });

  test('are copied, and deleted for good; to delete a missing one is no failure', async () => {
    await store().put('images/2/one.jpg', Buffer.from('x'));
    await store().copy('images/2/one.jpg', 'images/2/two.jpg');
    await store().delete('images/2/one.jpg');
    await store().delete('images/2/one.jpg');
    expect([await store().exists('images/2/one.jpg'), await store().exists('images/2/two.jpg')]).toEqual([false, true]);
  });

  test('are listed by folder', async () => {
    for (const key of ['thumbs/3/a.jpg', 'thumbs/3/b.jpg', 'thumbs/4/c.jpg']) await store().put(key, Buffer.from('x'));
    const { objects } = await store().listAll('thumbs/', { recursive: true });
    expect([...objects].flatMap((found) => (found.isFile ? [found.key] : [])).sort()).toEqual([
      'thumbs/3/a.jpg',
      'thumbs/3/b.jpg',
      'thumbs/4/c.jpg',
    ]);
  });
});

test('a folder and each file in it are for the account of this process alone, though open before', async () => {
  const mode = (name: string) => (statSync(path.join(folder, 'files', name)).mode & 0o777).toString(8);
  const files = stores['a folder'] ?? expect.unreachable();
  await files.put('images/4/one.jpg', Buffer.from('x'));
  await files.copy('images/4/one.jpg', 'images/4/two.jpg');
  expect(['', 'images/4/one.jpg', 'images/4/two.jpg'].map(mode)).toEqual(['700', '600', '600']);
  chmodSync(path.join(folder, 'files'), 0o755);
  await openFiles({ dataDir: folder, bucket: null });
  expect(mode('')).toBe('700');
  const changedAt = () => statSync(path.join(folder, 'files'), { bigint: true }).ctimeNs;
  const before = changedAt();
  await openFiles({ dataDir: folder, bucket: null });
  // Nothing is changed where it is right: the folder may be one that can only be read.
  expect(changedAt()).toBe(before);
});

describe.each(['a folder', 'a bucket'])('large files in %s', (name) => {
  const store = () => stores[name] ?? expect.unreachable();
  const written = 12 * 2 ** 20;

  async function* chunks(failAt = Number.POSITIVE_INFINITY) {
    for (let start = 0; start < written; start += 2 ** 20) {
      if (start >= failAt) throw new Error('the disk is gone');
      yield Buffer.alloc(2 ** 20, start / 2 ** 20);
    }
  }

  test('are written in parts, and read from any position on', async () => {
    await store().putWhole('tiles/a/large.bin', chunks());
    expect((await store().getMetaData('tiles/a/large.bin')).contentLength).toBe(written);
    expect([...(await store().readRange('tiles/a/large.bin', 7 * 2 ** 20 - 2, 4))]).toEqual([6, 6, 7, 7]);
    expect([...(await store().readRange('tiles/a/large.bin', written - 2, 100))]).toEqual([11, 11]);
  });

  test('that cannot be written to their end leave the file that was there before, and nothing else', async () => {
    await store().putWhole('tiles/b/large.bin', chunks());
    await expect(store().putWhole('tiles/b/large.bin', chunks(9 * 2 ** 20))).rejects.toThrow();
    await expect(store().putWhole('tiles/b/other.bin', chunks(9 * 2 ** 20))).rejects.toThrow();
    const { objects } = await store().listAll('tiles/b/');
    expect([...objects].flatMap((found) => (found.isFile ? [found.key] : []))).toEqual(['tiles/b/large.bin']);
    expect([...(await store().readRange('tiles/b/large.bin', written - 1, 1))]).toEqual([11]);
  });

  test('that are not there cannot be read', async () => {
    await expect(store().readRange('tiles/c/none.bin', 0, 10)).rejects.toThrow();
  });
});

test('each store answers that a missing file does not exist', async () => {
  for (const store of Object.values(stores)) expect(await store?.exists('images/9/none.jpg')).toBe(false);
});

test.each([
  'http://bucket',
  's3://',
  's3://bucket/folder',
  's3://bucket?endpoint=nowhere',
  's3://key@bucket',
  'bucket',
])('FILES_URL=%s is refused with what it takes', (value) => {
  expect(() => readConfig({ FILES_URL: value })).toThrow(
    'The environment variable FILES_URL is not usable: it takes an address such as s3://bucket?endpoint=',
  );
});

test('a bucket without an endpoint is Amazon’s, with the credentials of the machine', () => {
  expect(readConfig({ FILES_URL: 's3://photos?region=eu-north-1' }).bucket).toEqual({
    name: 'photos',
    endpoint: null,
    region: 'eu-north-1',
    credentials: null,
  });
});
