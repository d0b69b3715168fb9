import type { Page } from '@playwright/test';
import { controlled } from '../../scripts/lib/serviceWorkers.ts';
import type { Deployed } from './deployed.ts';
import { CACHED_PATHS, cachedPaths, ready, test } from './installedPage.ts';
import { expect, find, firstCard } from './visitor.ts';

test.use({ serviceWorkers: 'allow' });

const heading = (page: Page) => page.getByRole('article').getByRole('heading', { level: 1 });

const offline = [
  { how: 'without a network', cut: (page: Page, _deployed: Deployed) => page.context().setOffline(true) },
  { how: 'with a server that nobody reaches', cut: async (_page: Page, deployed: Deployed) => deployed.down() },
  { how: 'with a network that answers nothing', cut: async (_page: Page, deployed: Deployed) => deployed.hang() },
] as const;

for (const { how, cut } of offline) {
  // Issue "In the pocket": Offline by use: shell, visited places, lists, tiles, thumbs
  test(`visited pages open again ${how}, also in another tab`, async ({ page, deployed, context }) => {
    const { id } = await find(page, 'Hämeen linna');
    await page.goto(`/v/place/${id}`);
    await expect(heading(page)).toContainText('Hämeen linna');
    await ready(page);
    await page.goto('/v/place');
    await expect(firstCard(page)).toBeVisible();
    await expect
      .poll(async () => (await cachedPaths(page)).filter((path) => path.startsWith('/graphql')).length)
      .toBeGreaterThan(1);

    await cut(page, deployed);
    await page.reload();
    await expect(firstCard(page)).toBeVisible();
    const other = await context.newPage();
    await other.goto(`${deployed.url}/v/place/${id}`);
    await expect(heading(other)).toContainText('Hämeen linna');
    // Never seen, and yet a page of the program.
    await other.goto(`${deployed.url}/v/help`);
    await expect(other.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  });
}

// Issue "In the pocket": Offline by use: shell, visited places, lists, tiles, thumbs
test('what the browser deletes of its own accord is fetched again, and nothing fails meanwhile', async ({
  page,
  deployed,
}) => {
  await page.goto('/v/place/museum');
  await ready(page);
  // The times by which cached files are evicted.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('IndexedDB.deleteDatabase', {
    securityOrigin: deployed.url,
    databaseName: 'workbox-expiration',
  });
  await page.evaluate(async () => {
    for (const name of await caches.keys()) if (name.includes('precache')) await caches.delete(name);
  });
  await page.reload();
  await expect(firstCard(page)).toBeVisible();
  await expect.poll(() => cachedPaths(page)).toContainEqual(expect.stringContaining('/shell.html'));
  deployed.down();
  await page.goto('/v/help');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/v/place/museum');
  await expect(firstCard(page)).toBeVisible();
});

// Issue "In the pocket": Offline by use: shell, visited places, lists, tiles, thumbs
test('a visited list can be read offline before its program runs and says so; other pages are the shell', async ({
  page,
  deployed,
}) => {
  await page.goto('/v/place/museum');
  await ready(page);
  await expect.poll(() => cachedPaths(page)).toContain('/v/place/museum');
  deployed.down();
  const html = await (await page.goto('/v/place/museum?pwa=1'))?.text();
  expect(html).toMatch(/<main class="early-page">.*href="\/v\/place\/\d+"/);
  expect(html).toMatch(/id="taival-data" data-kept="\d{4}-\d\d-\d\dT[^"]+"/);
  await expect(firstCard(page)).toBeVisible();
  const unseen = await (await page.goto('/v/place/nature'))?.text();
  expect(unseen).toContain('id="root"');
  expect(unseen).not.toContain('early-page');
});

// Issue "In the pocket": Offline by use: shell, visited places, lists, tiles, thumbs
test(
  'the visited map opens again offline: places, base map, and all that draws them',
  { tag: '@map' },
  async ({ page, deployed }) => {
    await page.goto('/v/map?pos=12,24.44,61');
    await expect(page.locator('canvas.maplibregl-canvas')).toHaveAttribute('tabindex', /./, { timeout: 90_000 });
    await ready(page);
    await expect
      .poll(async () => (await cachedPaths(page)).filter((path) => path.startsWith('/tiles/attractions/')).length, {
        timeout: 60_000,
      })
      .toBeGreaterThan(0);
    await expect
      .poll(async () => (await cachedPaths(page)).filter((path) => path.startsWith('/tiles/base/')).length, {
        timeout: 60_000,
      })
      .toBeGreaterThan(0);
    deployed.down();
    const failed: string[] = [];
    page.on('requestfailed', (request) => request.method() === 'GET' && failed.push(new URL(request.url()).pathname));
    await page.reload();
    await expect(page.locator('canvas.maplibregl-canvas')).toHaveAttribute('tabindex', /./, { timeout: 90_000 });
    expect(failed.filter((path) => CACHED_PATHS.test(path))).toEqual([]);
  },
);

// Issue "In the pocket": Offline by use: shell, visited places, lists, tiles, thumbs
test(
  'tiles and thumbnails never loaded come from saved areas: every view has all places, the page filters',
  { tag: '@map' },
  async ({ page, deployed }) => {
    await page.goto('/v/place');
    await controlled(page);
    const saved = ['/saved/tiles/base/9/1/1.mvt', '/saved/tiles/attractions/all/9/1/1.mvt', '/thumbs/5/x_240.jpg'];
    await page.evaluate(async (paths) => {
      const cache = await caches.open('taival-saved-v1');
      for (const path of paths) await cache.put(path, new Response(path));
    }, saved);
    deployed.down();
    const asked = [
      '/tiles/base/e1.0/9/1/1.mvt',
      '/tiles/attractions/7/all/9/1/1.mvt',
      '/thumbs/5/x_240.jpg',
      '/tiles/attractions/7/museum/9/1/1.mvt',
      '/tiles/base/e1.0/9/2/1.mvt',
    ];
    const answers = await page.evaluate(
      (paths) =>
        Promise.all(
          paths.map((path) =>
            fetch(path).then(
              (response) => response.text(),
              () => null,
            ),
          ),
        ),
      asked,
    );
    expect(answers).toEqual([...saved, '/saved/tiles/attractions/all/9/1/1.mvt', null]);
  },
);

// Issue "In the pocket": Nothing that is somebody's own is kept where the worker answers from
test('nothing is cached but the program and public data', { tag: '@map' }, async ({ page }) => {
  await page.goto('/v/map');
  await ready(page);
  const strangers = (await cachedPaths(page)).filter((path) => !CACHED_PATHS.test(path.replace(/\?.*/, '')));
  expect(strangers).toEqual([]);
  const said = await page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name !== 'taival-precache-v1');
    const caches_ = await Promise.all(names.map((name) => caches.open(name)));
    const responses = await Promise.all(caches_.map((cache) => cache.matchAll()));
    return responses.flat().map(({ headers }) => headers.get('cache-control') ?? '');
  });
  expect(said.length).toBeGreaterThan(0);
  expect(said.filter((text) => !text.includes('public') || /private|no-store/.test(text))).toEqual([]);
});
