import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { openFiles } from '#api/platform/files/files.ts';
import { projectRoot } from '#api/platform/paths.ts';
import { controlled } from '../../scripts/lib/serviceWorkers.ts';
import { type Product, removeDataDir, startProduct } from '../support/product.ts';
import { type ArchiveServer, startArchiveServer } from '../support/services/archiveServer.ts';
import { drawnWithin, standsStill } from './drawnMap.ts';
import { cachedPaths } from './installedPage.ts';
import { test } from './undrawn.ts';
import { find, openMiddleOfMap } from './visitor.ts';

// Tiles made ahead out of the store, by a server before it that knows nothing of the product (TILES_URL).
const DATA_DIR = '.data/e2e-elsewhere';
const HELSINKI = [24.945, 60.168] as const;

let product: Product;
let archives: ArchiveServer;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  removeDataDir(DATA_DIR);
  archives = await startArchiveServer(await openFiles({ dataDir: path.join(projectRoot, DATA_DIR), bucket: null }));
  product = await startProduct({
    dataDir: DATA_DIR,
    env: { BASEMAP: 'auto', TILES_URL: archives.url, STARTER: 'full' },
  });
  await expect.poll(areMade, { timeout: 180_000 }).toBe(true);
});

test.afterAll(async () => {
  await product.stop();
  archives.close();
  removeDataDir(DATA_DIR);
});

test.beforeEach(() => archives.refuse(false));

test.use({ viewport: { width: 920, height: 640 } });

const tiles = async () => {
  const answer = await fetch(`${product.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ dataSet { version baseTiles { tiles } } }' }),
  });
  const { data }: { data: { dataSet: { version: number; baseTiles: { tiles: string } } } } = await answer.json();
  return data.dataSet;
};

/** Whether the job has made the archives of the starter set. */
async function areMade(): Promise<boolean> {
  const { version, baseTiles } = await tiles();
  const paths = [`/tiles/attractions/${version}/all/4/9/4.mvt`, baseTiles.tiles.replace('{z}/{x}/{y}', '4/9/4')];
  const answers = await Promise.all(paths.map(async (one) => (await fetch(archives.url + one)).status));
  return answers.every((status) => status === 200);
}

async function open(page: Page, zoom: number, [lon, lat]: readonly [number, number]): Promise<readonly string[]> {
  const ours: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin === product.url && url.pathname.startsWith('/tiles/')) ours.push(url.pathname);
  });
  await page.addInitScript(() => sessionStorage.setItem('taival.map', 'exposed'));
  await page.goto(`${product.url}/v/map/museum?pos=${zoom},${lon},${lat}`);
  await standsStill(page);
  return ours;
}

async function roads(page: Page): Promise<number> {
  const [lon, lat] = HELSINKI;
  const drawn = await drawnWithin(page, [lon - 0.02, lat - 0.01], [lon + 0.02, lat + 0.01]);
  return drawn.filter(({ sourceLayer }) => sourceLayer === 'roads').length;
}

test('the map is drawn from there, without a tile of ours but those around the extract', async ({ page }) => {
  const before = archives.answered.length;
  const ours = await open(page, 11.5, HELSINKI);
  expect(await roads(page)).toBeGreaterThan(0);
  const { version } = await tiles();
  await expect
    .poll(() =>
      archives.answered.slice(before).filter((line) => line.startsWith(`200 /tiles/attractions/${version}/museum/`)),
    )
    .not.toEqual([]);
  expect(archives.answered.slice(before).filter((line) => line.startsWith('200 /tiles/base/'))).not.toEqual([]);
  const lacking = archives.answered.slice(before).filter((line) => line.startsWith('204 /tiles/base/'));
  expect(ours.filter((one) => !lacking.includes(`204 ${one}`))).toEqual([]);
});

test('deep zooms come from this server, and their places open', { tag: '@drawn' }, async ({ page }) => {
  const place = await find(page, 'Ateneum', product.url);
  const ours = await open(page, 15, place.pt);
  await openMiddleOfMap(page, new RegExp(`/v/map/${place.id}\\b`));
  expect(ours.filter((one) => /^\/tiles\/attractions\/\d+\/museum\/14\//.test(one))).not.toEqual([]);
});

test('a server that refuses is replaced by ours', async ({ page }) => {
  archives.refuse(true);
  const ours = await open(page, 11.5, HELSINKI);
  expect(await roads(page)).toBeGreaterThan(0);
  expect(ours.filter((one) => one.startsWith('/tiles/base/'))).not.toEqual([]);
});

test.describe('an installed page', () => {
  test.use({ serviceWorkers: 'allow' });

  test('caches tiles from there under our addresses, and draws them without a network', async ({ page }) => {
    await open(page, 11.5, HELSINKI);
    await controlled(page);
    await page.reload();
    await standsStill(page);
    const cachedTiles = async () =>
      (await cachedPaths(page)).filter((one) => /^\/tiles\/(base|attractions\/museum)\//.test(one));
    await expect.poll(async () => (await cachedTiles()).length, { timeout: 60_000 }).toBeGreaterThan(3);
    await page.context().setOffline(true);
    await page.reload();
    await standsStill(page);
    expect(await roads(page)).toBeGreaterThan(0);
    await page.context().setOffline(false);
  });
});
