import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { download } from './download.ts';
import type { DownloadOptions } from './downloadOnce.ts';

const BODY = Buffer.from(Array.from({ length: 200_000 }, (_, i) => i % 251));
const MD5 = createHash('md5').update(BODY).digest('hex');
const QUICK = { retryDelayMs: 1, maxRetryAfterMs: 5, attempts: 3, minBytes: 100, reserve: 0 } as const;

type Handler = (request: IncomingMessage, response: ServerResponse, count: number) => void;

let folder = '';
const closers: (() => void)[] = [];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'download-'));
});
afterEach(async () => {
  closers.splice(0).forEach((close) => close());
  await rm(folder, { recursive: true });
});

async function serve(handler: Handler): Promise<{ url: URL; asked: IncomingMessage[] }> {
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => handler(request, response, asked.push(request)));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: new URL(`http://127.0.0.1:${port}/finland.osm.pbf?key=secret`), asked };
}

/** Answers as a file server: ranges, conditions. */
const fileServer =
  (body = BODY, etag = '"one"'): Handler =>
  ({ headers }, response) => {
    const start = Number(/^bytes=(\d+)-$/.exec(headers.range ?? '')?.[1] ?? 0);
    response.setHeader('etag', etag);
    if (headers['if-none-match'] === etag) response.writeHead(304).end();
    else if (start > 0 && headers['if-range'] === etag) {
      const range = `bytes ${start}-${body.length - 1}/${body.length}`;
      response
        .writeHead(206, { 'content-range': range, 'content-length': body.length - start })
        .end(body.subarray(start));
    } else response.writeHead(200, { 'content-length': body.length }).end(body);
  };

const get = (url: URL, options: Partial<DownloadOptions> = {}) =>
  download(url, path.join(folder, 'finland.osm.pbf'), { ...QUICK, ...options });
const stored = () => readFile(path.join(folder, 'finland.osm.pbf'));
const beside = (ending: string) => path.join(folder, `finland.osm.pbf${ending}`);

/** What a killed process left of a download. */
async function leavePart(url: URL, bytes = BODY.subarray(0, 100_000), validator = '"one"'): Promise<void> {
  await writeFile(beside('.part'), bytes);
  await writeFile(beside('.part.json'), JSON.stringify({ url: url.href, validator }));
}

describe('a download', () => {
  test('is the file, with its size and checksum, and reports its progress', async () => {
    const { url, asked } = await serve(fileServer());
    const seen: (number | null)[][] = [];
    expect(await get(url, { md5: MD5, progress: (...at) => seen.push(at) })).toEqual({
      file: path.join(folder, 'finland.osm.pbf'),
      bytes: BODY.length,
      md5: MD5,
      isNew: true,
    });
    expect(await stored()).toEqual(BODY);
    expect(seen.at(-1)).toEqual([BODY.length, BODY.length]);
    expect(asked[0]?.headers['user-agent']).toMatch(/^Taival\//);
    expect((await readdir(folder)).sort()).toEqual(['finland.osm.pbf', 'finland.osm.pbf.json']);
  });

  test('that has not changed is not sent again', async () => {
    const { url, asked } = await serve(fileServer());
    await get(url);
    expect(await get(url)).toMatchObject({ isNew: false, md5: MD5 });
    expect(asked[1]?.headers['if-none-match']).toBe('"one"');
    expect(await get(url, { md5: MD5 })).toMatchObject({ isNew: false });
    expect(asked).toHaveLength(2);
  });

  test('goes on where the connection broke off', async () => {
    const { url, asked } = await serve((request, response, count) => {
      if (count > 1) return fileServer()(request, response, count);
      response.writeHead(200, { etag: '"one"', 'content-length': BODY.length });
      response.write(BODY.subarray(0, 120_000), () => setTimeout(() => request.socket.destroy(), 20));
    });
    expect(await get(url, { md5: MD5 })).toMatchObject({ isNew: true });
    expect(await stored()).toEqual(BODY);
    expect(asked[1]?.headers.range).toMatch(/^bytes=[1-9]\d*-$/);
  });

  test('goes on where a killed process left off, unless the file is another by now', async () => {
    const { url, asked } = await serve(fileServer());
    await leavePart(url);
    expect(await get(url)).toMatchObject({ md5: MD5 });
    expect(asked[0]?.headers.range).toBe('bytes=100000-');
    await rm(beside('.json'));
    await leavePart(url, BODY.subarray(0, 100_000), '"old"');
    expect(await get(url)).toMatchObject({ md5: MD5 });
    await rm(beside('.json'));
    await writeFile(beside('.part'), 'x'.repeat(300));
    await writeFile(beside('.part.json'), '{"url": "half writ');
    expect(await get(url)).toMatchObject({ md5: MD5 });
  });

  test('begins again with a server that ignores ranges', async () => {
    const { url } = await serve((request, response, count) => {
      response.writeHead(200, { etag: '"one"', 'content-length': BODY.length });
      if (count === 1) response.write(BODY.subarray(0, 50_000), () => setTimeout(() => request.socket.destroy(), 20));
      else response.end(BODY);
    });
    expect(await get(url, { md5: MD5 })).toMatchObject({ isNew: true });
  });
});

type Said = (start: number, end: number) => string | null;

/** Answers a range with at most so many bytes of it, and says of them what `said` makes. */
const partServer =
  (said: Said, most = BODY.length): Handler =>
  ({ headers }, response) => {
    const start = Number(/^bytes=(\d+)-$/.exec(headers.range ?? '')?.[1]);
    const end = Math.min(start + most, BODY.length);
    const range = said(start, end);
    response
      .writeHead(206, { etag: '"one"', 'content-length': end - start, ...(range && { 'content-range': range }) })
      .end(BODY.subarray(start, end));
  };

describe('a part of a file', () => {
  const truly: Said = (start, end) => `bytes ${start}-${end - 1}/${BODY.length}`;

  test('that is less than was asked for is gone on behind', async () => {
    const { url, asked } = await serve(partServer(truly, 40_000));
    await leavePart(url);
    expect(await get(url)).toMatchObject({ md5: MD5 });
    expect(asked.map(({ headers }) => headers.range)).toEqual(['bytes=100000-', 'bytes=140000-', 'bytes=180000-']);
  });

  test.each<[string, Said]>([
    ['that does not say where it lies', () => null],
    ['that lies elsewhere', (start, end) => truly(start - 50_000, end - 50_000)],
    ['of a whole of unknown length', (start, end) => `bytes ${start}-${end - 1}/*`],
  ])('%s is not the file, which is asked for anew', async (_, said) => {
    const { url, asked } = await serve((...call) => (call[2] === 1 ? partServer(said) : fileServer())(...call));
    await leavePart(url);
    expect(await get(url)).toMatchObject({ md5: MD5 });
    expect(await stored()).toEqual(BODY);
    expect(asked.map(({ headers }) => headers.range)).toEqual(['bytes=100000-', undefined]);
  });

  test('of an older file is empty before the newer one is noted: a kill in between cannot join them', async () => {
    const { url } = await serve(fileServer());
    await leavePart(url);
    await rm(beside('.part.json'));
    // Where a folder lies, no note can be written.
    await mkdir(beside('.part.json'));
    await expect(get(url)).rejects.toThrow('EISDIR');
    expect(await readFile(beside('.part'))).toHaveLength(0);
  });

  test('of an older file does not hide the progress of the newer one', async () => {
    const { url } = await serve(({ headers }, response) => {
      const isNew = headers['if-range'] === '"two"';
      const start = isNew ? Number(/^bytes=(\d+)-$/.exec(headers.range ?? '')?.[1]) : 0;
      const end = Math.min(start + 15_000, BODY.length);
      response.writeHead(isNew ? 206 : 200, {
        etag: '"two"',
        'content-length': BODY.length - start,
        ...(isNew && { 'content-range': truly(start, BODY.length) ?? '' }),
      });
      if (end === BODY.length) response.end(BODY.subarray(start));
      else response.write(BODY.subarray(start, end), () => setTimeout(() => response.destroy(), 20));
    });
    await leavePart(url);
    expect(await get(url, { minBytes: 10_000 })).toMatchObject({ md5: MD5 });
  });

  test('that never says where it lies is given up, though the whole breaks off later each time', async () => {
    const { url } = await serve((request, response, count) => {
      if (request.headers.range !== undefined) return partServer(() => null)(request, response, count);
      response.writeHead(200, { etag: '"one"', 'content-length': BODY.length });
      response.write(BODY.subarray(0, 120_000 + count), () => setTimeout(() => request.socket.destroy(), 20));
    });
    await expect(get(url)).rejects.toThrow(/ answered with another part than was asked for \(tried 3 times\)$/);
    await expect(stored()).rejects.toThrow('ENOENT');
  });
});

describe('a download that cannot be had', () => {
  /** The file of the first download, which the tests expect to stay. */
  async function afterGood(bad: Handler, options: Partial<DownloadOptions> = {}): Promise<string> {
    const { url } = await serve((request, response, count) =>
      count === 1 ? fileServer()(request, response, count) : bad(request, response, count - 1),
    );
    await get(url);
    const failure = await get(url, options).then(
      () => 'no failure',
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    expect(await stored()).toEqual(BODY);
    return failure.replace(url.host, 'host');
  }

  test.each<[string, string, Handler, Partial<DownloadOptions>]>([
    [
      'of another checksum',
      'http://host/finland.osm.pbf is not the file that its checksum is of',
      fileServer(Buffer.from('other'), '"two"'),
      { md5: '0'.repeat(32) },
    ],
    [
      'answered 503 all the time',
      'http://host/finland.osm.pbf answered with status 503 (tried 3 times)',
      (_, response) => response.writeHead(503, { 'retry-after': '3600' }).end(),
      {},
    ],
    [
      'that is gone',
      'http://host/finland.osm.pbf answered with status 404',
      (_, response) => response.writeHead(404).end(),
      {},
    ],
    [
      'that is a page of HTML',
      'http://host/finland.osm.pbf answered with a page instead of a file',
      (_, response) => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<h1>Sorry</h1>'),
      {},
    ],
    [
      'that always breaks off at the same byte',
      'http://host/finland.osm.pbf broke off: ',
      (request, response) => {
        response.writeHead(200, { 'content-length': 50 });
        response.write('x', () => setTimeout(() => request.socket.destroy(), 5));
      },
      {},
    ],
    [
      'that comes at a byte a moment',
      'http://host/finland.osm.pbf sends too slowly (tried 3 times)',
      (_, response) => {
        response.writeHead(200, { 'content-length': 50_000 });
        const drip = setInterval(() => response.write('x'), 10);
        response.on('close', () => clearInterval(drip));
      },
      { windowMs: 60 },
    ],
    [
      'for which the disk has no room',
      'the disk has room for 0 MB, and 9 MB are needed',
      fileServer(Buffer.alloc(9_000_000), '"two"'),
      { reserve: 1e18 },
    ],
  ])('%s leaves the last good file', async (_, message, bad, options) => {
    expect(await afterGood(bad, options)).toContain(message);
  });
});
