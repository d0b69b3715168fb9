import { afterEach, expect, test, vi } from 'vitest';
import { inOneTab, unlessBusy } from './locks.ts';

afterEach(() => vi.unstubAllGlobals());

/** Locks of a browser where another tab holds `held`. */
function holding(held: string) {
  const request = async (name: string, ...[options, work]: [unknown, ((lock: unknown) => unknown)?]) =>
    typeof options === 'function' ? options({ name }) : work?.(name === held ? null : { name });
  vi.stubGlobal('navigator', { locks: { request } });
}

test('work that another tab is at is not begun a second time; other work is', async () => {
  holding('a');
  expect(await unlessBusy('a', async () => 'done', 'busy')).toBe('busy');
  expect(await unlessBusy('b', async () => 'done', 'busy')).toBe('done');
  expect(await inOneTab('b', async () => 'done')).toBe('done');
});

test('in a browser without locks work begins at once', async () => {
  vi.stubGlobal('navigator', {});
  expect(await unlessBusy('a', async () => 'done', 'busy')).toBe('done');
  expect(await inOneTab('a', async () => 'done')).toBe('done');
});
