import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '#api/platform/config.ts';
import type { Database } from '#api/platform/db/database.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { MappingDays, readEntities, writeExtract } from '../../../tests/support/made/osmDays.ts';
import { publicSet } from '../../../tests/support/publicSet.ts';
import { QUIETLY } from '../../../tests/support/publishing.ts';
import { realFiles } from '../../../tests/support/realData.ts';
import { startUpstream, type Upstream } from '../../../tests/support/services/upstream.ts';
import { type CountryReport, importCountry } from './importCountry.ts';
import { updateByDiffs } from './osmDiffs.ts';
import { plannedFiles } from './plannedFiles.ts';

// Day by day, the extract is brought up to date by the diffs beside it.
const MINUTES = 300_000;
const START = 1_700_000_000;
const FIRST = 4122;

let upstream: Upstream;
/** The files of the server, by path. */
let served: Record<string, Buffer | string>;
let folder: string;

beforeAll(async () => {
  upstream = await startUpstream((_request, response, { pathname }) => answer(response, served[pathname]));
});
afterAll(() => upstream.close());
beforeEach(() => {
  served = {};
  folder = mkdtempSync(path.join(tmpdir(), 'taival-diffs-'));
  return () => rmSync(folder, { recursive: true });
});

function answer(response: ServerResponse, body: Buffer | string | undefined): void {
  if (body === undefined) response.writeHead(404).end();
  else response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': body.length }).end(body);
}

const state = (sequence: number, seconds: number): string =>
  `#made\nsequenceNumber=${sequence}\ntimestamp=${new Date(seconds * 1000).toISOString().replaceAll(':', '\\:')}\n`;

/** Publishes a diff beside the extract, and that it is the newest. */
function publishDiff(sequence: number, seconds: number, body: Buffer): void {
  const name = `/updates/000/004/${String(sequence).slice(-3)}`;
  served[`${name}.osc.gz`] = body;
  served[`${name}.state.txt`] = state(sequence, seconds);
  served['/updates/state.txt'] = state(sequence, seconds);
}

const replicationAt = (sequence: number, seconds: number) => ({
  sequence,
  seconds,
  baseUrl: `${upstream.url}/updates`,
});

describe('an extract', () => {
  const node = {
    kind: 'node',
    id: 1,
    version: 1,
    seconds: START,
    tags: {},
    lon: 250_000_000,
    lat: 610_000_000,
  } as const;
  const file = () => path.join(folder, 'finland.osm.pbf');
  const update = () =>
    updateByDiffs(new URL(`${upstream.url}/finland.osm.pbf`), file(), {
      progress: () => undefined,
      limits: { attempts: 1, retryDelayMs: 1, minBytes: 1 },
    });
  const day = (id: number): Buffer =>
    gzipSync(`<osmChange><create><node id="${id}" version="1" lat="61" lon="25"/></create></osmChange>`);
  const ids = async () => (await readEntities(file())).map(({ id }) => id);

  beforeEach(async () => {
    await writeExtract(file(), [node], replicationAt(FIRST, START));
    for (const days of [1, 2]) publishDiff(FIRST + days, START + days, day(1 + days));
  });

  test('is brought up to date by the diffs that it lacks, then by none', async () => {
    expect(await update()).toMatchObject({ is: 'updated', diffs: 2, file: { isNew: true } });
    expect(await ids()).toEqual([1, 2, 3]);
    expect(await update()).toMatchObject({ is: 'updated', diffs: 0, file: { isNew: false } });
    publishDiff(FIRST + 3, START + 3, day(4));
    expect(await update()).toMatchObject({ is: 'updated', diffs: 1 });
    expect(await ids()).toEqual([1, 2, 3, 4]);
    expect(readdirSync(folder)).toEqual(['finland.osm.pbf']);
  });

  test.each<readonly [what: string, reason: RegExp, spoil: () => void]>([
    ['that is missing', /HTTP status 404|404/, () => void delete served['/updates/000/004/123.osc.gz']],
    ['whose state is missing', /404/, () => void delete served['/updates/000/004/124.state.txt']],
    [
      'out of order',
      /diff 4124 is out of order/,
      () => void (served['/updates/000/004/124.state.txt'] = state(FIRST + 1, START + 1)),
    ],
    [
      'older than the one before',
      /diff 4124 is out of order/,
      () => void (served['/updates/000/004/124.state.txt'] = state(FIRST + 2, START - 9)),
    ],
    [
      'that is truncated',
      /holds no changes that can be read/,
      () => void (served['/updates/000/004/124.osc.gz'] = day(3).subarray(0, 40)),
    ],
    [
      'that is a page of an error',
      /holds no changes that can be read/,
      () => void (served['/updates/000/004/124.osc.gz'] = '<html><body>Service unavailable</body></html>'),
    ],
    ['whose newest state is HTML', /is no state file/, () => void (served['/updates/state.txt'] = '<html></html>')],
    [
      'before its own state',
      /end at 4100, before the file's own 4122/,
      () => void (served['/updates/state.txt'] = state(4100, START)),
    ],
    ['too far away', /40 diffs are missing/, () => void (served['/updates/state.txt'] = state(FIRST + 40, START))],
  ])('is fetched whole for a diff %s, and stays until then', async (_, reason, spoil) => {
    spoil();
    expect(await update()).toEqual({ is: 'whole', reason: expect.stringMatching(reason) });
    expect(await ids()).toEqual([1]);
    expect(readdirSync(folder)).toEqual(['finland.osm.pbf']);
  });

  test('is fetched whole without a word where it says nothing of diffs, or is not there', async () => {
    rmSync(file());
    expect(await update()).toEqual({ is: 'whole', reason: null });
  });

  test('takes no diffs of another server', async () => {
    await writeExtract(file(), [node], { ...replicationAt(FIRST, START), baseUrl: 'http://example.org/updates' });
    expect(await update()).toEqual({ is: 'whole', reason: 'its diffs are on another server, example.org' });
  });

  test('goes on after a process that died while it was written anew', async () => {
    writeFileSync(`${file()}.new`, 'half of it');
    mkdirSync(`${file()}.diffs`);
    expect(await update()).toMatchObject({ is: 'updated', diffs: 2 });
    expect(readdirSync(folder)).toEqual(['finland.osm.pbf']);
  });

  test('is announced by what it lacks', async () => {
    const config = readConfig({ DATA_DIR: folder, OSM_URL: `${upstream.url}/finland.osm.pbf` });
    mkdirSync(path.join(folder, 'downloads'));
    await writeExtract(path.join(folder, 'downloads', 'finland.osm.pbf'), [node], replicationAt(FIRST, START));
    expect(await plannedFiles(config, ['osm'], { update: true })).toEqual([
      `osm: 2 diffs of ${upstream.url}/updates/, 4123 to 4124.`,
    ]);
  });
});

const files = realFiles();
if (files === null) test.skip('real open data: ../shared/data does not lie beside the project', () => undefined);
else
  describe('twenty days of changes', { timeout: MINUTES }, () => {
    const databases: TestDatabase[] = [];
    const database = async (): Promise<Database> => {
      const made = await createTestDatabase();
      databases.push(made);
      return made.db;
    };
    afterAll(() => Promise.all(databases.map((one) => one.drop())));

    /** Imports what the server has into a database, with a data folder of its own. */
    function bringUpToDate(db: Database, name: string): Promise<CountryReport> {
      const config = readConfig({ DATA_DIR: path.join(folder, name), OSM_URL: `${upstream.url}/finland.osm.pbf` });
      return importCountry(db, {
        ...QUIETLY,
        config,
        sources: ['osm'],
        update: true,
        acceptLoss: true,
        replaceHeights: false,
        limits: { attempts: 1, minBytes: 1 },
      });
    }

    /** Publishes the whole extract as it is after some days. */
    async function publishExtract(days: MappingDays, sequence: number): Promise<void> {
      const file = path.join(folder, 'published.osm.pbf');
      served['/finland.osm.pbf'] = await writeExtract(file, days.entities, replicationAt(sequence, days.seconds));
    }

    // Issue "All of Finland": twenty made days of changes applied one by one equal one full import (tables compared)
    test('applied one by one, and several at once, equal one full import', async () => {
      const days = new MappingDays(await readEntities(files.suburb), START);
      served['/updates/state.txt'] = state(FIRST, START);
      await publishExtract(days, FIRST);
      const [byDiffs, whole] = [await database(), await database()];
      for (const [db, name] of [
        [byDiffs, 'diffs'],
        [whole, 'whole'],
      ] as const)
        expect((await bringUpToDate(db, name)).failures).toEqual([]);
      const before = await publicSet(byDiffs);
      // Each time comes after so many more days: publishing after each would take a minute.
      let day = 0;
      for (const more of [1, 1, 3, 5, 10]) {
        for (let one = 0; one < more; one += 1) {
          day += 1;
          publishDiff(FIRST + day, days.seconds, days.next());
        }
        const report = await bringUpToDate(byDiffs, 'diffs');
        const added = more === 1 ? '1 diff was added' : `${more} diffs were added`;
        expect([report.failures, report.done[0]]).toEqual([[], `osm: ${added}.`]);
      }
      expect(day).toBe(20);
      await publishExtract(days, FIRST + 20);
      rmSync(path.join(folder, 'whole', 'downloads'), { recursive: true });
      expect((await bringUpToDate(whole, 'whole')).failures).toEqual([]);
      const after = await publicSet(byDiffs);
      expect(after).not.toEqual(before);
      expect(after).toEqual(await publicSet(whole));
      expect(await baseTiles(byDiffs)).toEqual(await baseTiles(whole));
    });
  });

/** The base tiles that visitors see. */
async function baseTiles({ pool }: Database): Promise<unknown[]> {
  const { rows } = await pool.query(
    `SELECT DISTINCT ON (z, x, y) z, x, y, md5(body) AS body FROM base_tile
     WHERE tile_set <= (SELECT base_tile_set FROM data_set WHERE state = 'LIVE') ORDER BY z, x, y, tile_set DESC`,
  );
  return rows;
}
