// Issue "In the pocket": Offline by use: shell, visited places, lists, tiles, thumbs
import { describe, expect, test } from 'vitest';
import { NetworkFirst } from './networkFirst.ts';

const text = async (response: Promise<Response>) => (await response).text();
const cached = async () => new Response('kept');
const nothing = async () => undefined;
const never = new Promise<Response>(() => undefined);

/** A clock whose waits end when the test calls `pass`; `asked` lists their lengths. */
function clock() {
  const waits: { readonly ms: number; readonly end: () => void }[] = [];
  const after = (ms: number) => new Promise<void>((end) => waits.push({ ms, end: () => end() }));
  return { after, waits, asked: () => waits.map(({ ms }) => ms), pass: () => waits.at(-1)?.end() };
}

describe('with a network', () => {
  test('the network answers, also with a failure of the server itself', async () => {
    const network = new NetworkFirst(clock().after);
    expect(await text(network.answer('page', Promise.resolve(new Response('new')), cached))).toBe('new');
    expect((await network.answer('page', Promise.resolve(new Response('', { status: 500 })), cached)).status).toBe(500);
  });

  test('that takes longer than 3 s, the cached answer is given; without one, the network is waited for', async () => {
    const { after, pass, asked } = clock();
    const first = new NetworkFirst(after).answer('page', never, cached);
    pass();
    expect(await text(first)).toBe('kept');
    expect(asked()).toEqual([3000]);
    let arrive: (response: Response) => void = () => undefined;
    const slow = new Promise<Response>((resolve) => {
      arrive = resolve;
    });
    const second = new NetworkFirst(after).answer('page', slow, nothing);
    pass();
    arrive(new Response('new'));
    expect(await text(second)).toBe('new');
  });
});

describe('without a network', () => {
  test('the cached answer is given at once, also when only a gateway answers', async () => {
    const network = new NetworkFirst(clock().after);
    expect(await text(network.answer('page', Promise.reject(new TypeError('failed')), cached))).toBe('kept');
    expect(await text(network.answer('page', Promise.resolve(new Response('gateway', { status: 504 })), cached))).toBe(
      'kept',
    );
  });

  test('a public answer that is another page, as that of a network that asks for a login, counts as none', async () => {
    const network = new NetworkFirst(clock().after);
    const portal = () => Promise.resolve(new Response('<h1>Log in</h1>', { headers: { 'content-type': 'text/html' } }));
    expect(await text(network.answer('answer', portal(), cached))).toBe('kept');
    expect(await text(network.answer('page', portal(), cached))).toBe('<h1>Log in</h1>');
    expect(await text(network.answer('answer', Promise.resolve(Response.json('new')), cached))).toBe('"new"');
  });

  test('a request without a cached answer fails as it would without the worker', async () => {
    const network = new NetworkFirst(clock().after);
    await expect(network.answer('page', Promise.reject(new TypeError('failed')), nothing)).rejects.toThrow('failed');
    expect((await network.answer('page', Promise.resolve(new Response('', { status: 502 })), nothing)).status).toBe(
      502,
    );
  });

  test('patience is short until an answer arrives', async () => {
    const { after, asked, pass } = clock();
    const network = new NetworkFirst(after);
    await network.answer('page', Promise.reject(new TypeError('failed')), cached);
    const second = network.answer('page', never, cached);
    pass();
    await second;
    await network.answer('page', Promise.resolve(new Response('new')), cached);
    await network.answer('page', Promise.resolve(new Response('new')), cached);
    expect(asked()).toEqual([3000, 500, 500, 3000]);
  });
});
