import { afterEach, expect, test, vi } from 'vitest';
import { MemoryCaches } from '#web/test/memoryCaches.ts';
import { openLoad } from './load.ts';

afterEach(() => vi.unstubAllGlobals());

test('the size is that of the files in bytes, whatever their letters', async () => {
  vi.stubGlobal('caches', new MemoryCaches());
  const ask = async () => new Response('"Ääkköset"');
  const load = await openLoad({ signal: new AbortController().signal, ask }, 2, () => undefined);
  expect(await load.json('/a')).toBe('Ääkköset');
  expect(await load.bytesOf('/b')).toBe(13);
  expect(load.bytes()).toBe(26);
});
