import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { wantLookUp } from '#api/domain/photos/commons/commonsSql.ts';
import { photoLookUp } from '#api/domain/photos/commons/lookUp.ts';
import { commonsService } from '#api/outside/commons/commonsService.ts';
import { createLog, type Log } from '#api/platform/log.ts';
import { DAY_MS, MINUTE_MS } from '#common/time.ts';
import { madeCommons, type MadeFile } from '../../support/made/madeCommons.ts';
import { makeImage } from '../../support/made/madeImages.ts';
import { quarters } from '../../support/made/madePictures.ts';
import { publishMade } from '../../support/made/madePlaces.ts';
import { globalId } from '../../support/schemaWalk.ts';
import { type Answering, sending, startUpstream, type Upstream } from '../../support/services/upstream.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';
import { loggedIn, makeUser, type Visitor } from '../../support/visitors.ts';
import { act } from '../moderation/asked.ts';

// Issue "What a visitor meets": Commons against a loopback server with the API's documented answers: no picture or a
// right one, never an error.

const TIMEOUT_MS = 400;
const [TAGGED, BY_ITEM, BY_ARTICLE, RENAMED, ALSO_TAGGED] = [7001, 7002, 7003, 7004, 7005];

let server: TestServer;
let admin: Visitor;
let service: Upstream;
let elsewhere: Upstream;
let photo: Buffer;

beforeAll(async () => {
  server = await startTestServer();
  photo = await quarters({ width: 800, height: 600 }).jpeg().toBuffer();
  service = await startUpstream(madeCommons({ files: {} }));
  await publishMade(server.db, 1, [
    place(TAGGED, { commons: 'File:A.jpg' }),
    place(BY_ITEM, {}, 'Q1'),
    place(BY_ARTICLE, { wikipedia: 'fi:Evo' }),
    place(RENAMED, { commons: 'File:Old.jpg' }),
    place(ALSO_TAGGED, { commons: 'File:A.jpg' }, 'Q1'),
  ]);
  await makeUser(server.db, { email: 'admin@example.org', username: 'Valvoja', role: 'ADMIN' });
  admin = await loggedIn(server.url, 'admin@example.org');
  elsewhere = await startUpstream(sending(photo, 'image/jpeg'));
}, 90_000);
afterAll(async () => {
  service.close();
  elsewhere.close();
  await server.stop();
});
beforeEach(async () => {
  await server.db.pool.query('DELETE FROM image; DELETE FROM commons_lookup; DELETE FROM commons_takedown');
});

const place = (id: number, properties: Record<string, string>, wikidata?: string) => ({
  id,
  name: `Paikka ${id}`,
  category: 'tourism/viewpoint',
  position: [24.94, 60.17] as const,
  properties,
  ...(wikidata !== undefined && { wikidata }),
});

const counted = { failed: 0 };

/** A process of jobs. */
function process({ log = createLog('silent'), now = Date.now }: { log?: Log; now?: () => number } = {}) {
  const { db, files } = server;
  const address = {
    commonsUrl: service.url,
    wikipediaUrl: `${service.url}/{lang}`,
    wikidataUrl: service.url,
    publicUrl: 'https://taival.example',
  };
  counted.failed = 0;
  return photoLookUp({
    db,
    files,
    jobs: { enqueue: async () => undefined },
    log,
    commons: commonsService(address, { timeoutMs: TIMEOUT_MS, downloadMs: TIMEOUT_MS }),
    health: { worked: () => undefined, failed: () => void (counted.failed += 1) },
    now,
  });
}

const body = z.object({
  images: z.array(
    z.object({
      id: z.number(),
      filename: z.string(),
      size: z.tuple([z.number(), z.number()]),
      credit: z.record(z.string(), z.unknown()).optional(),
    }),
  ),
});

async function photosOf(id: number) {
  const answer = await fetch(`${server.url}/api/query/attractions/${id}`);
  return body.parse(await answer.json()).images;
}

/** The photos of a place that names `A.jpg`, after a run. */
async function shownOf(files: Readonly<Record<string, MadeFile>>, answering?: Answering) {
  service.answer(answering ?? madeCommons({ files }));
  await process()();
  return photosOf(TAGGED);
}

describe('a place has the photos that it names', () => {
  test('by tag, item and article, each with author, licence and the page of its file', async () => {
    const files = { 'A.jpg': { bytes: photo }, 'Linna.jpg': { bytes: photo }, 'Järvi 1.jpg': { bytes: photo } };
    service.answer(madeCommons({ files, items: { Q1: 'Linna.jpg' }, articles: { 'fi:Evo': 'Järvi_1.jpg' } }));
    expect(await process()()).toBe(5);
    const counts = await Promise.all(
      [TAGGED, BY_ITEM, ALSO_TAGGED, RENAMED].map(async (id) => (await photosOf(id)).length),
    );
    expect(counts).toEqual([1, 1, 2, 0]);
    // The one of the tag comes first.
    expect((await photosOf(ALSO_TAGGED))[0]?.credit?.['pageUrl']).toContain('File:A.jpg');
    const article = await photosOf(BY_ARTICLE);
    expect(article[0]).toMatchObject({
      size: [800, 600],
      credit: {
        author: 'Aino',
        licence: 'CC BY-SA 4.0',
        licenceUrl: 'https://creativecommons.org/licenses/by-sa/4.0/',
        pageUrl: 'https://commons.wikimedia.org/wiki/File:J%C3%A4rvi_1.jpg',
      },
    });
    const thumb = await fetch(`${server.url}/thumbs/${BY_ARTICLE}/${article[0]?.filename}_200sq.avif`);
    expect([thumb.status, thumb.headers.get('content-type')]).toEqual([200, 'image/avif']);
    expect(service.agents.every((agent) => agent.includes('(+https://taival.example)'))).toBe(true);
  });

  test('behind our own', async () => {
    await shownOf({ 'A.jpg': { bytes: photo } });
    await makeImage(server.db.pool, server.files, { attractionId: TAGGED, seed: 3, width: 300, height: 200 });
    const [first, second] = await photosOf(TAGGED);
    expect([first?.credit, second?.credit?.['author']]).toEqual([undefined, 'Aino']);
  });

  test('once: a second run asks for nothing, and what a visitor opened comes first in the next', async () => {
    service.answer(madeCommons({ files: { 'A.jpg': { bytes: photo } } }));
    await wantLookUp(server.db.pool, RENAMED);
    const before = service.asked.length;
    const run = process();
    expect([await run(), await run()]).toEqual([5, 0]);
    expect(service.asked[before]).toContain('Old.jpg');
  });

  test('no more when the file is gone there', async () => {
    expect(await shownOf({ 'A.jpg': { bytes: photo } })).toHaveLength(1);
    await server.db.pool.query(`UPDATE commons_lookup SET looked_at = now() - interval '90 days'`);
    service.answer(madeCommons({ files: {} }));
    await process()();
    expect(await photosOf(TAGGED)).toEqual([]);
  });
});

describe('a photo is shown rightly or not at all', () => {
  test.each<[string, Partial<MadeFile>]>([
    ['without an author', { author: null }],
    ['whose author is nobody', { author: '<span lang="en">Unknown author</span>' }],
    ['without a licence', { licence: null }],
    ['of an unknown licence', { licence: 'gfdl' }],
    ['that must not be changed', { licence: 'cc-by-nd-4.0' }],
    ['that is too small', { size: [300, 200] }],
    ['of another type', { mime: 'image/svg+xml' }],
    ['that is a page', { bytes: Buffer.from('<!doctype html><script>alert(1)</script>') }],
    ['that is damaged', { bytes: Buffer.from('ffd8ffe000104a464946', 'hex') }],
    ['on an inner address', { url: 'http://169.254.169.254/a.jpg' }],
  ])('not one %s', async (_what, file) => {
    expect(await shownOf({ 'A.jpg': { bytes: photo, ...file } })).toEqual([]);
    expect(counted.failed).toBe(0);
  });

  test('not one on a host of others, which is not asked', async () => {
    expect(await shownOf({ 'A.jpg': { bytes: photo, url: `${elsewhere.url}/a.jpg` } })).toEqual([]);
    expect(elsewhere.asked).toEqual([]);
  });

  test('not one that cannot be encoded: the place does without, is logged once, and holds up no other', async () => {
    service.answer(madeCommons({ files: { 'A.jpg': { bytes: photo } } }));
    const warned: string[] = [];
    const log = Object.assign(createLog('silent'), { warn: (_: object, message: string) => warned.push(message) });
    const run = process({ log });
    const encoders: Sharp = sharp.prototype;
    const avif = vi.spyOn(encoders, 'avif').mockImplementationOnce(() => {
      throw new Error('the encoder does not take it');
    });
    const counts = [await run(), await run()];
    avif.mockRestore();
    expect(counts).toEqual([5, 0]);
    const shown = await Promise.all([TAGGED, ALSO_TAGGED].map(async (id) => (await photosOf(id)).length));
    expect(shown.toSorted()).toEqual([0, 1]);
    expect(warned).toEqual(['a file of Wikimedia Commons could not be encoded']);
    expect(counted.failed).toBe(0);
  });

  test('not one that is missing there', async () => {
    expect(await shownOf({})).toEqual([]);
  });

  test('an author in HTML is named in plain words', async () => {
    const author =
      '<a href="//x.example" onclick="alert(1)">Aino &amp; Co</a><script>alert(1)</script>\n<b>Finland</b>';
    const [image] = await shownOf({ 'A.jpg': { bytes: photo, author } });
    expect(image?.credit?.['author']).toBe('Aino & Co Finland');
  });

  test('one of 4,000 px is made smaller', async () => {
    const bytes = await quarters({ width: 4000, height: 3000 }).jpeg().toBuffer();
    const [image] = await shownOf({ 'A.jpg': { bytes, size: [4000, 3000] } });
    expect(image?.size).toEqual([2560, 1920]);
  });

  test('one under another name is found', async () => {
    const files = { 'Old.jpg': { bytes: photo, redirectsTo: 'A.jpg' }, 'A.jpg': { bytes: photo } };
    await shownOf(files);
    const [image] = await photosOf(RENAMED);
    expect(image?.credit?.['pageUrl']).toBe('https://commons.wikimedia.org/wiki/File:A.jpg');
  });

  test.each<[string, Answering]>([
    ['is slow', () => undefined],
    ['answers 429', (_request, response) => void response.writeHead(429, { 'retry-after': '600' }).end()],
    ['is broken', sending('', 'text/plain', 503)],
  ])('none while the service %s; it is left alone, and asked again later', async (_what, answering) => {
    expect(await shownOf({}, answering)).toEqual([]);
    expect(counted.failed).toBe(1);
    service.answer(madeCommons({ files: { 'A.jpg': { bytes: photo } } }));
    await process()();
    expect(await photosOf(TAGGED)).toHaveLength(1);
  });

  test('rests after a failure and after all is done do not outlast a clock that is set back', async () => {
    let time = Date.now() + 2 * DAY_MS;
    const run = process({ now: () => time });
    const working = madeCommons({ files: {} });
    service.answer((_request, response) => void response.writeHead(429, { 'retry-after': '600' }).end());
    await run();
    service.answer(working);
    time += 9 * MINUTE_MS;
    expect(await run()).toBe(0);
    time -= DAY_MS;
    expect(await run()).toBe(5);
    // All is done: new places are looked up a day later.
    await server.db.pool.query('DELETE FROM commons_lookup');
    time += DAY_MS - 2 * MINUTE_MS;
    expect(await run()).toBe(0);
    time -= DAY_MS;
    expect(await run()).toBe(5);
  });

  test.each<[string, Answering]>([
    ['no JSON', sending('{"query":', 'application/json')],
    ['a page', sending('<html>', 'text/html')],
    ['another form', sending('{"query":{"pages":7}}', 'application/json')],
    ['a way elsewhere', (_request, response) => void response.writeHead(302, { location: elsewhere.url }).end()],
  ])('none when the service answers %s', async (_what, answering) => {
    expect(await shownOf({}, answering)).toEqual([]);
  });
});

describe('a photo that moderators take down', () => {
  test.each([
    ['rejecting', (id: string) => act(admin, 'rejectImages', { ids: [id], reason: 'Väärä paikka' })],
    ['deleting', (id: string) => act(admin, 'deleteImage', { id })],
  ])('by %s it is gone from all places, and is not fetched again', async (_how, takeBack) => {
    const [image] = await shownOf({ 'A.jpg': { bytes: photo } });
    expect(await photosOf(ALSO_TAGGED)).toHaveLength(1);
    await takeBack(globalId('Image', image?.id ?? 0));
    expect([await photosOf(TAGGED), await photosOf(ALSO_TAGGED)]).toEqual([[], []]);
    // As if the second place were new.
    await server.db.pool.query('DELETE FROM commons_lookup');
    await server.db.pool.query('DELETE FROM image WHERE attraction_id = $1', [ALSO_TAGGED]);
    await process()();
    expect([await photosOf(TAGGED), await photosOf(ALSO_TAGGED)]).toEqual([[], []]);
  });

  test('while it is being downloaded is not shown', async () => {
    const title = 'A.jpg';
    const answering = madeCommons({ files: { [title]: { bytes: photo } } });
    const downloading: Answering = async (request, response, url) => {
      if (url.pathname.startsWith('/files/'))
        await server.db.prisma.commonsTakedown.createMany({ data: [{ title }], skipDuplicates: true });
      answering(request, response, url);
    };
    expect(await shownOf({}, downloading)).toEqual([]);
  });
});
