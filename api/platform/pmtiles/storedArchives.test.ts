import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Files, openFiles } from '#api/platform/files/files.ts';
import { createLog, type Log } from '#api/platform/log.ts';
import { DAY_MS } from '#common/time.ts';
import { pmtiles } from '../../../tests/support/made/pmtiles.ts';
import { type Bucket, startBucket } from '../../../tests/support/services/bucket.ts';
import { storedArchives } from './storedArchives.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'taival-archives-'));
const HERE = { z: 12, x: 2331, y: 1185 };
const ELSEWHERE = { z: 12, x: 2332, y: 1185 };
const KEY = 'tiles/a.pmtiles';
const archive = pmtiles({ tiles: [{ ...HERE, body: gzipSync('here') }] });

let bucket: Bucket;
let folderFiles: Files;
let asked = 0;
let warnings: unknown[] = [];
let time = 0;

beforeAll(async () => {
  bucket = await startBucket();
  folderFiles = await openFiles({ dataDir: folder, bucket: null });
});

beforeEach(async () => {
  for (const files of [bucket.files, folderFiles]) await files.put(KEY, archive);
  [asked, warnings, time] = [0, [], 0];
  bucket.break(async () => {
    asked += 1;
    return 'answer';
  });
});

afterEach(() => bucket.break(null));

afterAll(async () => {
  await bucket.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A log that counts its warnings. */
function watching(): Log {
  const log = createLog('silent');
  log.warn = (...said: unknown[]) => void warnings.push(said);
  return log;
}

const open = (files: Files) => storedArchives(files, { log: watching(), now: () => time });
const textOf = (tile: Buffer | 'absent' | null) => (tile instanceof Buffer ? gunzipSync(tile).toString() : tile);

describe.each(['a folder', 'a bucket'])('an archive in %s', (name) => {
  const files = () => (name === 'a bucket' ? bucket.files : folderFiles);

  test('gives its tiles, and says where it has none', async () => {
    const { tile } = open(files());
    expect([textOf(await tile(KEY, HERE)), await tile(KEY, ELSEWHERE)]).toEqual(['here', 'absent']);
    expect(warnings).toEqual([]);
  });

  test.each([
    ['that is not there', null],
    ['that is none', Buffer.from('no archive')],
    ['that is cut short', archive.subarray(0, -3)],
    ['with a damaged directory', Buffer.concat([archive.subarray(0, 130), Buffer.alloc(archive.length - 130, 7)])],
  ])('%s gives nothing, with one line in the log, and is read again later', async (_what, bytes) => {
    await (bytes === null ? files().delete(KEY) : files().put(KEY, bytes));
    const { tile } = open(files());
    expect([await tile(KEY, HERE), await tile(KEY, HERE)]).toEqual([null, null]);
    await files().put(KEY, archive);
    time += 29_000;
    expect(await tile(KEY, HERE)).toBeNull();
    time += 2000;
    expect(textOf(await tile(KEY, HERE))).toBe('here');
    expect(warnings).toHaveLength(1);
  });

  test('that could not be read is read again at once when the clock was set back', async () => {
    const { tile } = open(files());
    await files().put(KEY, Buffer.from('no archive'));
    time = DAY_MS;
    expect(await tile(KEY, HERE)).toBeNull();
    await files().put(KEY, archive);
    time = 0;
    expect(textOf(await tile(KEY, HERE))).toBe('here');
  });
});

describe('a store', () => {
  test('is asked once for what many want at the same time, and for each tile alone after that', async () => {
    const { tile } = open(bucket.files);
    await Promise.all(Array.from({ length: 20 }, () => tile(KEY, ELSEWHERE)));
    expect(asked).toBe(1);
    await tile(KEY, HERE);
    expect(asked).toBe(2);
  });

  test('that is down is not asked by each request', async () => {
    bucket.break(async (_request, response) => {
      asked += 1;
      response.destroy();
      return 'done';
    });
    const { tile } = open(bucket.files);
    expect(await tile(KEY, HERE)).toBeNull();
    const before = asked;
    for (let i = 0; i < 20; i++) expect(await tile(KEY, HERE)).toBeNull();
    expect([asked, warnings.length]).toEqual([before, 1]);
  });

  test('that does not answer is not waited for', async () => {
    const held: (() => void)[] = [];
    bucket.break(() => new Promise((resolve) => held.push(() => resolve('answer'))));
    const { tile } = open(bucket.files);
    expect(await tile(KEY, HERE)).toBeNull();
    for (const release of held) release();
  });
});
