import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { PMTiles } from 'pmtiles';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { makeDumps } from '#api/dumps/makeDumps.ts';
import { makeTilesAhead } from '#api/import/ahead/makeTilesAhead.ts';
import { refreshHiddenIdentities } from '#api/platform/db/hiddenIdentities.ts';
import { inTransaction } from '#api/platform/db/transaction.ts';
import { type Files, openFiles } from '#api/platform/files/files.ts';
import { hideIdentity, publishMade } from '../../support/made/madePlaces.ts';
import { IDS, PLACES } from '../../support/made/placesOfHelsinki.ts';
import { type Bucket, startBucket } from '../../support/services/bucket.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

// Dumps through HTTP, out of a folder and out of a bucket.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const served = z.object({
  version: z.number(),
  dump: z.string(),
  files: z.array(z.object({ name: z.string(), url: z.url(), bytes: z.number(), sha256: z.string() })),
  tiles: z.object({ name: z.string(), url: z.url() }).nullable(),
});
let bucket: Bucket;

beforeAll(async () => {
  bucket = await startBucket();
});

afterAll(() => bucket.stop());

describe.each(['a folder', 'a bucket'])('dumps in %s', (name) => {
  let server: TestServer;
  let dataDir: string;
  let files: Files;
  /** Dumps that the CDN was asked to drop. */
  let purged: string[];

  beforeEach(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'taival-dumps-'));
    files = name === 'a bucket' ? bucket.files : await openFiles({ dataDir, bucket: null });
    for await (const entry of files.entries('dumps', true)) if (entry.isFile) await files.delete(entry.key);
    purged = [];
    server = await startTestServer({ files });
    await publishMade(server.db, 1, PLACES);
  });

  afterEach(async () => {
    bucket.break(null);
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const spoolFolder = () => path.join(dataDir, 'spool');
  const make = (options: { readonly through?: Files; readonly isOn?: boolean } = {}) =>
    makeDumps(server.db, {
      files: options.through ?? files,
      spoolFolder: spoolFolder(),
      isOn: options.isOn ?? true,
      purge: async (dumps) => void purged.push(...dumps),
    });
  const ask = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`${server.url}${address}`, { headers, method });
  const newest = async () => served.parse(await (await ask('/dumps/manifest.json')).json());
  const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
  const keys = async () => {
    const found: string[] = [];
    for await (const entry of files.entries('dumps', true)) if (entry.isFile) found.push(entry.key);
    return found.sort();
  };
  const show = async (id: number) => {
    await server.db.pool.query('DELETE FROM attraction_edit WHERE attraction_id = $1', [id]);
    await inTransaction(server.db, (client) => refreshHiddenIdentities((sql) => client.query(sql)));
  };
  /** Makes one dump; answers the address of its FlatGeobuf file and what is in it. */
  const made = async () => {
    const [dump] = (await make()) ?? [];
    const file = dump?.files.find((one) => one.name === 'places.fgb');
    if (dump === undefined || file === undefined) throw new Error('no dump was made');
    return { dump: dump.dump, address: `/dumps/${dump.dump}/places.fgb`, ...file };
  };

  test('are listed by the newest manifest, and are whole', async () => {
    expect((await ask('/dumps/manifest.json')).status).toBe(404);
    await made();
    const answer = await ask('/dumps/manifest.json');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    const { files: listed, dump } = served.parse(await answer.json());
    for (const { url, bytes, sha256 } of listed) {
      expect(url).toMatch(`https://taival.example/dumps/${dump}/places.`);
      const file = await ask(new URL(url).pathname, { 'accept-encoding': 'gzip, br' });
      const body = await bytesOf(file);
      expect([body.length, createHash('sha256').update(body).digest('hex')]).toEqual([bytes, sha256]);
      expect(file.headers.get('content-encoding')).toBeNull();
    }
    const again = await ask('/dumps/manifest.json', { 'if-none-match': answer.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  test('are served by ranges', async () => {
    const { address, bytes, dump } = await made();
    const whole = await ask(address);
    const etag = whole.headers.get('etag') ?? '';
    const body = await bytesOf(whole);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'content-length': `${bytes}`,
      'content-type': 'application/vnd.flatgeobuf',
      'cache-control': 'public, max-age=31536000, immutable, no-transform',
      'cache-tag': `dumps,dumps-${dump}`,
      'access-control-allow-origin': '*',
      etag: expect.stringMatching(/^"[\da-f]{32}"$/),
    });
    const part = await ask(address, { range: 'bytes=100-299' });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-299/${bytes}`]);
    expect((await bytesOf(part)).equals(body.subarray(100, 300))).toBe(true);
    expect((await bytesOf(await ask(address, { range: 'bytes=-50' }))).equals(body.subarray(-50))).toBe(true);
    const beyond = await ask(address, { range: `bytes=${bytes}-` });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${bytes}`]);
    expect((await ask(address, { 'if-none-match': etag })).status).toBe(304);
    expect((await ask(address, { range: 'bytes=0-9', 'if-range': etag })).status).toBe(206);
    expect((await ask(address, { range: 'bytes=0-9', 'if-range': '"another"' })).status).toBe(200);
    const head = await ask(address, { range: 'bytes=0-9' }, 'HEAD');
    expect([head.status, head.headers.get('content-length')]).toEqual([206, '10']);
    for (const none of ['/dumps/9/places.fgb', address.replace('fgb', 'shp'), `/dumps/${dump}/..%2F..%2Fimages`])
      expect((await ask(none)).status).toBe(404);
  });

  test('have the tiles of their version, as long as these show no hidden place', async () => {
    const { dump } = await made();
    expect((await newest()).tiles).toBeNull();
    await makeTilesAhead(server.db, { files, embedded: null, spoolFolder: spoolFolder() });
    const address = `${server.url}/dumps/${dump}/places.pmtiles`;
    expect((await newest()).tiles?.url).toBe(`https://taival.example/dumps/${dump}/places.pmtiles`);
    expect((await new PMTiles(address).getHeader()).maxZoom).toBe(12);
    await hideIdentity(server.db, IDS.museum);
    await make();
    expect((await newest()).tiles).toBeNull();
    expect((await fetch(address)).status).toBe(404);
  });

  test('are gone at once when a place is hidden, and made anew under other addresses', async () => {
    const before = await made();
    await hideIdentity(server.db, IDS.museum);
    const gone = await ask(before.address);
    expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect((await ask('/dumps/manifest.json')).status).toBe(404);
    const after = await made();
    expect(after.dump).not.toBe(before.dump);
    expect(purged).toEqual([before.dump]);
    expect(await bytesOf(await ask(after.address))).not.toContain('Linnoitusmuseo');
    expect((await keys()).every((key) => key.startsWith(`dumps/${after.dump}/`))).toBe(true);
    // A restored place is no secret: what is there is served until the next one is.
    await show(IDS.museum);
    expect((await ask(after.address)).status).toBe(200);
    const restored = await made();
    expect((await bytesOf(await ask(restored.address))).includes('Linnoitusmuseo')).toBe(true);
  });

  test('are deleted with their versions', async () => {
    const first = await made();
    await publishMade(server.db, 2, PLACES);
    const second = await made();
    expect((await newest()).version).toBe(2);
    expect((await ask(first.address)).status).toBe(200);
    await publishMade(server.db, 3, PLACES);
    await made();
    expect((await ask(first.address)).status).toBe(404);
    expect((await keys()).some((key) => key.startsWith(`dumps/${first.dump}/`))).toBe(false);
    expect((await ask(second.address)).status).toBe(200);
    expect(purged).toEqual([first.dump]);
  });

  test('are written by one process at a time, and begun anew after a failure, with nothing left behind', async () => {
    const failing = await openFiles({ dataDir, bucket: null });
    failing.entries = files.entries.bind(files);
    failing.delete = files.delete.bind(files);
    failing.putWhole = async (key, chunks) => {
      if (key.endsWith('.parquet')) throw new Error('no space is left');
      await files.putWhole(key, chunks);
    };
    await expect(make({ through: failing })).rejects.toThrow('no space is left');
    expect((await ask('/dumps/manifest.json')).status).toBe(404);
    expect(await keys()).toHaveLength(2);
    const both = await Promise.all([make(), make()]);
    expect(both.filter((dumps) => dumps === null)).toHaveLength(1);
    expect(await keys()).toHaveLength(4);
    expect(await make()).toEqual([]);
    expect(existsSync(spoolFolder()) ? readdirSync(spoolFolder()) : []).toEqual([]);
  });

  test('are made again when a place was hidden while they were written; the CDN drops the one before', async () => {
    const before = await made();
    await publishMade(server.db, 2, PLACES);
    const through = await openFiles({ dataDir, bucket: null });
    through.entries = files.entries.bind(files);
    through.delete = files.delete.bind(files);
    let isHidden = false;
    through.putWhole = async (key, chunks) => {
      await files.putWhole(key, chunks);
      if (!isHidden) await hideIdentity(server.db, IDS.museum);
      isHidden = true;
    };
    const dumps = await make({ through });
    expect(dumps).toMatchObject([{ places: PLACES.length - 1 }]);
    expect(await keys()).toHaveLength(4);
    expect(purged).toEqual([before.dump]);
  });

  test('have no place that is hidden when they are begun and ended, though it was shown meanwhile', async () => {
    await hideIdentity(server.db, IDS.museum);
    const through = await openFiles({ dataDir, bucket: null });
    through.entries = files.entries.bind(files);
    through.delete = files.delete.bind(files);
    let written = 0;
    through.putWhole = async (key, chunks) => {
      await files.putWhole(key, chunks);
      written += 1;
      if (written === 1) await show(IDS.museum);
      if (written === 4) await hideIdentity(server.db, IDS.museum);
    };
    expect(await make({ through })).toMatchObject([{ places: PLACES.length - 1 }]);
    for (const key of await keys()) {
      const bytes = Buffer.from(await files.getBytes(key));
      const isPacked = key.endsWith('.gz');
      expect((isPacked ? gunzipSync(bytes) : bytes).includes('Linnoitusmuseo')).toBe(false);
    }
  });

  test('are dropped where they are turned off', async () => {
    const { address, dump } = await made();
    expect(await make({ isOn: false })).toEqual([]);
    expect([(await ask(address)).status, await keys(), purged]).toEqual([404, [], [dump]]);
  });
});
