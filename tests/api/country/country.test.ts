import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { updateData } from '#api/import/country/updateJob.ts';
import { readConfig } from '#api/platform/config.ts';
import { openDatabase } from '#api/platform/db/database.ts';
import { logInto } from '../../support/logInto.ts';
import { type CommandResult, removeDataDir, runData } from '../../support/product.ts';
import { publicSet } from '../../support/publicSet.ts';
import { type RealFiles, realFiles } from '../../support/realData.ts';
import { startUpstream, type Upstream } from '../../support/services/upstream.ts';

// `npm run data -- finland` as its operator runs it, against a server on this machine that has the real files.
const MINUTES = 300_000;
const ALL = ['finland', '--only', 'municipalities,places,osm,lipas,lois'];
const KILLS = 10;
const files = realFiles();

if (files === null) test.skip('real open data: ../shared/data does not lie beside the project', () => undefined);
else describe('all of Finland', { timeout: MINUTES }, () => countryCases(files));

interface Served {
  readonly body: Buffer;
  readonly type: string;
}

/** LIPAS v2 as its API answers it, in pages. */
function lipasPage(items: readonly unknown[], url: URL): string {
  const size = Number(url.searchParams.get('page-size'));
  const page = Number(url.searchParams.get('page'));
  const pages = Math.max(1, Math.ceil(items.length / size));
  return JSON.stringify({
    items: items.slice((page - 1) * size, page * size),
    pagination: { 'current-page': page, 'page-size': size, 'total-items': items.length, 'total-pages': pages },
  });
}

function countryCases({ municipalities, placeNames, suburb, lipas }: RealFiles): void {
  const dirs: string[] = [];
  const folder = (name: string): string => {
    const dir = path.join('.data', `test-country-${process.pid}-${name}`);
    dirs.push(dir);
    removeDataDir(dir);
    return dir;
  };
  const extract = readFileSync(suburb);
  const good: Readonly<Record<string, Served>> = {
    '/finland.osm.pbf': { body: extract, type: 'application/octet-stream' },
    '/finland.osm.pbf.md5': {
      body: Buffer.from(`${createHash('md5').update(extract).digest('hex')}  finland.osm.pbf\n`),
      type: 'text/plain',
    },
    '/boundaries': { body: readFileSync(municipalities), type: 'application/json' },
    '/places': { body: readFileSync(placeNames), type: 'application/json' },
  };
  const documents: unknown = JSON.parse(readFileSync(lipas, 'utf8'));
  const sites: readonly unknown[] = Array.isArray(documents) ? documents.slice(0, 150) : [];
  let upstream: Upstream;
  let env: Record<string, string>;

  /** Answers with the files, but for what `bad` answers itself. */
  const serving =
    (bad: (url: URL, response: ServerResponse) => boolean = () => false) =>
    (request: IncomingMessage, response: ServerResponse, url: URL): void => {
      if (bad(url, response)) return;
      if (url.pathname.startsWith('/v2/')) {
        const items = url.pathname === '/v2/sports-sites' ? sites : [];
        response.writeHead(200, { 'content-type': 'application/json' }).end(lipasPage(items, url));
        return;
      }
      const served = good[url.pathname];
      if (served === undefined) return void response.writeHead(404).end();
      const etag = `"${createHash('md5').update(served.body).digest('hex')}"`;
      if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end();
      const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0);
      const rest = served.body.subarray(from);
      const range =
        from === 0 ? {} : { 'content-range': `bytes ${from}-${served.body.length - 1}/${served.body.length}` };
      const head = { etag, 'content-type': served.type, 'content-length': rest.length, ...range };
      response.writeHead(from === 0 ? 200 : 206, head).end(rest);
    };

  beforeAll(async () => {
    upstream = await startUpstream(serving());
    env = {
      OSM_URL: `${upstream.url}/finland.osm.pbf`,
      BOUNDARIES_URL: `${upstream.url}/boundaries`,
      PLACES_URL: `${upstream.url}/places`,
      LIPAS_URL: `${upstream.url}/v2`,
    };
  });
  afterAll(() => {
    upstream.close();
    dirs.forEach(removeDataDir);
  });

  /** The published set, without the ids that a sequence gave: a run that was killed used some up. */
  async function published(dataDir: string): Promise<unknown[]> {
    const db = await openDatabase(readConfig({ DATA_DIR: dataDir }));
    try {
      return (await publicSet(db)).map(({ id: _id, ...place }) => place);
    } finally {
      await db.close();
    }
  }

  const reported = ({ stdout }: CommandResult): string[] =>
    stdout.split('\n').filter((line) => line !== '' && !/^(?: {2}|\d+ records were skipped|building)/.test(line));
  const complaints = ({ stderr }: CommandResult): string[] =>
    stderr.split('\n').filter((line) => line.includes('stays as it was'));

  let whole: unknown[] = [];
  let first: string;

  test('is one command and one version', async () => {
    first = folder('whole');
    const result = await runData(first, ALL, env);
    expect(complaints(result)).toEqual([]);
    expect(reported(result)).toEqual([
      expect.stringMatching(/^osm: \d+ records read, \d+ new, 0 changed, 0 vanished\.$/),
      'lipas: 150 records read, 150 new, 0 changed, 0 vanished.',
      'lois: 0 records read, 0 new, 0 changed, 0 vanished.',
      expect.stringMatching(/^Version 2 is live with \d+ places\.$/),
    ]);
    expect(result.code).toBe(0);
    expect(upstream.agents.every((agent) => agent.startsWith('Taival/'))).toBe(true);
    whole = await published(first);
    expect(whole.length).toBeGreaterThan(500);
  });

  test('brought up to date reads only what has changed', async () => {
    const before = upstream.asked.length;
    const result = await runData(first, [...ALL, '--update'], env);
    expect(result.code).toBe(0);
    expect(reported(result)).toEqual([
      'lipas: 150 records read, 0 new, 0 changed, 0 vanished.',
      'lois: 0 records read, 0 new, 0 changed, 0 vanished.',
      'Nothing changed: the live version stays.',
    ]);
    // The checksum alone shows that the extract has not changed.
    expect(upstream.asked.slice(before)).not.toContain('/finland.osm.pbf');
  });

  test('is brought up to date by a job in a process of its own, which logs what was done', async () => {
    const lines: string[] = [];
    const log = logInto(lines);
    const signal = new AbortController().signal;
    const outside = { WIKIPEDIA_URL: `${upstream.url}/{lang}`, WIKIDATA_URL: upstream.url, DATA_DIR: first };
    const update = updateData({ log, isAsked: true, signal, env: { ...env, ...outside } });
    // Nobody answers for the encyclopedia: the job fails, and is tried again.
    await expect(update).rejects.toThrow('the update of the data ended with 1');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      {
        level: 50,
        msg: 'the update of the data failed',
        code: 1,
        lines: expect.arrayContaining([
          'Nothing changed: the live version stays.',
          expect.stringMatching(/^wikipedia stays as it was: /),
        ]),
      },
    ]);
  });

  test('lists what it would fetch, and fetches nothing', async () => {
    const result = await runData(folder('dry'), ['finland', '--dry-run'], env);
    expect(reported(result)).toEqual([
      expect.stringMatching(/^municipalities: http:\S+\/boundaries \(\d+\.\d MB\)\.$/),
      expect.stringMatching(/^places: http:\S+\/places \(\d+\.\d MB\)\.$/),
      expect.stringMatching(/^osm: http:\S+\/finland\.osm\.pbf \(0\.1 MB\)\.$/),
      'elevation: no MML_API_KEY is configured.',
      expect.stringMatching(/^lipas: http:\S+\/v2, page by page\.$/),
      expect.stringMatching(/^lois: http:\S+\/v2, page by page\.$/),
    ]);
  });

  /** Imports all while the sources are bad; what the command complains of. */
  async function complaintsWith(...bad: readonly ((url: URL, response: ServerResponse) => boolean)[]) {
    upstream.answer(serving((url, response) => bad.some((answers) => answers(url, response))));
    try {
      const result = await runData(first, ALL, env);
      expect(result.code).toBe(1);
      return complaints(result);
    } finally {
      upstream.answer(serving());
    }
  }

  test('sources that cannot be used are left unchanged, each with a sentence', async () => {
    const found = await complaintsWith(otherChecksum, cutBoundaries, otherLipas);
    expect(found.toSorted()).toEqual([
      expect.stringMatching(/^lipas stays as it was: Page 1 of .* is not an answer of LIPAS v2/),
      expect.stringMatching(/^municipalities stays as it was: .* is cut short/),
      expect.stringMatching(/^osm stays as it was: .* is not the file that its checksum is of$/),
    ]);
    expect(await published(first)).toEqual(whole);
  });

  test('an extract that is a page of HTML leaves only that source unchanged', async () => {
    expect(await complaintsWith(pageForExtract)).toEqual([
      expect.stringMatching(/^osm stays as it was: .* answered with a page instead of a file$/),
    ]);
    expect(await published(first)).toEqual(whole);
  });

  test(`killed at ${KILLS} moments it goes on, and ends with the same set`, async () => {
    const dir = folder('killed');
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const moment = 300 + Math.random() * 700 * kill;
      await runData(dir, ALL, env, (child) => void delay(moment).then(() => child.kill('SIGKILL')));
    }
    const result = await runData(dir, ALL, env);
    expect([complaints(result), result.code]).toEqual([[], 0]);
    expect(await published(dir)).toEqual(whole);
  });
}

function otherChecksum(url: URL, response: ServerResponse): boolean {
  if (url.pathname !== '/finland.osm.pbf.md5') return false;
  response.end('0'.repeat(32));
  return true;
}

function pageForExtract(url: URL, response: ServerResponse): boolean {
  if (url.pathname.endsWith('.md5')) return (response.writeHead(404).end(), true);
  if (url.pathname !== '/finland.osm.pbf') return false;
  response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sorry</h1>');
  return true;
}

function cutBoundaries(url: URL, response: ServerResponse): boolean {
  if (url.pathname !== '/boundaries') return false;
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"features": [');
  return true;
}

function otherLipas(url: URL, response: ServerResponse): boolean {
  if (!url.pathname.startsWith('/v2/sports-sites')) return false;
  response.writeHead(200, { 'content-type': 'application/json' }).end('[]');
  return true;
}
