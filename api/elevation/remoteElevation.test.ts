import type { ServerResponse } from 'node:http';
import { Compression, TileType } from 'pmtiles';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLog, type Log } from '#api/platform/log.ts';
import { pixelOfHeight } from '#common/relief/terrarium.ts';
import { pmtiles } from '../../tests/support/made/pmtiles.ts';
import { startUpstream, type Upstream } from '../../tests/support/services/upstream.ts';
import { remoteElevation, type RemoteElevation } from './remoteElevation.ts';

// An archive of another server, in the form of Mapterhorn: terrarium WebP of 512 pixels.
const TILE = { z: 5, x: 18, y: 8 };
const OTHER = { z: 6, x: 36, y: 16 };

let upstream: Upstream;
let archive: Buffer;
let warnings: number;
let open: RemoteElevation | null = null;

/** A tile of one height. */
function flat(heightM: number): Promise<Buffer> {
  const [red, green, blue] = pixelOfHeight(heightM);
  const create = { width: 512, height: 512, channels: 3, background: { r: red, g: green, b: blue } } as const;
  return sharp({ create }).webp({ lossless: true }).toBuffer();
}

const archiveOf = async (heightM: number, tileType = TileType.Webp) =>
  pmtiles({
    tiles: [
      { ...TILE, body: await flat(heightM) },
      { ...OTHER, body: await flat(heightM + 1) },
    ],
    tileType,
    tileCompression: Compression.None,
    metadata: { attribution: '<a href="https://dem.example">DEM</a><script>x</script>' },
  });

/** Answers ranges of a file as servers of files do. */
function sendRange(response: ServerResponse, range: string | undefined, etag = `"${archive.length}"`): void {
  const [, from = 0, to = 0] = (/^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? []).map(Number);
  const body = archive.subarray(from, to + 1);
  response.writeHead(206, { etag, 'content-range': `bytes ${from}-${to}/${archive.length}` }).end(body);
}

beforeAll(async () => {
  upstream = await startUpstream(() => undefined);
});
beforeEach(async () => {
  archive = await archiveOf(120);
  warnings = 0;
  upstream.answer((request, response) => sendRange(response, request.headers.range));
  return () => {
    open?.close();
    open = null;
  };
});
afterAll(() => upstream.close());

function watching(): Log {
  const log = createLog('silent');
  log.warn = () => void (warnings += 1);
  return log;
}

async function opened(limits: { retryMs?: number; freshMs?: number } = {}): Promise<RemoteElevation> {
  open = await remoteElevation({ url: new URL(`${upstream.url}/planet.pmtiles`), log: watching(), ...limits });
  return open;
}

/** Waits until the archive that is open is another one, or there is one. */
async function nextVersion(remote: RemoteElevation, before: string | undefined): Promise<string> {
  for (;;) {
    const version = remote.live()?.version;
    if (version !== undefined && version !== before) return version;
    await new Promise((resolve) => void setTimeout(resolve, 5));
  }
}

describe('an archive of another server', () => {
  test('says what it is of, and gives its tiles by ranges', async () => {
    const live = (await opened()).live();
    expect(live).toMatchObject({
      minZoom: 5,
      maxZoom: 6,
      tilePx: 512,
      attribution: '<a href="https://dem.example" rel="noopener noreferrer">DEM</a>',
    });
    expect(await live?.tile(TILE)).toEqual(await flat(120));
    expect(await live?.tile({ ...TILE, x: 3 })).toBe('absent');
    const asked = upstream.asked.length;
    await live?.tile(TILE);
    expect(upstream.asked.length).toBe(asked);
  });

  test.each([
    ['is down', (response: ServerResponse) => void response.destroy()],
    ['answers with an error', (response: ServerResponse) => void response.writeHead(500).end()],
    ['has none', (response: ServerResponse) => void response.writeHead(404).end()],
    ['knows no ranges', (response: ServerResponse) => void response.writeHead(200).end(archive)],
    ['sends a page', (response: ServerResponse) => void response.writeHead(206).end('<html></html>')],
  ])('that %s gives no heights, with one line in the log, and is read when it is back', async (_what, answer) => {
    upstream.answer((_request, response) => answer(response));
    const remote = await opened({ retryMs: 5 });
    expect(remote.live()).toBeNull();
    const asked = upstream.asked.length;
    while (upstream.asked.length < asked + 3) await new Promise((resolve) => void setTimeout(resolve, 5));
    expect(warnings).toBe(1);
    upstream.answer((request, response) => sendRange(response, request.headers.range));
    await nextVersion(remote, undefined);
    expect(await remote.live()?.tile(TILE)).toEqual(await flat(120));
  });

  test('of vector tiles is none of heights', async () => {
    archive = await archiveOf(1, TileType.Mvt);
    expect((await opened()).live()).toBeNull();
    expect(warnings).toBe(1);
  });

  test('that is replaced has another version, and its tiles are not mixed', async () => {
    // One look may see the first half of the old file and the second of the new, and is to be done again at once.
    const remote = await opened({ freshMs: 30, retryMs: 5 });
    const before = remote.live();
    archive = Buffer.concat([await archiveOf(500), Buffer.alloc(9)]);
    // Directories of the one before do not fit.
    expect(await before?.tile(OTHER)).toBeNull();
    await nextVersion(remote, before?.version);
    expect(await remote.live()?.tile(OTHER)).toEqual(await flat(501));
  });
});
