import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { rollback } from '#api/import/publish/rollback.ts';
import type { Source, SourceRecord } from '#api/import/records/record.ts';
import { publicSets } from '#api/platform/db/publicSets.ts';
import { ID_RANGES } from '#common/places/attractionId.ts';
import { makeImage } from '../../support/made/madeImages.ts';
import { EVERYWHERE, laavu, lipasLaavu } from '../../support/made/madeRecords.ts';
import { emptyDatabase, importOf } from '../../support/publishing.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';
import { loggedIn, makeUser, type Visitor, visitorOf } from '../../support/visitors.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const LIPAS_LAAVU = ID_RANGES.lipas + 11;

let server: TestServer;
let who: Visitor;

beforeAll(async () => {
  server = await startTestServer();
  await makeUser(server.db, { email: 'yksi@example.org', username: 'Yksi' });
  who = await loggedIn(server.url, 'yksi@example.org');
});

afterAll(() => server.stop());

/** Visitors see what was published within a second; here at once. */
const see = () => publicSets(server.db, Date.now(), 0);

async function publish(source: Source, records: readonly SourceRecord[]): Promise<void> {
  await importOf(server.db, source, records, EVERYWHERE, true);
  await see();
}

async function goBack(): Promise<void> {
  await rollback(server.db);
  await see();
}

beforeEach(async () => {
  await emptyDatabase(server.db);
  await publish('osm', [laavu(1, 25, 'Haukkalampi'), laavu(2, 26, 'Koli')]);
  await publish('lipas', [lipasLaavu(11, 27, 'Haukkalampi')]);
  for (const [attractionId, type, text] of [
    [1, 'GOOD', 'Ensin'],
    [2, 'TODO', 'Koli-muistio'],
    [LIPAS_LAAVU, 'BEST', 'Sitten'],
  ] as const) {
    expect((await who.rest('POST', '/api/favourites/', { attractionId, type })).status).toBe(200);
    expect((await who.rest('PUT', '/api/notes/', { attractionId, text })).status).toBe(200);
    expect((await who.rest('POST', '/api/comments/', { attractionId, text: `Kommentti: ${text}` })).status).toBe(200);
  }
  const own = await who.rest('POST', '/api/userattractions/', { name: 'Mökki', category: 'own', pos: [25, 61] });
  expect([own.status, own.body]).toMatchObject([200, { name: 'Mökki' }]);
});

const favourite = z.object({
  attractionId: z.number(),
  type: z.string(),
  name: z.string(),
  clientAttraction: z.object({ id: z.number() }).nullable(),
});

/** What the list of favourites shows: id, type, name, and whether the place is there. */
async function favourites() {
  const { body } = await who.rest('GET', '/api/favourites/');
  return z
    .array(favourite)
    .parse(body)
    .map(({ attractionId, type, name, clientAttraction }) => [attractionId, type, name, clientAttraction?.id ?? null]);
}

const detail = async (id: number) => {
  const { status, body } = await who.rest('GET', `/api/query/attractions/${id}`);
  return { status, body };
};

describe('what people have added', () => {
  const before = [
    [LIPAS_LAAVU, 'BEST', 'Haukkalampi', LIPAS_LAAVU],
    [2, 'TODO', 'Koli', 2],
    [1, 'GOOD', 'Haukkalampi', 1],
  ];

  // Issue "What people add": An import in between keeps all of it attached; what vanished from its source still shows
  //   as possibly removed
  test('stays where it is when a new data set brings nothing new', async () => {
    await publish('osm', [laavu(1, 25, 'Haukkalampi'), laavu(2, 26, 'Koli'), laavu(3, 28, 'Uusi')]);
    expect(await favourites()).toEqual(before);
    expect(await detail(2)).toMatchObject({
      status: 200,
      body: { note: 'Koli-muistio', favourites: { TODO: 1 }, comments: [{ text: 'Kommentti: Koli-muistio' }] },
    });
    expect((await who.rest('GET', '/api/userattractions/')).body).toMatchObject([{ name: 'Mökki' }]);
  });

  // Issue "What people add": An import in between keeps all of it attached; what vanished from its source still shows
  //   as possibly removed
  test('on a vanished place stays: a favourite shows its last known name, as possibly removed', async () => {
    await publish('osm', [laavu(1, 25, 'Haukkalampi')]);
    expect(await detail(2)).toEqual({ status: 404, body: { message: 'gone' } });
    expect(await favourites()).toEqual([before[0], [2, 'TODO', 'Koli', null], before[2]]);
    const { body } = await who.graphql(
      `{ viewer { favourites { edges { node { name attraction { attractionId } } } } note(attractionId: 2) { text }
        comments { edges { node { text } } } } }`,
    );
    expect(body).toMatchObject({
      data: {
        viewer: {
          favourites: { edges: [{}, { node: { name: 'Koli', attraction: null } }, {}] },
          note: { text: 'Koli-muistio' },
          comments: { edges: [{}, { node: { text: 'Kommentti: Koli-muistio' } }, {}] },
        },
      },
    });
    await publish('osm', [laavu(1, 25, 'Haukkalampi'), laavu(2, 26, 'Kolin laavu')]);
    expect(await favourites()).toEqual([before[0], [2, 'TODO', 'Kolin laavu', 2], before[2]]);
  });

  test('raises the rank of a place in the next data set, that of both where two places become one', async () => {
    const qualityOf = async (id: number) => z.object({ quality2: z.number() }).parse((await detail(id)).body).quality2;
    const [one, unmarked] = [await qualityOf(1), await qualityOf(2)];
    await who.rest('POST', '/api/favourites/', { attractionId: 2, type: 'BAD' });
    await publish('osm', [laavu(1, 25, 'Haukkalampi'), laavu(2, 26, 'Koli'), laavu(3, 28, 'Uusi')]);
    const marked = await qualityOf(1);
    expect([marked > one, await qualityOf(2)]).toEqual([true, unmarked]);
    await publish('lipas', [lipasLaavu(11, 25, 'Haukkalampi')]);
    // Being known to two sources alone is worth one.
    expect(await qualityOf(1)).toBeGreaterThan(marked + 1.5);
  });

  test('raises the rank by the photos that everybody sees, those of both where two places become one', async () => {
    const qualityOf = async (id: number) => z.object({ quality2: z.number() }).parse((await detail(id)).body).quality2;
    // What has not changed is not published again.
    const withNew = (id: number) =>
      publish('osm', [laavu(1, 25, 'Haukkalampi'), laavu(2, 26, 'Koli'), laavu(id, 28, `Uusi ${id}`)]);
    const photo = (attractionId: number, seed: number, state: 'PENDING' | 'APPROVED') =>
      makeImage(server.db.pool, server.files, { seed, attractionId, width: 300, height: 200, state });
    await withNew(3);
    const [bare, other] = [await qualityOf(1), await qualityOf(2)];
    await photo(1, 1, 'APPROVED');
    await photo(2, 2, 'PENDING');
    await withNew(4);
    const one = await qualityOf(1);
    expect([one > bare, await qualityOf(2)]).toEqual([true, other]);
    await publish('lipas', [lipasLaavu(11, 25, 'Haukkalampi')]);
    const together = await qualityOf(1);
    await photo(LIPAS_LAAVU, 3, 'APPROVED');
    await withNew(5);
    expect(await qualityOf(1)).toBeGreaterThan(together);
  });

  // Issue "What people add": An import in between keeps all of it attached; what vanished from its source still shows
  //   as possibly removed
  test('on a place that vanished is at the place again after a rollback', async () => {
    await publish('osm', [laavu(1, 25, 'Haukkalampi')]);
    await goBack();
    expect(await favourites()).toEqual(before);
    expect(await detail(2)).toMatchObject({ status: 200, body: { note: 'Koli-muistio', favourites: { TODO: 1 } } });
  });

  // Issue "What people add": An import in between keeps all of it attached; what vanished from its source still shows
  //   as possibly removed
  test('on two places that turn out to be one is there once: the newer favourite and note, all comments', async () => {
    await publish('lipas', [lipasLaavu(11, 25, 'Haukkalampi')]);
    expect(await favourites()).toEqual([[1, 'BEST', 'Haukkalampi', 1], before[1]]);
    for (const id of [1, LIPAS_LAAVU]) {
      expect(await detail(id)).toMatchObject({
        status: 200,
        body: {
          id: 1,
          note: 'Sitten',
          favourites: { BEST: 1, GOOD: 0 },
          comments: [{ text: 'Kommentti: Sitten' }, { text: 'Kommentti: Ensin' }],
        },
      });
    }
    expect((await visitorOf(server.url).rest('GET', '/api/query/attractions/1')).body).toMatchObject({
      favourites: { BEST: 1, GOOD: 0 },
      note: null,
    });
  });

  // Issue "What people add": An import in between keeps all of it attached; what vanished from its source still shows
  //   as possibly removed
  test('on two places that were one is where it was after a rollback, with what changed meanwhile', async () => {
    await publish('lipas', [lipasLaavu(11, 25, 'Haukkalampi')]);
    await goBack();
    expect(await favourites()).toEqual(before);
    expect(await detail(1)).toMatchObject({
      body: { note: 'Ensin', favourites: { GOOD: 1 }, comments: [{ text: 'Kommentti: Ensin' }] },
    });
    await publish('lipas', [lipasLaavu(11, 25, 'Haukkalampi')]);
    await who.rest('PUT', '/api/notes/', { attractionId: LIPAS_LAAVU, text: 'Uusin' });
    await goBack();
    expect((await detail(1)).body).toMatchObject({ note: 'Uusin' });
    expect((await detail(LIPAS_LAAVU)).body).toMatchObject({ note: 'Sitten' });
  });
});
