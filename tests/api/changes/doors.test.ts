import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweep } from '#api/domain/jobs/sweep.ts';
import { DAY_MS } from '#common/time.ts';
import { publishMade } from '../../support/made/madePlaces.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';
import { askChanges } from './mirror.ts';

let server: TestServer;

const HOUR = 3_600_000;
/** When step `n` was, counted in hours. */
const AT = (n: number) => new Date(Date.parse('2026-01-01T00:00:00Z') + n * HOUR).toISOString();

beforeAll(async () => {
  server = await startTestServer();
  const place = (id: number, name: string) =>
    ({ id, name, category: 'tourism/museum', position: [24.9 + id / 100, 60.1] }) as const;
  await publishMade(server.db, 1, [place(1, 'Museo & talo')]);
  await publishMade(server.db, 3, [
    place(1, 'Museo & talo'),
    { ...place(2, 'Linna'), nameSv: 'Slottet' },
    place(3, 'Piilo'),
    place(4, 'Paja'),
  ]);
  await server.db.pool.query(
    `INSERT INTO change_step (step, version, reason, at) VALUES (10, 1, 'PUBLISH', $1), (11, 2, 'PUBLISH', $2),
       (12, 3, 'PUBLISH', $3)`,
    [AT(10), AT(11), AT(12)],
  );
  await server.db.pool.query(
    `INSERT INTO place_change (step, id, kind, fields, merged_into, lon, lat, category) VALUES
       (11, 1, 'CHANGED', 1, NULL, 24.91, 60.1, 'tourism/museum'),
       (12, 1, 'CHANGED', 16, NULL, 24.91, 60.1, 'tourism/museum'),
       (11, 2, 'ADDED', 0, NULL, 24.92, 60.1, 'tourism/museum'),
       (12, 2, 'CHANGED', 1, NULL, 24.92, 60.1, 'tourism/museum'),
       (12, 3, 'CHANGED', 1, NULL, 24.93, 60.1, 'tourism/museum'),
       (11, 4, 'GONE', 0, NULL, 24.94, 60.1, 'amenity/cafe'), (12, 4, 'ADDED', 0, NULL, 24.94, 60.1, 'amenity/cafe')`,
  );
  await server.db.pool.query('INSERT INTO hidden_identity VALUES (3)');
}, 60_000);

afterAll(() => server.stop());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/api/query/${path}`, { headers });

test('lists each place once, with its changes since a version summed up', async () => {
  const { from, to, changes, next } = await askChanges(server.url, { since: '1' });
  expect({ from, to, next }).toEqual({ from: { version: 1, at: AT(10) }, to: { version: 3, at: AT(12) }, next: null });
  const newest = { version: 3, at: AT(12) };
  expect(changes).toEqual([
    { id: 1, kind: 'changed', fields: ['name', 'pos'], ...newest },
    { id: 2, kind: 'added', ...newest },
    // Hidden by a moderator.
    { id: 3, kind: 'gone', ...newest },
    // It was away: any field may have changed.
    { id: 4, kind: 'changed', ...newest },
  ]);
});

test('lists the changes after a time, in pages', async () => {
  const first = await askChanges(server.url, { since: AT(11.5), limit: '2' });
  expect(first.changes).toMatchObject([
    { id: 1, fields: ['pos'] },
    { id: 2, kind: 'changed' },
  ]);
  const second = await askChanges(server.url, { cursor: first.next ?? '', limit: '2' });
  expect(second).toMatchObject({
    from: first.from,
    to: first.to,
    changes: [{ id: 3 }, { id: 4, kind: 'added' }],
    next: null,
  });
  expect((await askChanges(server.url, { since: second.to.at })).changes).toEqual([]);
  expect((await askChanges(server.url, {})).to).toEqual(second.to);
});

test.each([
  ['since=tomorrow', 'since', 'invalid'],
  ['since=4', 'since', 'outOfRange'],
  [`since=2999-01-01T00:00:00Z`, 'since', 'outOfRange'],
  ['since=1&limit=0', 'limit', 'outOfRange'],
  ['since=1&cursor=x', 'cursor', 'invalid'],
  [`cursor=${btoa('[0,12,11,1]')}`, 'cursor', 'invalid'],
])('refuses %s', async (query, parameterName, detail) => {
  const response = await get(`changes?${query}`);
  expect([response.status, await response.json()]).toEqual([400, { parameterName, detail }]);
});

test.each(['since=0', 'since=2025-12-31T00:00:00Z', `cursor=${btoa('[0,1,12,1]')}`])(
  'says to read everything anew where the changes are not stored: %s',
  async (query) => {
    const response = await get(`changes?${query}`);
    expect(response.status).toBe(410);
    expect(await response.json()).toEqual({
      message: 'tooOld',
      explanation: expect.stringContaining('read all places'),
    });
  },
);

test('is sent again only when something changed', async () => {
  const response = await get('changes?since=1', { origin: 'https://elsewhere.example' });
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  const again = await get('changes?since=1', { 'if-none-match': response.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
});

test('a feed lists the changes of a box, a category or a place, without hidden places', async () => {
  const titles = async (query: string) => {
    const response = await get(`changes.atom?${query}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/atom+xml; charset=utf-8',
    ]);
    return [...(await response.text()).matchAll(/<entry>.*?<title>(.*?)<\/title>/g)].map(([, title]) => title);
  };
  expect(await titles('id=1&lang=en')).toEqual(['Changed: Museo &amp; talo', 'Changed: Museo &amp; talo']);
  expect(await titles('category=tourism/museum&lang=sv')).toEqual([
    'Ändrad: Museo &amp; talo',
    'Ändrad: Slottet',
    'Ändrad: Museo &amp; talo',
    'Ny: Slottet',
  ]);
  expect(await titles('bounds=24.915,60,24.945,60.2')).toEqual([
    'Muuttunut: Linna',
    'Uusi: Paja',
    'Uusi: Linna',
    'Poistunut: Paja',
  ]);
  expect(await titles('id=3')).toEqual([]);
  expect((await get('changes.atom')).status).toBe(400);
});

test('a feed says of a place that has left its box or category that it is gone from it', async () => {
  await server.db.pool.query(
    `INSERT INTO place_change (step, id, kind, fields, lon, lat, category, from_lon, from_lat, from_category)
     VALUES (10, 2, 'CHANGED', 20, 24.92, 60.1, 'tourism/museum', 25.5, 60.1, 'amenity/cafe')`,
  );
  const entry = async (query: string) => {
    const text = await (await get(`changes.atom?${query}`)).text();
    return /<entry>(?:(?!<entry>).)*#10-2<.*?<\/entry>/.exec(text)?.[0] ?? '';
  };
  for (const filter of ['bounds=25.4,60,25.6,60.2', 'category=amenity/cafe']) {
    expect(await entry(filter)).toMatch(/<title>Poistunut syötteestä: Linna<.*<category term="gone"\/>.*Kohde ei enää/);
    expect(await entry(`${filter}&lang=sv`)).toMatch(/<title>Borttagen ur flödet: Slottet<.*hör inte längre till/);
    expect(await entry(`${filter}&lang=en`)).toMatch(/<title>Gone from this feed: Linna<.*no longer belongs to/);
  }
  // Where it has come to, and in the feed of the place itself, it was changed.
  for (const filter of ['bounds=24.915,60,24.945,60.2', 'id=2'])
    expect(await entry(filter)).toMatch(/<title>Muuttunut: Linna<.*<category term="changed"\/>/);
});

test('changes older than 400 days are deleted, except those of the current version', async () => {
  await sweep(server.db, new Date(Date.parse(AT(11)) + 400 * DAY_MS + 1));
  expect(await server.db.pool.query('SELECT step FROM change_step').then(({ rows }) => rows)).toEqual([{ step: 12 }]);
  expect((await get('changes?since=1')).status).toBe(410);
  await sweep(server.db, new Date(Date.parse(AT(12)) + 500 * DAY_MS));
  expect((await askChanges(server.url, { since: '3' })).changes).toEqual([]);
});
