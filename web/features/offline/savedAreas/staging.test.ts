import { afterEach, expect, test, vi } from 'vitest';
import { SAVED_CACHE } from '#common/offline/savedArea.ts';
import { MemoryCaches } from '#web/test/memoryCaches.ts';
import { publishStaged } from './staging.ts';
import { STAGING_CACHE } from './stagingCache.ts';

const FILES = ['1', '2'].map((name) => ({ from: `/tiles/${name}`, to: `/saved/tiles/${name}` }));

afterEach(() => vi.unstubAllGlobals());

test('staged files are published; for a missing one, an earlier version does not count', async () => {
  const memory = new MemoryCaches();
  vi.stubGlobal('caches', memory);
  const [staging, saved] = [await memory.open(STAGING_CACHE), await memory.open(SAVED_CACHE)];
  await saved.put('/saved/tiles/1', new Response('old'));
  await staging.put('/tiles/2', new Response('2'));
  await expect(publishStaged(FILES)).rejects.toThrow('/tiles/1');
  expect(await (await saved.match('/saved/tiles/1'))?.text()).toBe('old');
  // The next attempt fetches it anew.
  await staging.put('/tiles/1', new Response('1'));
  await publishStaged([...FILES, ...FILES]);
  expect([memory.paths(STAGING_CACHE), memory.paths(SAVED_CACHE)]).toEqual([[], ['/saved/tiles/1', '/saved/tiles/2']]);
});
