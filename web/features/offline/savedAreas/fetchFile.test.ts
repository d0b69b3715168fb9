import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ConnectionError } from '#web/data/requestErrors.ts';
import { fetchFile } from './fetchFile.ts';
import { NewVersionError } from './savedErrors.ts';

const broken = () => new Response(new ReadableStream({ start: (body) => body.error(new TypeError('network error')) }));
const fetching = () => ({ signal: new AbortController().signal, pause: async () => undefined });

/** Answers in turn. */
function answering(...answers: (() => Response | Promise<Response>)[]) {
  const fetched = vi.fn(async () => (answers.shift() ?? (() => new Response('none', { status: 500 })))());
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

beforeEach(() => {
  // As in the oldest browsers that the build is for.
  vi.spyOn(AbortSignal, 'any').mockImplementation(() => {
    throw new TypeError('AbortSignal.any is not a function');
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a file of an area', () => {
  test('comes whole', async () => {
    answering(() => new Response('tile', { headers: { 'content-type': 'text/plain' } }));
    const file = await fetchFile('/a', fetching());
    expect([await file.text(), file.headers.get('content-type')]).toEqual(['tile', 'text/plain']);
  });

  test('that breaks off in the middle is fetched again', async () => {
    const fetched = answering(broken, () => new Response('tile'));
    expect(await (await fetchFile('/a', fetching())).text()).toBe('tile');
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  test('that breaks off each time is no file', async () => {
    answering(broken, broken, broken);
    await expect(fetchFile('/a', fetching())).rejects.toThrow(ConnectionError);
  });

  test.each([429, 503])('that a busy server refuses (%i) is asked for again when it says so', async (status) => {
    const fetched = answering(
      () => new Response(null, { status, headers: { 'retry-after': '5' } }),
      () => new Response('tile'),
    );
    const pause = vi.fn(async () => undefined);
    expect(await (await fetchFile('/a', { ...fetching(), pause })).text()).toBe('tile');
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(pause).toHaveBeenCalledWith(5_000);
  });

  test('that is not there any more is not asked for again', async () => {
    const fetched = answering(() => new Response(null, { status: 404 }));
    await expect(fetchFile('/a', fetching())).rejects.toThrow(NewVersionError);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test('is given up when nobody wants it', async () => {
    const wanting = new AbortController();
    vi.stubGlobal(
      'fetch',
      (_path: string, { signal }: { signal: AbortSignal }) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    );
    const file = fetchFile('/a', { ...fetching(), signal: wanting.signal });
    wanting.abort();
    await expect(file).rejects.toThrow(/abort/i);
  });
});
