import { afterEach, expect, test, vi } from 'vitest';
import { fetchPicture, quarterOf } from './fetchPicture.ts';

const TILE = '/tiles/elevation/a/14/9300/4745.webp';
const PARENT = '/tiles/elevation/a/13/4650/2372.webp';
const { signal } = new AbortController();

/** What the network answers, by path; a path without an answer finds no network. */
function network(answers: Readonly<Record<string, Response>>): void {
  vi.stubGlobal('fetch', async (url: string) => {
    const answer = answers[url];
    if (answer === undefined) throw new TypeError('Failed to fetch');
    return answer;
  });
}

afterEach(() => vi.unstubAllGlobals());

test('a picture is that of the tile, and empty where there is no tile', async () => {
  network({ [TILE]: new Response('heights') });
  const { data } = await fetchPicture(TILE, signal);
  expect([await data.text(), quarterOf(data)]).toEqual(['heights', undefined]);
  network({ [TILE]: new Response('', { status: 404 }), [PARENT]: new Response('heights') });
  expect((await fetchPicture(TILE, signal)).data.size).toBe(0);
});

test('without a network a quarter of the tile one zoom out stands for it', async () => {
  network({ [PARENT]: new Response('farther heights') });
  const { data } = await fetchPicture(TILE, signal);
  expect([await data.text(), quarterOf(data)]).toEqual(['farther heights', [0, 1]]);
});

test('without both it is empty, and where the server fails it fails', async () => {
  network({});
  expect((await fetchPicture(TILE, signal)).data.size).toBe(0);
  network({ [TILE]: new Response('', { status: 503 }), [PARENT]: new Response('farther heights') });
  await expect(fetchPicture(TILE, signal)).rejects.toThrow('503');
  network({ [PARENT]: new Response('farther heights') });
  await expect(fetchPicture(TILE, AbortSignal.abort(new Error('ended')))).rejects.toThrow('ended');
});
