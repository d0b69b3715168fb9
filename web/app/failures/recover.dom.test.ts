import { expect, test } from 'vitest';
import { type Page, recover } from './recover.ts';

function page(entryNow: Page['entryNow'], entry: string | null = '/assets/index-1.js') {
  let reloads = 0;
  const made: Page = {
    entry,
    entryNow,
    loadedFor: new Set<string>(),
    reload: () => {
      reloads += 1;
    },
  };
  return { made, reloads: () => reloads };
}

// Issue "In the pocket": A new version is offered, never forced; a stale tab recovers by itself; what an older
//   version saved still opens
test('a page whose build is gone loads itself anew, once', async () => {
  const { made, reloads } = page(async () => '/assets/index-2.js');
  await recover(made);
  await recover(made);
  expect(reloads()).toBe(1);
});

test('and once more for the build after that', async () => {
  let now = '/assets/index-2.js';
  const { made, reloads } = page(async () => now);
  await recover(made);
  now = '/assets/index-3.js';
  await recover(made);
  expect(reloads()).toBe(2);
});

test('a page is not loaded anew without end while two builds answer by turns', async () => {
  const [first, second] = ['/assets/index-1.js', '/assets/index-2.js'];
  let now = second;
  const { made, reloads } = page(async () => now, first);
  for (let turn = 0; turn < 3; turn++) {
    await recover({ ...made, entry: first });
    now = first;
    await recover({ ...made, entry: second });
    now = second;
  }
  expect(reloads()).toBe(2);
});

test.each([
  ['has the same build', async () => '/assets/index-1.js'],
  ['cannot be asked', () => Promise.reject(new TypeError('failed'))],
  ['answers something else', async () => null],
])('a page stays where the server %s', async (_what, entryNow) => {
  const { made, reloads } = page(entryNow);
  await recover(made);
  expect(reloads()).toBe(0);
});
