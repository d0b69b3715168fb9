import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BuiltTile } from '#api/basemap/baseFeature.ts';
import { type BaseMapWork, workHere } from '#api/basemap/build/baseMapWork.ts';
import { drawBaseTiles } from '#api/basemap/build/buildBaseTiles.ts';
import { startThreads, type ThreadedWork } from '#api/basemap/build/threadedWork.ts';
import { openEmbeddedMap } from '#api/basemap/land/embeddedMap.ts';
import { readBaseMap } from '#api/basemap/read/readBaseMap.ts';
import { projectRoot } from '#api/platform/paths.ts';
import { ImportInputError } from '#api/platform/reading.ts';
import type { Bounds } from '#common/geo/bounds.ts';

// The built program of a thread on the extract that comes with the product.
const PROGRAM = path.join(projectRoot, 'dist/threads/baseMap.js');
const EXTRACT = path.join(projectRoot, 'prisma/starter/helsinki-centre.osm.pbf');
const AREA: Bounds = [24.93, 60.145, 24.99, 60.175];

const folder = mkdtempSync(path.join(tmpdir(), 'taival-threads-'));
afterAll(() => rmSync(folder, { recursive: true }));

const quiet = { spoolFolder: folder, progress: () => undefined };

async function threads(count: number, { file = EXTRACT, program = PROGRAM } = {}): Promise<ThreadedWork> {
  return startThreads(file, { program, count, memoryMb: 300 }, { ...quiet, area: AREA });
}

async function drawn(work: BaseMapWork) {
  const tiles: string[] = [];
  const onTile = async ({ z, x, y, body, bare }: BuiltTile) =>
    void tiles.push(`${z}/${x}/${y} ${String(bare)} ${body.toString('base64url')}`);
  const report = await drawBaseTiles(work, { progress: quiet.progress, onTile });
  return { report, tiles };
}

async function drawnHere() {
  const input = await readBaseMap(EXTRACT, { progress: quiet.progress, area: AREA });
  const here = await workHere(input, { ...quiet, embedded: await openEmbeddedMap(projectRoot) });
  try {
    return await drawn(here);
  } finally {
    await here.close();
  }
}

describe('the base map in threads', () => {
  let expected: Awaited<ReturnType<typeof drawnHere>>;
  beforeAll(async () => {
    expected = await drawnHere();
    expect(expected.tiles.length).toBeGreaterThan(10);
  });

  test.each([1, 2])('of which %i draw: the same tiles in the same order as without any', async (count) => {
    const work = await threads(count);
    try {
      expect(await drawn(await work.opened())).toEqual(expected);
    } finally {
      await work.close();
    }
  });

  test('a file that is no extract fails with the sentence for its operator, and leaves nothing', async () => {
    const file = path.join(folder, 'page.osm.pbf');
    writeFileSync(file, '<!doctype html><title>Busy</title>');
    const work = await threads(2, { file });
    const failure: unknown = await work.opened().catch((error: unknown) => error);
    await work.close();
    rmSync(file);
    expect(failure).toBeInstanceOf(ImportInputError);
    expect(readdirSync(folder)).toEqual([]);
  });

  test.each([
    ['ends at once', 'process.exit(1)', 'ended before its work was done'],
    ['throws', 'throw new Error("no such thing")', 'no such thing'],
    ['takes all memory', 'const all = []; for (;;) all.push(new Array(1e4).fill({}));', 'more memory'],
  ])('a thread that %s fails the import with one error', async (_, code, message) => {
    const program = path.join(folder, 'broken.mjs');
    writeFileSync(program, code);
    const work = await threads(1, { program });
    await expect(work.opened()).rejects.toThrow(message);
    await work.close();
    rmSync(program);
  });

  test('a helper that fails fails the import with its error', async () => {
    const program = path.join(folder, 'helpless.mjs');
    writeFileSync(
      program,
      `import { workerData } from 'node:worker_threads';
      if (workerData.task === 'read second half') throw new Error('no such half');
      await import(${JSON.stringify(pathToFileURL(PROGRAM).href)});`,
    );
    const work = await threads(2, { program });
    const opened = await work.opened();
    await expect(opened.collect()).rejects.toThrow('no such half');
    await work.close();
    rmSync(program);
  });
});
