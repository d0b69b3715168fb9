import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, expect, test, vi } from 'vitest';
import { browserDatabase } from './database.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('a storage that does not answer rejects after some seconds; what it opens later is used', async () => {
  // A tab of an older build that does not let go.
  const held = await openDB('silent', 1);
  const database = browserDatabase('silent', [() => undefined, () => undefined]);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const failed = expect(database.open()).rejects.toThrow('does not answer');
  await vi.advanceTimersByTimeAsync(5000);
  await failed;
  vi.useRealTimers();
  held.close();
  expect((await database.open()).version).toBe(2);
  await database.close();
});

test('a storage that fails once is asked again', async () => {
  const database = browserDatabase('blocked', [() => undefined]);
  vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await expect(database.open()).rejects.toThrow('blocked');
  expect((await database.open()).version).toBe(1);
});
