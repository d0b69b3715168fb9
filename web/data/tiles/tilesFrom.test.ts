import { expect, test } from 'vitest';
import { tilesFrom } from './tilesFrom.ts';

const CDN = 'https://cdn.example/taival';
const SHALLOW = '/tiles/attractions/7/all/10/583/296.mvt';
const BESIDE = '/tiles/attractions/7/all/10/584/296.mvt';
const OTHER_VIEW = '/tiles/attractions/7/museum/10/583/296.mvt';
const DEEP = '/tiles/attractions/7/museum/13/4664/2368.mvt';
const DEEPER = '/tiles/attractions/8/all/14/9328/4736.mvt';
const BASE = '/tiles/base/e1.3/10/583/296.mvt';

type Answer = (signal: AbortSignal | null | undefined) => Response | Promise<Response>;

/** A page with this server and a CDN that answers by `elsewhere`, and the addresses that were fetched. */
function page(elsewhere: Record<string, Answer>) {
  const asked: string[] = [];
  let time = 0;
  const ask = tilesFrom(CDN, {
    ask: async (address, init) => {
      asked.push(address);
      if (!address.startsWith(CDN)) return new Response(`ours ${address}`);
      return (elsewhere[address.slice(CDN.length)] ?? (() => new Response('', { status: 404 })))(init?.signal);
    },
    now: () => time,
    patienceMs: 20,
  });
  return { ask, asked, textOf: async (path: string) => (await ask(path)).text(), wait: (ms: number) => (time += ms) };
}

const there = () => new Response('theirs');

test('a tile comes from the CDN that has it, under the same path', async () => {
  const { textOf, asked } = page({ [SHALLOW]: there, [BASE]: there });
  expect([await textOf(SHALLOW), await textOf(BASE)]).toEqual(['theirs', 'theirs']);
  expect(asked).toEqual([CDN + SHALLOW, CDN + BASE]);
});

test('a path that is not a tile goes to this server; the CDN gets a tile’s address without its query', async () => {
  const { textOf, asked } = page({ [SHALLOW]: there });
  await textOf('/saved/7/12/2331/1186.json');
  await textOf('/tiles/x.json');
  expect(await textOf(`${SHALLOW}?saved`)).toBe('theirs');
  expect(asked).toEqual(['/saved/7/12/2331/1186.json', '/tiles/x.json', CDN + SHALLOW]);
  expect(await textOf(`${BASE}?saved`)).toBe(`ours ${BASE}?saved`);
});

test('a missing tile is an empty one for places; of the base map this server is asked', async () => {
  const none = () => new Response(null, { status: 204, headers: { 'cache-control': 'public, max-age=60' } });
  const { ask, textOf } = page({ [SHALLOW]: none, [BASE]: none });
  const answer = await ask(SHALLOW);
  expect([answer.status, await answer.text(), answer.headers.get('cache-control')]).toEqual([
    200,
    '',
    'public, max-age=60',
  ]);
  expect(await textOf(BASE)).toBe(`ours ${BASE}`);
});

test('the CDN is asked once for deep zooms that it lacks, and still for the others', async () => {
  const { textOf, asked } = page({ [SHALLOW]: there });
  expect([await textOf(DEEP), await textOf(DEEPER), await textOf(SHALLOW)]).toEqual([
    `ours ${DEEP}`,
    `ours ${DEEPER}`,
    'theirs',
  ]);
  expect(asked).toEqual([CDN + DEEP, DEEP, DEEPER, CDN + SHALLOW]);
});

test('a CDN that has the deep zooms serves them too', async () => {
  const { textOf } = page({ [DEEP]: there, [DEEPER]: there });
  expect([await textOf(DEEP), await textOf(DEEPER)]).toEqual(['theirs', 'theirs']);
});

test('a missing archive is not asked for again for a while, that of another view is', async () => {
  const elsewhere: Record<string, Answer> = { [OTHER_VIEW]: there };
  const { textOf, asked, wait } = page(elsewhere);
  expect([await textOf(SHALLOW), await textOf(BESIDE), await textOf(OTHER_VIEW)]).toEqual([
    `ours ${SHALLOW}`,
    `ours ${BESIDE}`,
    'theirs',
  ]);
  expect(asked).toEqual([CDN + SHALLOW, SHALLOW, BESIDE, CDN + OTHER_VIEW]);
  elsewhere[BESIDE] = there;
  wait(11 * 60_000);
  expect(await textOf(BESIDE)).toBe('theirs');
});

test.each<[string, Answer]>([
  ['fails', () => Promise.reject(new TypeError('no network'))],
  ['answers 503', () => new Response('', { status: 503 })],
  [
    'does not answer',
    (signal) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  ],
])('a CDN that %s is not asked for a minute', async (_what, answer) => {
  const elsewhere: Record<string, Answer> = { [SHALLOW]: answer };
  const { textOf, asked, wait } = page(elsewhere);
  expect([await textOf(SHALLOW), await textOf(BASE)]).toEqual([`ours ${SHALLOW}`, `ours ${BASE}`]);
  expect(asked).toEqual([CDN + SHALLOW, SHALLOW, BASE]);
  elsewhere[SHALLOW] = there;
  wait(61_000);
  expect(await textOf(SHALLOW)).toBe('theirs');
});

test('an aborted request for a tile does not count as a failure of the CDN', async () => {
  const moved = new AbortController();
  const elsewhere: Record<string, Answer> = {
    [SHALLOW]: (signal) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    [BESIDE]: there,
  };
  const { ask, asked, textOf } = page(elsewhere);
  const gone = ask(SHALLOW, { signal: moved.signal });
  moved.abort();
  await expect(gone).rejects.toThrow();
  expect(await textOf(BESIDE)).toBe('theirs');
  expect(asked).toEqual([CDN + SHALLOW, CDN + BESIDE]);
});
